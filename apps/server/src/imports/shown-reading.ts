import {
  withoutDigits,
  withoutNumbersOfPersons,
  withoutPersonalNumbers,
} from '@app/domain/persons/personal-numbers';
import { inSlices } from '../platform/in-slices.ts';
import type { Reading } from './rows/roster-text.ts';

type Shown = Omit<Reading, 'by' | 'source' | 'earlier' | 'gone'>;
type Column = Reading['columns'][number];

/** What was read, without the messages that it was read from: these are told by a call of their own. */
export const shownOf = ({
  sheets,
  sheet,
  heading_row,
  columns,
  counts,
  hidden_names,
  skipped,
}: Shown): Shown => ({ sheets, sheet, heading_row, columns, counts, hidden_names, skipped });

/**
 * What was read, to somebody who has not seen the file: without what looks like a number of a person. A file has thousands of
 * columns where somebody wants to do harm, so that others are answered in between.
 */
export async function readingWithoutNumbers({
  columns,
  sheets,
  skipped,
  hidden_names = [],
  ...reading
}: Shown): Promise<Shown> {
  const all = [columns, ...sheets.map((sheet) => sheet.columns ?? [])];
  const masked = (await inSlices(all.flat(), columnWithoutNumbers)).values();
  const [own, ...ofSheets] = all.map((some) => some.map(() => masked.next().value!));
  return {
    ...reading,
    columns: own!,
    // Any column may be taken for the names.
    hidden_names: hidden_names.map((name) => withoutNumbers(withoutNumbersOfPersons(name))),
    sheets: sheets.map((sheet, at) => ({
      ...sheet,
      name: withoutNumbersOfPersons(sheet.name),
      columns: ofSheets[at]!,
    })),
    skipped: await inSlices(skipped, skippedWithoutNumbers),
  };
}

const skippedWithoutNumbers = ({
  source_sheet,
  ...row
}: Reading['skipped'][number]): Reading['skipped'][number] => ({
  ...row,
  ...(source_sheet === undefined ? {} : { source_sheet: withoutNumbersOfPersons(source_sheet) }),
  text: withoutNumbers(row.text),
});

/** Nobody reads on from a line that became no row, so that it may lose more than numbers. */
const skipped_digits_min = 6;
const withoutNumbers = (line: string): string =>
  withoutDigits(withoutPersonalNumbers(line), skipped_digits_min);

const columnWithoutNumbers = (column: Column): Column => ({
  ...column,
  // Any line may be chosen as the heading.
  title: withoutNumbers(withoutNumbersOfPersons(column.title)),
  samples: column.samples.map(sampleWithoutNumbers(column)),
});

const sampleWithoutNumbers = ({ field }: Column) =>
  field === 'idcard' || field === 'mobile'
    ? (text: string) => withoutDigits(text, 1)
    : withoutNumbersOfPersons;
