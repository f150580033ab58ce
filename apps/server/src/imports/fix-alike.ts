import type { RosterValues } from '@app/contract/imports/rows';
import { fixAlike as call } from '@app/contract/imports/fix-alike';
import { likenessOf, takesOccupation } from '@app/domain/roster/alike';
import type { Directory } from '@app/domain/roster/directory';
import type { z } from 'zod/mini';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { lockVersion } from './guard.ts';
import { readChoices } from './rows/choices.ts';
import { findingsOf } from './rows/judge.ts';
import { withValues } from './rows/person-of-row.ts';
import { atOf, saveRows } from './rows/roster-store.ts';
import { type KeptRow, openRoster } from './rows/roster-text.ts';
import { maskedCells } from './rows/masked-cells.ts';
import { type By, isSeenBy, openedRow, ownMobile } from './rows/seen-rows.ts';
import { stateOf } from './wire.ts';

export const fixAlike = answer(call, async (context) => {
  const { tx, input, session, language, now } = context;
  if (input.field === 'occupation' && !input.company)
    throw new Refusal('VALIDATION', { fields: ['company'] });
  const job = await lockVersion(tx, input);
  const at = await atOf(context);
  const { rows, past, left } = await openRoster(at, job);
  const { directory } = await readChoices(tx, job.policy_id, now);
  const isAlike = alikeAs(input, directory);
  const by = {
    sealer: at.sealer,
    user_id: session.user.id,
    today: context.today,
    import_job_id: job.import_job_id,
  };
  const touched = new Set<number>();
  const fixed = rows.map((row) => {
    // What is hidden in a cell must not show by whether a guess of it fits.
    if (!isAlike(isSeenBy(row, by.user_id) ? row.values : maskedCells(row.values))) return row;
    touched.add(row.row_no);
    const { sent: _, ...free } = row;
    return { ...free, ...mended(row, input.values, by) };
  });
  const {
    judgements,
    job: saved,
    isTwin,
  } = await saveRows(at, job, {
    rows: fixed,
    past,
    left,
    by: session.user,
  });
  const found = findingsOf(job, judgements, language, isTwin).filter(({ row_no }) => touched.has(row_no));
  return { ...stateOf(saved, language), rows: found };
});

/** A row with the values. A mobile that whoever gives it another number has not seen goes with the old one. */
function mended(row: KeptRow, values: RosterValues, by: By) {
  const next = withValues(row.values, values);
  if (values.idcard === undefined && !values.person) return { values: next };
  return openedRow(by, { ...next, mobile: ownMobile(row, values, by.user_id) }, row);
}

/** Which rows the values are for. */
function alikeAs({ field, match, company = {}, values }: z.output<typeof call.input>, directory: Directory) {
  const wanted = likenessOf({ field, text: match, ...companyOf(company) }, directory);
  return (row: RosterValues): boolean =>
    likenessOf({ field, text: row[field] ?? '', ...companyOf(row) }, directory) === wanted &&
    (field !== 'occupation' ||
      takesOccupation(companyOf(row), occupationOf(withValues(row, values)), directory));
}

const companyOf = ({ work_company = '', work_company_id = null }: RosterValues) => ({
  work_company,
  work_company_id,
});

const occupationOf = ({ occupation = '', occupation_code = null }: RosterValues) => ({
  occupation,
  occupation_code,
});
