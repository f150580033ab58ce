import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corpusDirectory } from '../../test/sheet-corpus.ts';
import { day } from '../calendar/day.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';

const directory = corpusDirectory(join(import.meta.dirname, '../../../../corpus'));
const today = day('2026-11-26');
const [a, b] = ['320583197101011011', '321322198511231756'] as const;

function read(text: string) {
  const { rows } = readAs('off', readPasted(text, { today, directory, kind: 'off' }), {
    today,
    text,
    directory,
  });
  return rows.map(({ values, intent }) => ({
    who: [values.name, values.idcard].filter(Boolean).join(' '),
    ...(intent ? { words: intent.words } : {}),
  }));
}

it.each([
  `华讯张伟走了，走的是${a}，不是${b}`,
  `华讯走了一个，是${a}，不是${b}`,
  `华讯张伟走了，不是${b}`,
  `华讯张伟走了，不包括${b}`,
])('B3 asks about the number that does not leave, in %s', (text) => {
  expect(read(text)).toContainEqual({ who: b, words: text });
});

it('B3 asks about it however its number is written', () => {
  const text = `华讯张伟走了，走的是${a}，不是321322 19851123 1756`;
  expect(read(text)).toContainEqual({ who: b, words: text });
});

it('B3 offers the number that leaves beside another that does not', () => {
  expect(read(`华讯张伟走了，走的是${a}，不是${b}`)).toContainEqual({ who: a });
});

it.each([`华讯离职\n刘洋 ${a}\n不对，刘洋没走，是陈晶走了 ${b}`, `华讯离职\n刘洋 ${a}\n是陈晶走了 ${b}`])(
  'B3 takes the name right before the words of leaving for that of the number, in %s',
  (text) => {
    expect(read(text).slice(1)).toEqual([{ who: `陈晶 ${b}` }]);
  },
);

it.each(['阿毛', '张毛'])(
  'B3 has a row for %s, who is named behind a number with no sign between',
  (name) => {
    expect(read(`李强${a}走了还有${name}也不做了`)).toEqual([{ who: `李强 ${a}` }, { who: name }]);
  },
);

it('B3 asks whether somebody leaves, whatever is asked about their company', () => {
  const asked = `吕芳 ${b} 辞工报告交了`;
  const text = `老黄 14:05\n华讯 黄磊 ${a} 今天走\n老黄 14:12\n${asked}`;
  expect(read(text)).toEqual([{ who: `黄磊 ${a}` }, { who: `吕芳 ${b}`, words: asked }]);
});

it('B3 takes a word about wages for none about leaving', () => {
  expect(read(`华讯离职\n刘洋 ${a}\n刘洋的工资也麻烦结一下`)).toEqual([{ who: `刘洋 ${a}` }]);
});
