import { restoreNumbers as call } from '@app/contract/import-files';
import { normaliseName } from '@app/domain/persons/person-name';
import { record } from '../audit/audit.ts';
import type { IdType } from '@app/domain/persons/id-document';
import { answer } from '../platform/answer.ts';
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
  const workers = await findByNames(tx, [...names], workers_max);
  const byName = Map.groupBy(workers, ({ name }) => name);

  const restored = input.rows.flatMap(({ row_no, name, kept }) => {
    const fitting = (byName.get(normaliseName(name)) ?? [])
      .map((worker) => ({ ...worker, idcard: sealer.open(worker) }))
      .filter(({ idcard }) => idcard.startsWith(kept));
    const [only, another] = fitting;
    return only && !another ? [{ row_no, idcard_mask: only.idcard_mask, only }] : [];
  });
  if (input.accept === 0)
    return restored.map(({ row_no, idcard_mask }) => ({ row_no, idcard_mask, person: null }));

  await record(tx, {
    actor: session.user.name,
    action: 'numbers_restored',
    entity: 'import_job',
    entity_id: input.import_job_id ?? 0,
    detail: { person_count: restored.length, user_id: session.user.id },
    at: now,
  });
  return restored.map(({ only, ...row }) => {
    const referred = referTo(
      sealer,
      { idtype: only.idtype as IdType, idcard: only.idcard, mobile: '' },
      today,
    );
    return { ...row, person: referred?.person ?? null };
  });
});
