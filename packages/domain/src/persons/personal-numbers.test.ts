import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  holdsPersonalNumber,
  numbersWithin,
  withoutDigits,
  withoutNumbersOfPersons,
  withoutPersonalNumbers,
} from './personal-numbers.ts';

it.each([
  ['李伟 110101199003070011', '李伟 #'],
  ['11010119900307875x left', '# left'],
  ['110101900307001', '#'],
  ['call 13812345678.', 'call #.'],
  ['13812345678,13912345678', '#,#'],
  ['13812345678 13912345678', '# #'],
  ['１３８１２３４５６７８（张三）', '#（张三）'],
  ['138.1234.5678', '#'],
  ['list_138_1234_5678_2', 'list_#_2'],
  ['2026-03-13 138 1234 5678', '2026-03-13 #'],
  ['+86 138-1234-5678', '+#'],
  ['8613812345678', '#'],
  ['110101 19900307 001X', '#'],
  ['110101 900307 001', '#'],
  ['110101\u200B19900307\u200B0011', '#'],
  ['11010119900307875X13812345678', '##'],
  ['1\uFE0F\u20E33812345678', '#'],
])('blots out the numbers of %s', (text, without) => {
  expect([withoutPersonalNumbers(text), holdsPersonalNumber(text)]).toEqual([without, true]);
});

it.each([
  '',
  '2026-03-12',
  '20260312',
  '2026-03-12 2026-04-1',
  '2026-03-12 – 2026-03-31 10',
  '3月名单（２）',
  '1,381,234,567.80',
  '12812345678',
  '1381234567',
  '110101199003070011234',
])('leaves %j as it is', (text) => {
  expect([withoutPersonalNumbers(text), holdsPersonalNumber(text)]).toEqual([text, false]);
});

const number = fc.constantFrom('13812345678', '110101199003070011', '11010119900307875X', '110101900307001');
const parting = fc.constantFrom('', '', ' ', '-', '.', '_', ' - ', '\u200B', '\u202E', '\u3000', '—');
const wide = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0));

it('T21 finds a number however it is written and parted, and leaves the rest alone', () => {
  const written = fc
    .tuple(number, fc.array(parting, { minLength: 18, maxLength: 18 }), fc.boolean())
    .map(([digits, gaps, isWide]) =>
      digits
        .split('')
        .map((digit, at) => `${at === 0 ? '' : gaps[at]}${isWide ? wide(digit) : digit}`)
        .join(''),
    );
  fc.assert(
    fc.property(written, (text) => {
      expect(holdsPersonalNumber(text)).toBe(true);
      expect(withoutPersonalNumbers(`名单（${text}）½.xlsx`)).toBe('名单（#）½.xlsx');
    }),
  );
});

it('T21 leaves no number behind, and a text without one as it is', () => {
  const noisy = fc.array(fc.oneof(number, parting, fc.string({ unit: 'grapheme', maxLength: 4 })));
  fc.assert(
    fc.property(noisy, (parts) => {
      const text = parts.join('');
      const without = withoutPersonalNumbers(text);
      expect(holdsPersonalNumber(without)).toBe(false);
      expect(without === text).toBe(!holdsPersonalNumber(text));
    }),
  );
});

it.each([
  ['张三 110101 19900307 0011', ['110101199003070011', '19900307']],
  ['护照E12345678，夜班', ['E12345678']],
  ['１１０１０１１９９００３０７００１１', ['110101199003070011', '110101199003070011']],
  ['夜班', []],
])('B3 finds what may be a number within %s', (text, numbers) => {
  expect(numbersWithin(text)).toEqual(numbers);
});

it.each([
  ['号码 3205，8319，8105，0522，12', 6, '号码 #，#，#，#，#'],
  ['三二〇五八三 壹玖捌壹', 6, '# #'],
  ['今天来了12345个', 6, '今天来了12345个'],
])('T21 leaves the digits out of %s where there are %i', (text, most, without) => {
  expect(withoutDigits(text, most)).toBe(without);
});

it.each([
  ['2026-11-23 至 2027-11-22', '2026-11-23 至 2027-11-22'],
  ['配偶110101199003070038', '配偶#'],
  ['11，01，01，19，90，03，07，00，38', '#'],
  ['身份证 张三110101199003070038.png', '身份证 张三#.png'],
  ['李九11010119900307875x', '李九#'],
  ['王九13912345678.png', '王九#.png'],
])('T21 shows %s to others as %s', (text, shown) => {
  expect(withoutNumbersOfPersons(text)).toBe(shown);
});

it.each([
  ['配偶 E12345678', '配偶 #'],
  ['护照Ｅ１２３４５６７８。', '护照#。'],
  ['H12345678 与 E 22345678', '# 与 #'],
  ['台胞证 12345678', '台胞证 #'],
  ['JD2600 夜班 20261125 到', 'JD2600 夜班 20261125 到'],
  ['LEE KA WAI 3号线 A0012', 'LEE KA WAI 3号线 A0012'],
  ['配偶11O1O1l99OO3O7OOI1，夜班', '配偶#，夜班'],
  ['11O101-1990 0307.001l2', '#'],
  ['Ｉ１０１０１１９９００３Ｏ７０００１X', '#'],
  ['13Q07651482', '#'],
  ['电话1390765x482', '电话#'],
  ['139?7651482，夜班', '#，夜班'],
  ['139 0765 ？？82', '#'],
  ['139-0765-1X82找他', '#找他'],
  ['x3907651482', '#'],
  ['+86 1390765148?', '+#'],
  ['货架 1500x600x18，2x3', '货架 1500x600x18，2x3'],
  ['打158o0329576找我', '打#找我'],
  ['13907651B82', '#'],
  ['15B00329576', '#'],
  ['158003Z9576', '#'],
  ['13i0765l482', '#'],
  ['1390|651!82', '#'],
  ['320SB319BB121110S6', '#'],
  ['到 B区2S6 ISO9001', '到 B区2S6 ISO9001'],
  ['Olli Illoilo 2026-11-23 OO', 'Olli Illoilo 2026-11-23 OO'],
])('T21 shows of %s no number of a document to others', (text, without) => {
  expect(withoutNumbersOfPersons(text)).toBe(without);
});
