import { readImport as call } from '@app/contract/imports';
import type { Refusals } from '@app/contract/refusals';
import type { Language } from '@app/contract/words/languages';
import { wordRefusal } from '@app/contract/words/words';
import {
  withoutDigits,
  withoutNumbersOfPersons,
  withoutPersonalNumbers,
} from '@app/domain/persons/personal-numbers';
import { answer } from '../platform/answer.ts';
import { faultDetail, storedFault } from './files/fault.ts';
import { readJob } from './guard.ts';
import { findChangeOf, type StoredJob } from './queries.ts';
import { importStatus } from '@app/domain/list/import-status';
import { atOf } from './rows/roster-store.ts';
import { openReading, type Reading } from './rows/roster-text.ts';
import { jobRowOf } from './wire.ts';

export const readImport = answer(call, async (context) => {
  const { tx, input, session, language } = context;
  const job = await readJob(tx, input.import_job_id);
  const { by, ...read } = await openReading(await atOf(context), job);
  const reading = shownOf(read);
  const isDone = job.status === importStatus.done;
  return {
    ...jobRowOf(job, language),
    ...(by === session.user.id ? reading : readingWithoutNumbers(reading)),
    rows_read: job.rows_read,
    failure: failureOf(job, language),
    continued_in: job.continued_in,
    insured_in: (isDone && (await findChangeOf(tx, job.import_job_id))) || null,
    file_id: job.file_id,
  };
});

type Shown = Omit<Reading, 'by' | 'source' | 'earlier' | 'gone'>;

/** What was read, without the messages that it was read from: these are told by a call of their own. */
const shownOf = ({ sheets, sheet, heading_row, columns, counts, hidden_names, skipped }: Shown): Shown => ({
  sheets,
  sheet,
  heading_row,
  columns,
  counts,
  hidden_names,
  skipped,
});

/** What was read, to somebody who has not seen the file: without what looks like a number of a person. */
const readingWithoutNumbers = ({
  columns,
  sheets,
  skipped,
  hidden_names = [],
  ...reading
}: Shown): Shown => ({
  ...reading,
  columns: columnsWithoutNumbers(columns),
  // Any column may be taken for the names.
  hidden_names: hidden_names.map((name) => withoutNumbers(withoutNumbersOfPersons(name))),
  sheets: sheets.map((sheet) => ({
    ...sheet,
    name: withoutNumbersOfPersons(sheet.name),
    columns: columnsWithoutNumbers(sheet.columns ?? []),
  })),
  skipped: skipped.map(({ source_sheet, ...row }) => ({
    ...row,
    ...(source_sheet === undefined ? {} : { source_sheet: withoutNumbersOfPersons(source_sheet) }),
    text: withoutNumbers(row.text),
  })),
});

/** Nobody reads on from a line that became no row, so that it may lose more than numbers. */
const skipped_digits_min = 6;
const withoutNumbers = (line: string): string =>
  withoutDigits(withoutPersonalNumbers(line), skipped_digits_min);

const columnsWithoutNumbers = (columns: Reading['columns']): Reading['columns'] =>
  columns.map((column) => ({
    ...column,
    // Any line may be chosen as the heading.
    title: withoutNumbers(withoutNumbersOfPersons(column.title)),
    samples: column.samples.map(sampleWithoutNumbers(column)),
  }));

const sampleWithoutNumbers = ({ field }: Reading['columns'][number]) =>
  field === 'idcard' || field === 'mobile'
    ? (text: string) => withoutDigits(text, 1)
    : withoutNumbersOfPersons;

function failureOf({ failure, failure_what, updated_at }: StoredJob, language: Language) {
  if (failure === null) return null;
  const fault = storedFault({ failure, failure_what });
  const detail = faultDetail(fault, updated_at) as Refusals['ROWS_TOO_MANY'];
  return { reason: failure, msg: wordRefusal(language, fault.reason as 'ROWS_TOO_MANY', detail) };
}
