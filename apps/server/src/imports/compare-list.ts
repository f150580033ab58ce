import { compareList as call } from '@app/contract/imports/compare-list';
import { changeKinds, type ChangeType } from '@app/domain/changes/kinds';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { personKey, readDocument } from '@app/domain/persons/id-document';
import {
  compareRoster,
  type CoveredWorker,
  type ListedWorker,
  type RosterComparison,
} from '@app/domain/roster/compare';
import type { Directory } from '@app/domain/roster/directory';
import { answer } from '../platform/answer.ts';
import { inSlices } from '../platform/in-slices.ts';
import { Refusal } from '../platform/refusal.ts';
import { findStandingCovers, type StandingCover } from './compare.queries.ts';
import { guardOpen, readJob } from './guard.ts';
import { readChoices } from './rows/choices.ts';
import { judge } from './rows/judge.ts';
import { personOfRow } from './rows/person-of-row.ts';
import { atOf } from './rows/roster-store.ts';
import { openRoster } from './rows/roster-text.ts';

export const compareList = answer(call, async (context) => {
  const { tx, input, now, today } = context;
  const job = await readJob(tx, input.import_job_id);
  const { opens, ends } = changeKinds[job.kind as ChangeType];
  if (!opens || ends) throw new Refusal('NOT_FOUND');
  await guardOpen(tx, job);
  const at = await atOf(context);
  const { rows } = await openRoster(at, job);
  const choices = await readChoices(tx, job.policy_id, now);
  // Judged for its guard: what is told here of a number tells whose it is.
  await judge(at, { ...choices, kind: job.kind, start_date: job.start_date, rows });
  const listed = await inSlices(rows, (row): ListedWorker => {
    const { row_no, name, idcard, idtype, work_company_id } = personOfRow(row, choices.directory);
    const read = readDocument(idcard, idtype, today);
    const key = read.ok ? at.sealer.hash(personKey(read.idtype, read.number)).toString('hex') : null;
    return { row_no, name, key, work_company_id };
  });
  const companies = companiesMeant(input.company_ids, listed, choices.directory);
  const standing = await findStandingCovers(tx, job.policy_id, now);
  const covers = await inSlices(standing, (one) => ({
    ...one,
    key: one.idcard_hash.toString('hex'),
    has_begun: one.is_bound && one.from <= now,
  }));

  const found = compareRoster(listed, covers, new Set(companies.map(({ id }) => id)));
  const staying = Map.groupBy(
    covers.filter(({ has_begun, is_leaving }) => has_begun && !is_leaving),
    ({ work_company_id }) => work_company_id,
  );
  return {
    version: job.version,
    companies: companies.map(({ id, name }) => ({
      company_id: id,
      name,
      covered_count: staying.get(id)?.length ?? 0,
    })),
    ...told(found),
  };
});

type StandingWorker = StandingCover & CoveredWorker;

/** What was found, as it is told: without whose numbers were compared. */
const told = ({
  covered,
  named,
  elsewhere,
  later,
  missing,
  unclear,
  unlisted,
  unlisted_later,
}: RosterComparison<StandingWorker>) => ({
  covered: [...covered],
  named: [...named],
  elsewhere: elsewhere.map(({ row_no, cover }) => ({ row_no, work_company: cover.work_company })),
  later: later.map(({ row_no, cover: { work_company, from, is_bound } }) => ({
    row_no,
    work_company,
    why: is_bound ? ('begins' as const) : ('waits' as const),
    start_date: shanghaiDay(from),
  })),
  missing: [...missing],
  unclear: [...unclear],
  unlisted_later_count: new Set(unlisted_later.map(({ key }) => key)).size,
  unlisted: unlisted.map(({ policy_person_id, name, idcard_mask, work_company, occupation_name, until }) => ({
    policy_person_id,
    name,
    idcard: idcard_mask,
    work_company,
    occupation_name,
    end_date: shanghaiDay(new Date(until.getTime() - 1)),
  })),
});

/** Whose workers the list is taken to name: those asked for, or else those that its rows say. */
function companiesMeant(
  asked: readonly number[] | undefined,
  listed: readonly ListedWorker[],
  { companies }: Directory,
): Directory['companies'] {
  const ids = new Set(asked ?? listed.flatMap(({ work_company_id }) => work_company_id ?? []));
  if (ids.size === 0) throw new Refusal('VALIDATION', { fields: ['company_ids'] });
  const meant = companies.filter(({ id }) => ids.has(id));
  if (meant.length < ids.size) throw new Refusal('NOT_FOUND');
  return meant;
}
