import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paste } from '../../test/list-world.ts';
import { type Person, persons, said, way } from '../../test/message-world.ts';
import { numRuns } from '../../test/runs.ts';
import type { ListReading, ListRow } from './table.ts';

const patience = 300_000;

const keyOf = ({ values, intent, doubts = [] }: ListRow) =>
  JSON.stringify([values, intent?.kind, intent?.of, doubts.map(({ field }) => field).toSorted()]);
const keysOf = ({ rows }: Pick<ListReading, 'rows'>) => rows.map(keyOf);

describe('what makes no difference', () => {
  const list = fc.record({
    all: persons(5),
    of: way,
    head: fc.constantFrom('苏州精工明天进人', '宁波港务 12月1号 装卸', '苏州精工：'),
    words: fc.array(said, { minLength: 5, maxLength: 5 }),
  });
  const textOf = ({
    all,
    of,
    head,
    words,
  }: {
    all: readonly Person[];
    of: (one: Person) => string;
    head: string;
    words: readonly string[];
  }) => [head, ...all.map((one, at) => `${of(one)}${words[at]}`)].join('\n');

  it(
    'B3 a greeting before and thanks or a signature behind',
    () => {
      const before = fc.constantFrom(
        '李姐早',
        '大家好',
        '您好，麻烦加一下',
        '在吗',
        '@所有人',
        '辛苦了，今天的名单',
        'Hi',
        'お疲れ様です',
      );
      const behind = fc.constantFrom(
        '谢谢',
        '辛苦了🙏',
        '麻烦了',
        '收到请回复',
        '谢谢！',
        '[抱拳]',
        'Thanks',
        '以上，谢谢',
        '--\n王志强\n电话：13800000000',
      );
      fc.assert(
        fc.property(list, before, behind, (one, hello, bye) => {
          const text = textOf(one);
          expect(keysOf(paste(`${hello}\n${text}\n${bye}`))).toEqual(keysOf(paste(text)));
        }),
        { numRuns },
      );
    },
    patience,
  );

  it(
    'B3 signs that nobody sees, and full width, in numbers',
    () => {
      const wide = (text: string) =>
        text.replace(/[\dX]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
      const variations: readonly ((number: string) => string)[] = [
        wide,
        (number) => Array.from(number).join('\u200b'),
        (number) => `\u202d${number}\u202c`,
        (number) => `\u200f${number.slice(0, 6)}\u2060${number.slice(6)}\ufeff`,
        (number) => number.toLowerCase(),
        (number) => `${number.slice(0, 6)} ${number.slice(6, 14)} ${number.slice(14)}`,
      ];
      fc.assert(
        fc.property(list, fc.constantFrom(...variations), (one, varied) => {
          const other = { ...one, all: one.all.map((own) => ({ ...own, number: varied(own.number) })) };
          expect(keysOf(paste(textOf(other)))).toEqual(keysOf(paste(textOf(one))));
        }),
        { numRuns },
      );
    },
    patience,
  );

  it(
    'B3 the order of sites that do not speak of each other',
    () => {
      const site = fc.record({
        head: fc.constantFrom('苏州精工 明天 包装工', '宁波港务 12月1号 装卸', '苏州精工 后天 焊工'),
        of: way,
      });
      fc.assert(
        fc.property(
          persons(6).filter((all) => all.length > 1),
          fc.uniqueArray(site, { minLength: 2, maxLength: 2, selector: ({ head }) => head }),
          (all, sites) => {
            const half = Math.ceil(all.length / 2);
            const blocks = sites.map(({ head, of }, at) =>
              [head, ...all.slice(at * half, (at + 1) * half).map(of)].join('\n'),
            );
            const read = (some: readonly string[]) => keysOf(paste(some.join('\n\n'))).toSorted();
            expect(read(blocks.toReversed())).toEqual(read(blocks));
          },
        ),
        { numRuns },
      );
    },
    patience,
  );

  it(
    'B3 reading once more what was read, printed as a table',
    () => {
      const states = { leave: '离职', wait: '暂缓', unclear: '待确认' } as const;
      const fields = [
        'name',
        'idcard',
        'mobile',
        'work_company',
        'occupation',
        'start_date',
        'end_date',
      ] as const;
      const heading = '姓名\t身份证号\t手机\t用工单位\t工种\t开始日期\t结束日期\t状态';
      const printed = ({ rows }: ListReading): string =>
        [
          heading,
          ...rows.map(({ values, intent }) =>
            [
              ...fields.map((field) => values[field] ?? ''),
              intent ? (states[intent.kind as keyof typeof states] ?? '待确认') : '新增',
            ].join('\t'),
          ),
        ].join('\n');
      const factsOf = ({ rows }: ListReading) =>
        rows.map(({ values, intent }) => [
          ...fields.map((field) => values[field] ?? ''),
          intent ? 'kept back' : 'comes',
        ]);
      fc.assert(
        fc.property(list, (one) => {
          const read = paste(textOf(one));
          const again = paste(printed(read));
          expect(factsOf(again)).toEqual(factsOf(read));
          expect(factsOf(paste(printed(again)))).toEqual(factsOf(again));
        }),
        { numRuns },
      );
    },
    patience,
  );
});
