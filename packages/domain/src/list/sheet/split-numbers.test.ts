import { expect, it } from 'vitest';
import { checkCharacterOf } from '../../persons/id-number.ts';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readSheet } from '../read-sheet.ts';

// Numbers that stand in several cells.

const { zhang, li, wang } = persons;
const read = (...lines: readonly string[]) => readSheet(sheetOf(lines), { today, directory }).rows;
const numbersOf = (...lines: readonly string[]) =>
  read(...lines).map(({ values }) => [values.name, values.idcard]);
const cut = (number: string, ...places: readonly number[]) =>
  [0, ...places].map((place, at) => number.slice(place, places[at])).join('|');

it('B3 are one where the headings ask for its beginning and its end', () => {
  expect(
    numbersOf(
      '姓名|身份证号（前14位）|身份证后四位|手机',
      `张三|${cut(zhang, 14)}|13812345678`,
      `李四|${li}||13812345679`,
      `${wang}|王五||13812345670`,
    ),
  ).toEqual([
    ['张三', zhang],
    ['李四', li],
    ['王五', wang],
  ]);
});

it('B3 are one where the headings ask for three parts', () => {
  expect(numbersOf('姓名|证件号前6位|中间8位|后4位', `张三|${cut(zhang, 6, 14)}`)).toEqual([['张三', zhang]]);
});

it('B3 have the noughts back that a number cell dropped, as many as the heading says', () => {
  const body = '11010119900307001';
  expect(checkCharacterOf(body)).toBe('1');
  expect(numbersOf('姓名|身份证前14位|后4位', '张三|#11010119900307|#11')).toEqual([['张三', zhang]]);
});

it('B3 stay as they are written where the end contradicts the whole', () => {
  expect(numbersOf('姓名|身份证前14位|后4位', `张三|${zhang}|0011`, `李四|${li}|9999`)).toEqual([
    ['张三', zhang],
    ['李四', `${li}9999`],
  ]);
});

it('B3 are one over a heading and none, where the check digit says so', () => {
  expect(
    numbersOf('姓名|身份证||手机', `张三|${cut(zhang, 14)}|`, `李四|${cut(zhang, 14).replace(/.$/, '7')}|`),
  ).toEqual([
    ['张三', zhang],
    ['李四', zhang.slice(0, 14)],
  ]);
});
