import { restoreNumbers as call } from '@app/contract/imports/restore-numbers';
import { normaliseName } from '@app/domain/persons/person-name';
import { record } from '../audit/audit.ts';
import type { IdType } from '@app/domain/persons/id-document';
import { guardTouches } from '../persons/persons.ts';
import { answer } from '../platform/answer.ts';
import { inSlices } from '../platform/in-slices.ts';
import { referTo } from '../platform/person-reference.ts';
import { readJob } from './guard.ts';
import { findByNames } from './queries.ts';
import { atOf } from './rows/roster-store.ts';

/** Of a name that thousands bear, nothing is restored. */
const workers_max = 20_000;

export const restoreNumbers = answer(call, async (context) => {
  const { tx, input, session, now, today } = context;
  if (input.import_job_id !== undefined) await readJob(tx, input.import_job_id);
  const { sealer } = await atOf(context);
  const names = new Set(input.rows.map(({ name }) => normaliseName(name)));
  const stored = await findByNames(tx, [...names], workers_max);
  // Each is opened once, however many rows bear the name.
  const workers = await inSlices(stored, (worker) => ({ ...worker, idcard: sealer.open(worker) }));
  const byName = Map.groupBy(workers, ({ name }) => name);

  const asked = await inSlices(input.rows, (row) => {
    const bearers = byName.get(normaliseName(row.name)) ?? [];
    const fitting = bearers.filter(({ idcard }) => idcard.startsWith(row.kept));
    const isTouching = fitting.length > 0 || bearers.some(({ idcard }) => touches(row.kept, idcard));
    // Also where they fit somebody else: whoever stores namesakes makes any digits fit.
    const isNear = bearers.some(({ idcard }) => isNearly(row.kept, idcard));
    return { ...row, only: fitting.length === 1 ? fitting[0] : undefined, isTouching, isNear };
  });
  // Digits tried out one after the other would tell the number: what nearly fits counts as a guess.
  const tried = new Map(
    asked
      .filter(({ isTouching }) => isTouching)
      .map(({ name, kept, isNear }) => [`${normaliseName(name)} ${kept}`, isNear]),
  );
  const touched = Array.from(tried, ([text, isNear]) => ({
    hash: sealer.hash(text),
    guesses: isNear ? 1 : 0,
  }));
  await guardTouches(tx, touched, { user_id: session.user.id, now });

  const restored = asked.flatMap(({ row_no, only }) =>
    only ? [{ row_no, idcard_mask: only.idcard_mask, only }] : [],
  );
  // Whoever only asks is told as much of whom they fit.
  if (restored.length > 0 || input.accept === 1)
    await record(tx, {
      actor: session.user.name,
      action: input.accept === 0 ? 'numbers_matched' : 'numbers_restored',
      entity: 'import_job',
      entity_id: input.import_job_id ?? 0,
      detail: { person_count: restored.length, user_id: session.user.id },
      at: now,
    });
  if (input.accept === 0)
    return restored.map(({ row_no, idcard_mask }) => ({ row_no, idcard_mask, person: null }));

  return restored.map(({ only, ...row }) => {
    const referred = referTo(
      sealer,
      { idtype: only.idtype as IdType, idcard: only.idcard, mobile: '' },
      { today, purpose: 'restore' },
    );
    return { ...row, person: referred?.person ?? null };
  });
});

/** Whether digits are those that lists show of a number, as far as the year of birth. */
const touches = (kept: string, idcard: string): boolean =>
  kept.slice(0, 3) === idcard.slice(0, 3) && (kept.length < 10 || kept.slice(6, 10) === idcard.slice(6, 10));

/** Whether digits are those that lists tell of a number, the first three and the month of birth, and yet are not its own. */
const isNearly = (kept: string, idcard: string): boolean =>
  !idcard.startsWith(kept) &&
  kept.slice(0, 3) === idcard.slice(0, 3) &&
  (kept.length < 12 || kept.slice(6, 12) === idcard.slice(6, 12));
