import { expect, it } from 'vitest';
import { createRoster, persons } from '../../../test/roster-world.ts';
import { appendRows } from '../../roster/roster.tsx';
import type { Reading } from '../reading.ts';
import { sheetLinesOf } from './sheet-lines.ts';

const sheet = (name: string): Reading['sheets'][number] => ({ name, hidden: false }) as never;

/** A roster whose rows stood at these places of a file. */
function cited(...sources: readonly { source_row: number; source_sheet?: string }[]) {
  const roster = createRoster();
  const people = sources.map((_, at) => ({ name: `王${at}`, idcard: persons.wang, occupation: '包装工' }));
  const keys = appendRows(roster, people);
  roster.cite(keys.map((key, at) => [key, sources[at]!] as const));
  return { roster, keys };
}

it('B3 shows what stood on each sheet in its order: rows of the list, and what became nobody with its words', () => {
  const { roster, keys } = cited(
    { source_row: 3, source_sheet: '华讯' },
    { source_row: 2, source_sheet: '华讯' },
    { source_row: 2, source_sheet: '精工' },
  );
  const skipped: Reading['skipped'] = [
    { source_row: 9, source_sheet: '精工', why: 'note', text: '王2先不要买' },
    { source_row: 1, source_sheet: '华讯', why: 'above_heading', text: '十一月入职' },
    { source_row: 5, source_sheet: '华讯', why: 'blank', text: '' },
  ];

  const sheets = sheetLinesOf({ skipped, sheets: [sheet('精工'), sheet('华讯')] }, keys, roster);

  expect(
    sheets.map((one) => [one.sheet, one.lines.map(({ number, text, keys: rows }) => [number, text, rows])]),
  ).toEqual([
    [
      '精工',
      [
        [2, '王2 · 包装工', [keys[2]]],
        [9, '王2先不要买', []],
      ],
    ],
    [
      '华讯',
      [
        [1, '十一月入职', []],
        [2, '王1 · 包装工', [keys[1]]],
        [3, '王0 · 包装工', [keys[0]]],
      ],
    ],
  ]);
});

it('B3 shows everything that became nobody, however many rows stand on the list', () => {
  const { roster, keys } = cited(...Array.from({ length: 230 }, (_, at) => ({ source_row: at + 1 })));
  const skipped: Reading['skipped'] = [{ source_row: 300, why: 'note', text: '以上都不买' }];

  const [only] = sheetLinesOf({ skipped, sheets: [] }, keys, roster);

  expect(only?.lines.at(-1)).toMatchObject({ number: 300, text: '以上都不买' });
  expect([only?.lines.length, only?.further]).toEqual([201, 30]);
});
