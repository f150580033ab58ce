import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corpusDirectory } from '../../test/sheet-corpus.ts';
import { day } from '../calendar/day.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';

const directory = corpusDirectory(join(import.meta.dirname, '../../../../corpus'));
const today = day('2026-11-26');

/** Whom a message about starters names, with why they stand there. */
function named(line: string) {
  const text = `恒立：王建国 110101199003070011 车工 明天\n${line}`;
  const { rows } = readAs('add', readPasted(text, { today, directory, kind: 'add' }), {
    today,
    text,
    directory,
  });
  return rows.map(({ values, intent }) => [values.name, intent?.kind].filter(Boolean).join(' '));
}

it.each([
  ['调岗：郭浩超从贴片转叉车，27号起', ['王建国', '郭浩超 unclear']],
  ['把李国强转到质检岗', ['王建国', '李国强 unclear']],
  ['李四调到立峰', ['王建国', '李四 unclear']],
  ['叶梅春不干了，今天结账；韩波磊也是', ['王建国', '叶梅春 leave', '韩波磊 leave']],
  ['离职：陈杰，刘洋同上', ['王建国', '陈杰 leave', '刘洋 leave']],
])('B3 loses nobody whom a message about starters names alone: %s', (line, expected) => {
  expect(named(line)).toEqual(expected);
});

it.each(['钱已经转给你了', '都一起来', '也是车工', '谢谢，一起处理', '住宿同上'])(
  'B3 takes no other words for somebody who moves or leaves: %s',
  (line) => {
    expect(named(line)).toEqual(['王建国']);
  },
);
