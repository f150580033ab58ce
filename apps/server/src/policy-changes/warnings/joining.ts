import { type IdType, personKey } from '@app/domain/persons/id-document';
import { mask } from '@app/domain/persons/id-number';
import type { Joining } from '@app/domain/roster/add-warnings';
import { judgeList } from '../../imports/imports.ts';
import type { Context } from '../../platform/context.ts';
import { inSlices } from '../../platform/in-slices.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Policy } from '../../policies/policies.ts';
import { findChange } from '../list.queries.ts';
import { earliestStartOf } from '../rows/assess.ts';
import { findWorkers } from '../rows/facts.queries.ts';
import { findRows } from '../rows/rows.queries.ts';
import { guardTyped } from '../rows/typed-numbers.ts';
import { typedIn } from '../rows/typists.ts';

/** Somebody who may be added, and what an answer shows of them. */
export type JoiningPerson = Joining & {
  readonly row_no: number | null;
  readonly employee_id: number | null;
  readonly name: string;
  /** Masked. */
  readonly idcard: string;
  readonly idcard_hash: Buffer;
};

type Asking = Pick<Context<unknown>, 'tx' | 'vault' | 'session' | 'now'>;

/** The persons of a drafted change of this policy. */
export async function joiningFromChange(
  context: Asking,
  { policy_id }: Policy,
  policy_change_id: number,
): Promise<JoiningPerson[]> {
  const { tx } = context;
  const change = await findChange(tx, policy_change_id);
  if (!change || change.policy_id !== policy_id) throw new Refusal('NOT_FOUND');
  const rows = await findRows(tx, policy_change_id);
  await guardRows(context, policy_change_id, rows);
  return rows.map((row) => ({
    row_no: row.row_no,
    employee_id: null,
    name: row.name,
    idcard: row.idcard_mask,
    idcard_hash: row.idcard_hash,
    birthday: row.birthday,
    category: row.category,
    cover: { from: row.start_date, to: row.end_date },
  }));
}

/** What is warned of tells whom a number means, as a judgement does. */
async function guardRows(
  context: Asking,
  policy_change_id: number,
  rows: Awaited<ReturnType<typeof findRows>>,
): Promise<void> {
  const { tx, vault, session, now } = context;
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const isTypedBy = await typedIn(context, policy_change_id);
  const opened = await inSlices(rows, (row) => ({ idtype: row.idtype, idcard: sealer.open(row) }));
  const written = opened.map(({ idtype, idcard }) => ({
    text: idcard,
    named: { key: personKey(idtype as IdType, idcard), idcard },
  }));
  const typing = { user_id: session.user.id, isTyped: (place: number) => isTypedBy(opened[place]!) };
  await guardTyped(tx, written, { typing, sealer, now });
}

/** The persons of an unfinished list whose documents can be read. */
export async function joiningFromList(
  context: Asking,
  policy: Policy,
  import_job_id: number,
): Promise<JoiningPerson[]> {
  const { tx, vault, session, now } = context;
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const judgements = await judgeList(context, import_job_id, policy);
  return judgements.flatMap(({ row_no, name, key, person, category, cover }) => {
    if (key === null || !person) return [];
    return [
      {
        row_no,
        employee_id: null,
        name,
        idcard: mask(person.idcard),
        idcard_hash: sealer.hash(key),
        birthday: person.birthday,
        category: category ?? null,
        cover: cover ?? { from: earliestStartOf(policy, now), to: policy.period.to },
      },
    ];
  });
}

/** Workers whom the enterprise knows, as if they began at the earliest; work that nobody named has no class. */
export async function joiningEmployees(
  { tx, now }: Asking,
  policy: Policy,
  employeeIds: readonly number[],
): Promise<JoiningPerson[]> {
  const distinct = [...new Set(employeeIds)];
  const workers = await findWorkers(tx, distinct);
  if (workers.length < distinct.length) throw new Refusal('NOT_FOUND');
  const cover = { from: earliestStartOf(policy, now), to: policy.period.to };
  return workers.map((worker) => ({ ...worker, row_no: null, category: null, cover }));
}
