import { expect, it } from 'vitest';
import { soundsOf } from './name-sounds.ts';

const syllables = new Map([
  ['zhao', '赵照'],
  ['zhou', '周'],
  ['zeng', '曾'],
  ['ceng', '曾'],
  ['li', '丽李'],
  ['hua', '华'],
  ['huang', '黄'],
  ['lv', '吕'],
  ['xi', '西'],
  ['an', '安'],
  ['xian', '先'],
  ['wang', '王'],
]);
const read = (words: string) => soundsOf(words, syllables).map((way) => way.join(' '));

it('B5 reads a name by its pinyin in full, however it is spaced and marked', () => {
  expect(read('zhaoli')).toEqual(['赵照 丽李']);
  expect(read('Zhào Lì')).toEqual(['赵照 丽李']);
  expect(read('lüli')).toEqual(['吕 丽李']);
  expect(read('zengli')).toEqual(['曾 丽李']);
});

it('B5 reads first letters, and letters and syllables mixed', () => {
  expect(read('zl')).toEqual(['赵照周曾 丽李吕']);
  expect(read('zhl')).toContain('赵照周 丽李吕');
  expect(read('zhaol')).toEqual(['赵照 丽李吕']);
  expect(read('zli')).toEqual(['赵照周曾 丽李']);
});

it('B5 takes the last syllable as far as it is typed, and letters in each way that they can be read', () => {
  expect(read('lihua')).toEqual(['丽李 华黄']);
  expect(read('zha')).toContain('赵照');
  expect(read('xian')).toEqual(['先', '西 安']);
});

it('B5 takes nothing else for pinyin', () => {
  for (const words of ['', 'z', 'i', 'lee', '赵', '4892', 'li1', 'zzzzzzzz'])
    expect(read(words), words).toEqual([]);
});
