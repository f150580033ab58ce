import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyIdNumber } from '../../../test/arbitraries.ts';
import { numRuns } from '../../../test/runs.ts';
import { today } from '../../../test/list-world.ts';
import { readDocument } from '../../persons/id-document.ts';
import { fieldValue } from './values.ts';

const numberCell = (text: string) => fieldValue('idcard', { text, kind: 'number' }, today);
const textCell = (text: string) => fieldValue('idcard', { text, kind: 'text' }, today);

describe('an ID number in a number cell', () => {
  it.each([
    ['320506197901289000', '3.20506197901289E+17'],
    ['320506197901289000.0', '3.20506197901289E+17'],
    ['110101199003070011', '1.10101199003070E+17'],
    ['1.10101199003070E+17', '1.10101199003070E+17'],
    ['32050619790128900', '3.20506197901289E+16'],
    ['110105491231002', '110105491231002'],
    ['12345678', '12345678'],
  ])('B3 is taken for damaged when it has more digits than such a cell holds: %s', (written, read) => {
    expect(numberCell(written)).toBe(read);
  });

  it('B3 never insures anybody by digits that a spreadsheet made up, though the check digit fits', () => {
    expect(readDocument(textCell('320506197901289000'), null, today)).toMatchObject({
      ok: true,
    });
    fc.assert(
      fc.property(anyIdNumber('1930-01-01', '2010-12-31'), (idcard) => {
        fc.pre(!idcard.endsWith('X'));
        const kept = idcard.slice(0, 15);
        const reading = readDocument(numberCell(`${kept}000`), null, today);
        expect(reading).toEqual({ ok: false, reason: 'ID_EXCEL_NUMBER', kept });
        expect(readDocument(numberCell(idcard), 1, today)).toEqual(reading);
      }),
      { numRuns },
    );
  });
});

it.each([
  ['110105198711237037。', '110105198711237037'],
  ['回乡证H06281735', 'H06281735'],
  ['身份证：110105198711237037，', '110105198711237037'],
])('B3 reads the number of %s without what stands round it', (written, number) => {
  expect(textCell(written)).toBe(number);
});
