import { expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { wang } = persons;

it.each([
  `王五 顶替孙浩 ${wang}`,
  `王五 顶替苏州精工的孙浩 ${wang}`,
  `王五 接替 孙浩 ${wang}`,
  `王五代替孙浩 ${wang}`,
])('B3 gives the one number to who comes, marked, and tells who goes: %s', (text) => {
  const [comes, goes, ...others] = paste(text).rows;

  expect(comes).toMatchObject({
    values: { name: '王五', idcard: wang },
    intent: { kind: 'replace', of: '孙浩' },
  });
  expect(goes).toMatchObject({ values: { name: '孙浩' }, intent: { kind: 'leave' } });
  expect(goes?.values.idcard).toBeUndefined();
  expect(others).toEqual([]);
});

it('B3 asks about a name that may be two with 顶 between them', () => {
  const [row] = paste(`王五顶孙浩，${wang}`).rows;
  expect(row?.doubts?.map(({ field }) => field)).toEqual(['name']);
});

it.each([
  [`王五 ${wang} 先等等，体检还没出来`, /^先等等/],
  [`王五 ${wang} 调走，不做了`, /^调走/],
])('B3 quotes whole words: %s', (text, words) => {
  expect(paste(text).rows[0]?.intent?.words).toMatch(words);
});

it('B3 says that somebody takes the place of who was to come and does not, of several who leave', () => {
  const { rows } = paste(
    `入：\n张三 ${persons.zhang} 包装 明天\n离：\n王五 25号\n赵六 今天\n——\n张三说不来了\n——\n换成李四 ${persons.li} 包装`,
  );
  const comer = rows.find(({ values }) => values.idcard === persons.li);

  expect(comer?.intent).toMatchObject({ kind: 'replace', of: '张三' });
});
