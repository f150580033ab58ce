import { day } from '@app/domain/calendar/day';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numRuns, seed } from '../../test/runs.ts';
import { textsOf } from '../../test/workbooks.ts';
import { readFile } from './reading.ts';
import { readSheetPart } from './sheet-part.ts';
import { readWorkbookParts } from './workbook-parts.ts';
import { writeWorkbook } from './write-workbook.ts';
import { openParts } from './zip-parts.ts';

/** The texts of a written sheet, as a reader finds them. */
async function readBack(bytes: Uint8Array): Promise<string[][]> {
  const parts = await openParts(bytes);
  const book = await readWorkbookParts(parts);
  const stream = await parts.open(book.sheets[0]!.part);
  const rows = await readSheetPart(stream!, book, { cells: 0, characters: 0, onRow: () => undefined });
  return rows.map(({ cells }) => cells.map(({ text }) => text));
}

const cell = fc.oneof(
  fc.constantFrom('=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', "'x", '_x0041_', '<f>1</f>', ']]>', '&amp;'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
);

it('T09 writes any text so that it is read back as it was, and nothing that can be evaluated', async () => {
  const property = fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 5 }), async (cells) => {
    const bytes = await writeWorkbook([
      { name: 'a', columns: cells.map((_, place) => ({ title: `T${place}`, width: 10 })), rows: [cells] },
    ]);
    const xml = textsOf(Buffer.from(bytes))['xl/worksheets/sheet1.xml']!;

    // Half a character is no text, and XML knows one line break.
    const whole = cells.map((text) => text.toWellFormed().replaceAll('\0', ''));
    const padded = (await readBack(bytes))[1] ?? [];
    expect(whole.map((_, place) => padded[place] ?? '')).toEqual(whole);
    expect(xml).not.toContain('<f>');
    expect(xml.match(/<c [^>]*>/g)!.every((one) => one.endsWith('t="inlineStr">'))).toBe(true);
  });

  await fc.assert(property, { numRuns, seed });
});

it('B3 writes a file that it can read as a list', async () => {
  const bytes = await writeWorkbook([
    {
      name: '人员名单',
      columns: [
        { title: '姓名', width: 10 },
        { title: '证件号码', width: 24 },
      ],
      rows: [['\u{20BB7}张', '110101199003070011']],
    },
  ]);

  const { list } = await readFile(bytes, { today: day('2026-03-10') }, () => undefined);

  expect(list.rows.map(({ values }) => values)).toEqual([
    { name: '\u{20BB7}张', idcard: '110101199003070011' },
  ]);
});
