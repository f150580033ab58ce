import fc from 'fast-check';
import { anyIdNumber } from './arbitraries.ts';

// Messages made of what site managers write: persons, ways to name them, and what is said of them.

const names = fc.constantFrom(
  ...'王海涛 刘建军 陈小兰 欧阳娜娜 诸葛明 买买提·吐尔逊 古丽娜尔·买买提 毛宁 段誉 任盈盈 向问天 石磊 方圆'.split(
    ' ',
  ),
);
const mobile = fc.integer({ min: 13_000_000_000, max: 19_999_999_999 }).map(String);
export const person = fc.record({
  name: names,
  number: anyIdNumber('1960-01-01', '2008-01-01'),
  mobile: fc.option(mobile, { nil: '' }),
});
export type Person = typeof person extends fc.Arbitrary<infer One> ? One : never;

/** Persons of different names, numbers and mobiles, so that each is found again. */
export const persons = (most: number) =>
  fc
    .uniqueArray(person, { minLength: 1, maxLength: most, selector: ({ number }) => number })
    .filter(
      (all) =>
        new Set(all.map(({ name }) => name)).size === all.length &&
        new Set(all.flatMap(({ mobile: one }) => one || [])).size ===
          all.filter((one) => one.mobile !== '').length,
    );

const ways: readonly ((one: Person) => string)[] = [
  ({ name, number, mobile: phone }) => `${name} ${number} ${phone}`,
  ({ name, number, mobile: phone }) => `${name}${number} ${phone}`,
  ({ name, number, mobile: phone }) => `${name}，${number}，${phone}`,
  ({ name, number, mobile: phone }) => `${number} ${name} ${phone}`,
  ({ name, number, mobile: phone }) => `${name}，身份证${number}${phone === '' ? '' : `，电话${phone}`}`,
];
export const way = fc.constantFrom(...ways);

export const said = fc.constantFrom(
  '',
  '',
  '',
  ' 包装工',
  ' 明天到',
  '，先别买',
  ' 不来了',
  '（体检没过）',
  ' 12月1号',
  ' 夜班',
  '，等通知',
);
