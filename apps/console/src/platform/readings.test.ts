import { describe, expect, it } from 'vitest';
import { hanSyllables } from '../../build/han-pinyin.ts';
import { isTypedAs, readingsFrom, soundsLike } from './readings.ts';

const readings = readingsFrom(hanSyllables());

describe('letters', () => {
  it.each(['bzg', 'baozhuanggong', 'baozg', 'zhuang', 'zhuangg', 'bao'])(
    'B3 find 包装工 as %s',
    (letters) => {
      expect(isTypedAs('包装工', letters, readings)).toBe(true);
    },
  );

  it.each(['bgz', 'b', 'baozhuangong', 'bzgx', '包', 'bz工'])('do not find 包装工 as %s', (letters) => {
    expect(isTypedAs('包装工', letters, readings)).toBe(false);
  });

  it('B3 find a character by each way in which it is read', () => {
    expect(isTypedAs('重庆长安', 'cqca', readings)).toBe(true);
    expect(isTypedAs('华东电子厂', 'hddzc', readings)).toBe(true);
    expect(isTypedAs('绿洲', 'lvzhou', readings)).toBe(true);
  });

  it('take no time, however they can be cut', () => {
    expect(isTypedAs('啊'.repeat(200), `${'a'.repeat(150)}b`, readings)).toBe(false);
  });
});

it('B3 texts sound alike that an input method confuses', () => {
  expect(soundsLike('包庄工', '包装工', readings)).toBe(true);
  expect(soundsLike('包装', '包装工', readings)).toBe(false);
  expect(soundsLike('焊工', '电工', readings)).toBe(false);
});
