import { expect, it } from 'vitest';
import { blankEntry } from '../../../roster/roster.tsx';
import { correctionIn, pairsIn } from './said-of-covered.ts';

const row = (key: number, name: string, change: object) => ({ ...blankEntry(key), name, ...change });

const said = (kind: 'leave' | 'replace' | 'correct', of = '') => ({ intent: { kind, words: '', of } });

it('B2 N1 pairs who comes with whom they replace, by the number that the leaver’s own row has', () => {
  const entries = [
    row(1, '何磊', { ...said('leave'), idcard: '1234' }),
    row(2, '周涛 ', { ...said('replace', '何磊'), idcard: '110101199001011237', start_date: '2026-03-11' }),
    row(3, '吴刚', said('replace', '沈兰')),
    row(4, '郑爽', said('replace')),
    row(5, '冯玉', said('replace', '何磊')),
  ];

  expect(pairsIn(entries, new Set([1, 2, 3, 4]))).toEqual([
    {
      off_name: '何磊',
      off_idcard: '1234',
      name: '周涛',
      idcard: '110101199001011237',
      start_date: '2026-03-11',
    },
    { off_name: '沈兰', off_idcard: '', name: '吴刚', idcard: '', start_date: undefined },
  ]);
});

it('B2 N1 corrects the number of whom a row names, and the name where it names another', () => {
  const idcard = '110101199001011237';
  expect(correctionIn(row(1, '钱多', { ...said('correct', '钱多'), idcard }))).toEqual({
    named: '钱多',
    what: 'idcard',
    value: idcard,
  });
  expect(correctionIn(row(1, '钱多', { ...said('correct', '钱夕'), idcard }))).toEqual({
    named: '钱夕',
    what: 'name',
    value: '钱多',
  });
  expect(correctionIn(row(1, '钱多', { ...said('correct'), idcard }))?.named).toBe('钱多');
  expect(correctionIn(row(1, '钱多', said('leave')))).toBeUndefined();
});
