import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corpusDirectory } from '../../test/sheet-corpus.ts';
import { day } from '../calendar/day.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';

const directory = corpusDirectory(join(import.meta.dirname, '../../../../corpus'));
const today = day('2026-11-26');
const [one, two] = ['刘洋 320583197101011011', '张伟 321322198511231756'] as const;

/** Of each row who it is, their first day without cover, and whether they are asked about. */
function read(text: string) {
  const { rows } = readAs('off', readPasted(text, { today, directory, kind: 'off' }), {
    today,
    text,
    directory,
  });
  return rows.map(
    ({ values, intent }) => `${values.name} ${values.start_date?.slice(5) ?? ''}${intent ? '?' : ''}`,
  );
}

it.each([
  ['12月10日离职', '12-11'],
  ['以下人员做到12月10日', '12-11'],
  ['华讯12月10日离职名单', '12-11'],
  ['月底离职', '12-01'],
  ['明天离职', '11-28'],
  ['27号离职', '11-28'],
  ['28号起停保', '11-28'],
  ['明天不来了', '11-27'],
  ['11月20日离职', '11-21'],
])('B3 gives those with a number under %s its day', (head, first) => {
  expect(read(`${head}\n${one}`)).toEqual([`刘洋 ${first}`]);
});

it('B3 ends the day over people with the next one, and keeps who has one alone', () => {
  expect(read(`12月10日离职\n${one}\n12月15日离职\n${two}`)).toEqual(['刘洋 12-11', '张伟 12-16']);
  expect(read(`12月10日离职\n${one} 28号走\n${two}`)).toEqual(['刘洋 11-29', '张伟 12-11']);
});

it('B3 takes the day over those who come for nobody’s last', () => {
  expect(read(`12月10日入职\n${one}\n月底离职\n${two}`)).toContain('张伟 12-01');
});

it.each([
  ['明天不来了', '11-27'],
  ['下周一不来了', '11-30'],
  ['28号就不来上班了', '11-28'],
  ['27号起不来了', '11-27'],
  ['做到28号就不来了', '11-29'],
  ['今天不来了', '11-27'],
])('B3 ends cover with the day before one on which somebody does not come, in %s', (words, first) => {
  expect(read(`${one} ${words}`)).toEqual([`刘洋 ${first}`]);
  if (!words.includes('起')) expect(read(`刘洋 ${words}`)).toEqual([`刘洋 ${first}`]);
});

it.each(['12月3日或12月15日离职', '年底离职', '12月15日'])('B3 asks about those below %s', (line) => {
  expect(read(`12月10日离职\n${one}\n${line}\n${two}`)[1]).toMatch(/^张伟.*\?$/);
});

it('B3 asks about whoever stands between two days that may be theirs', () => {
  expect(read(`12月10日离职\n${one}\n12月15日\n${two}`)[0]).toMatch(/^刘洋.*\?$/);
});

it('B3 asks nothing of those under heads of leaving with a company and a day each', () => {
  expect(read(`立峰 11月27日离职\n${one}\n华讯 11月30日离职\n${two}`)).toEqual(['刘洋 11-28', '张伟 12-01']);
});

it('B3 takes the day that a line below gives to those above it', () => {
  expect(read(`12月10日离职\n${one}\n以上改28号`)).toEqual(['刘洋 11-29']);
});
