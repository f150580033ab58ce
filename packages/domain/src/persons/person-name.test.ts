import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numRuns } from '../../test/runs.ts';
import { isPersonName, normaliseName } from './person-name.ts';

describe('normaliseName', () => {
  it.each([
    [' 张三 ', '张三'],
    ['张 三', '张三'],
    ['张\u3000三', '张三'],
    ['张\u200b三', '张三'],
    ['买买提•吐尔逊', '买买提·吐尔逊'],
    ['买买提‧吐尔逊', '买买提·吐尔逊'],
    ['买买提・吐尔逊', '买买提·吐尔逊'],
    ['买买提．吐尔逊', '买买提·吐尔逊'],
    ['买买提.吐尔逊', '买买提·吐尔逊'],
    ['买买提 · 吐尔逊', '买买提·吐尔逊'],
    ['  Li   Wei ', 'LI WEI'],
    ['ＬＩ　ＷＥＩ', 'LI WEI'],
    ["O'NEIL, JOHN JR.", "O'NEIL, JOHN JR."],
    ['𠮷野', '𠮷野'],
    ['〇〇', '〇〇'],
  ])('writes %j as %j', (text, name) => {
    expect(normaliseName(text)).toBe(name);
  });

  it('composes what was typed in pieces', () => {
    expect(normaliseName('Jose\u0301')).toBe('JOS\u00c9');
  });

  it('changes nothing the second time', () => {
    const piece = fc.constantFrom(
      '张',
      '𠮷',
      ' ',
      '\u3000',
      '•',
      '.',
      '．',
      'a',
      'Ｂ',
      '\u200b',
      "'",
      'e\u0301',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = normaliseName(pieces.join(''));
        expect(normaliseName(once)).toBe(once);
      }),
      { numRuns },
    );
  });
});

describe('isPersonName', () => {
  it.each(['张三', '欧阳娜娜', '买买提·吐尔逊', '𠮷野', '王〇', '龘'.repeat(25), '𠮷'.repeat(25)])(
    'B2 takes %s',
    (name) => {
      expect(isPersonName(name)).toBe(true);
    },
  );

  it.each(['LI WEI', "O'NEIL, JOHN JR.", 'LI', `A${'B'.repeat(49)}`])('B2 takes %s, a Latin name', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  it.each([
    '',
    '张',
    '·',
    '·张三',
    '张三·',
    '张3',
    '张三A',
    '张三\n',
    '龘'.repeat(26),
    'L',
    ' LI',
    'LI WEI\n',
    'li wei',
    `A${'B'.repeat(50)}`,
    'JOSÉ',
    '13812345678',
    '姓名：张三',
  ])('B3 refuses %j', (name) => {
    expect(isPersonName(name)).toBe(false);
  });
});
