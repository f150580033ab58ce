import { expect, it } from 'vitest';
import { pinyinOf } from '../../build/menu-pinyin.ts';
import { findInMenu } from './find-menu.ts';

const entries = [
  { title: '变更记录', chinese: '变更记录' },
  { title: '保单', chinese: '保单' },
  { title: '首页', chinese: '首页' },
];
const pinyin = pinyinOf(entries.map(({ chinese }) => chinese));
const found = (words: string, by: typeof pinyin | undefined = pinyin) =>
  findInMenu(entries, words, by).map(({ title }) => title);

it('L7 finds a page by its signs, its pinyin and the first letters of it', () => {
  expect(found('记录')).toEqual(['变更记录']);
  expect(found('biangeng')).toEqual(['变更记录']);
  expect(found('BGJL')).toEqual(['变更记录']);
  expect(found(' bao dan ')).toEqual(['保单']);
  expect(found('xyz')).toEqual([]);
});

it('L7 shows the whole menu without words, and no pinyin where it is switched off', () => {
  expect(found('')).toHaveLength(3);
  expect(findInMenu(entries, 'bgjl', undefined)).toEqual([]);
});

it('L7 finds a page whatever its accents', () => {
  const spanish = [{ title: 'Pólizas', chinese: '保单' }];

  expect(findInMenu(spanish, 'poliz', undefined)).toEqual(spanish);
});
