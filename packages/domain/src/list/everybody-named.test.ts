import fc from 'fast-check';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anyIdNumber } from '../../test/arbitraries.ts';
import { numRuns } from '../../test/runs.ts';
import { corpusDirectory } from '../../test/sheet-corpus.ts';
import { day } from '../calendar/day.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';

// The law of both pages: whoever is named with a number, or by name where it is said who leaves, stays or comes, is in a row.

const directory = corpusDirectory(join(import.meta.dirname, '../../../../corpus'));
const today = day('2026-11-26');

const rowsOf = (kind: 'add' | 'off', text: string) =>
  readAs(kind, readPasted(text, { today, directory, kind }), { today, text, directory }).rows;

const names = fc.constantFrom(
  ...'陈斌强 丁斌 陈静 谢静强 刘伟丽 吴丽 林佳桂 程琪娟 高玉娜 罗家兵 邓英 袁霞平 苏杰静 徐秀磊 韩波华 于琪军 唐敏丽 许磊娟 欧阳娜娜'.split(
    ' ',
  ),
);
const comers = fc.constantFrom(
  ...'王海波 刘春燕 田大勇 钱小红 石磊磊 江大海 曾庆阳 邱小凤 武文斌'.split(' '),
);
const number = anyIdNumber('1970-01-01', '2004-01-01');

/** Lines of whom a message of starters names without a number. */
const lines: readonly ((one: string) => string)[] = [
  (one) => `${one}办了离职，干到月底`,
  (one) => `${one}上个礼拜六走的，忘报了`,
  (one) => `然后${one}今天干完就不做了哈`,
  (one) => `另外${one}也走，29号最后一天，没人顶`,
  (one) => `${one}28号离职`,
  (one) => `${one}昨天走了，宿舍也退了`,
  (one) => `${one}上周五就没来了`,
  (one) => `${one}上个月就没来了`,
  (one) => `走的：${one}`,
  (one) => `走了一个，${one}，昨天走的`,
  (one) => `小高（${one}）明天做完最后一天就走了，老张也说想走，还没定下来先别动`,
  (one) => `${one}前天报的离职取消，人还在`,
  (one) => `${one}请一周假，不是离职，别停`,
  (one) => `${one}又说不走了，别停她的`,
  (one) => `还有一个叫${one}，证件明天给你`,
  (one) => `第三个叫${one}他的身份证还没给我 明天给你`,
];

/** The same under a head. */
const headed: readonly ((one: string) => string)[] = [
  (one) => `离职\n${one} 11.28`,
  (one) => `离职：\n${one} 同上`,
  (one) => `减员\n1、${one}`,
];

const sent = fc
  .record({
    starters: fc.uniqueArray(fc.record({ name: comers, id: number }), {
      minLength: 1,
      maxLength: 3,
      selector: ({ name }) => name,
    }),
    others: fc.uniqueArray(fc.record({ name: names, of: fc.constantFrom(...lines) }), {
      minLength: 1,
      maxLength: 3,
      selector: ({ name }) => name,
    }),
    last: fc.option(fc.constantFrom(...headed), { nil: undefined }),
    above: fc.boolean(),
  })
  .map(({ starters, others, last, above }) => {
    const come = starters.map(({ name, id }) => `${name} ${id}`);
    const rest = others.map(({ name, of }) => of(name));
    return {
      named: [...starters, ...others].map(({ name }) => name).concat(last === undefined ? [] : ['蒋霞桂']),
      text: [
        '江阴长江机械 后天到岗 普工',
        ...(above ? [...rest, ...come] : [...come, ...rest]),
        ...(last === undefined ? [] : [last('蒋霞桂')]),
      ].join('\n'),
    };
  });

/** + who comes, and - who goes. */
const signed = fc
  .record({
    starters: fc.uniqueArray(fc.record({ name: comers, id: number }), {
      minLength: 1,
      maxLength: 3,
      selector: ({ name }) => name,
    }),
    leavers: fc.uniqueArray(
      fc.record({ name: names, said: fc.constantFrom(' 11/28', ' 做到28号', ' 上周五就没来了', '') }),
      {
        minLength: 1,
        maxLength: 3,
        selector: ({ name }) => name,
      },
    ),
  })
  .map(({ starters, leavers }) => ({
    named: [...starters, ...leavers].map(({ name }) => name),
    text: [
      '领导 两个厂一起报',
      '【立峰注塑】',
      ...starters.map(({ name, id }) => `+ ${name} ${id} 普工 11.29`),
      '【连云港港城】',
      ...leavers.map(({ name, said }) => `- ${name}${said}`),
    ].join('\n'),
  }));

describe('nobody is missing', () => {
  it.each(['add', 'off'] as const)(
    'B3 whom a message names without a number, and nobody else is hit by the words about them: %s',
    (kind) => {
      fc.assert(
        fc.property(fc.oneof(sent, signed), ({ named, text }) => {
          const rows = rowsOf(kind, text);
          const found = rows.map(({ values }) => values.name);
          for (const name of named) expect(found, text).toContain(name);
          // Who comes is kept back on no page for adding, and taken off on none for removing.
          for (const { intent, values } of rows.filter((row) => row.values.idcard !== undefined))
            expect(kind === 'add' ? ['none'] : ['start', 'unclear'], `${values.name} of ${text}`).toContain(
              intent?.kind ?? 'none',
            );
        }),
        { numRuns },
      );
    },
    600_000,
  );
});
