import { idTypes } from '@app/domain/persons/id-document';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';
import { coveredNow } from './conditions.queries.ts';
import { findNamed, type NameWords } from './keyword.queries.ts';
import type { PersonKeyword } from './keyword.ts';

/** The numbers of the persons who are meant, at most so many. */
export async function findEmployees(
  tx: EnterpriseTx,
  keyword: PersonKeyword,
  most: number,
): Promise<readonly number[]> {
  if (keyword === null) return [];
  if ('employee_ids' in keyword) return keyword.employee_ids.slice(0, most);
  if ('common' in keyword) return await findNamed(tx, keyword.common, most);
  const found = await tx
    .selectFrom('employee')
    .select('employee_id')
    .where((eb) =>
      'mobile_hash' in keyword
        ? eb('mobile_hash', '=', keyword.mobile_hash)
        : // All types: the index on numbers begins with the type.
          eb.and([
            eb('idtype', '=', eb.fn.any(eb.val([...idTypes]))),
            eb('idcard_hash', '=', eb.fn.any(eb.val([...keyword.idcard_hashes]))),
          ]),
    )
    .limit(most)
    .execute();
  return found.map(({ employee_id }) => employee_id);
}

type Found = { readonly employee_id: number; readonly name: string; readonly idcard: string };

/** The likeliest of some persons: who is called exactly so, then whose name begins so, then the covered, then by name. */
export async function likeliest(
  tx: EnterpriseTx,
  employee_ids: readonly number[],
  { words, sound, now, most }: NameWords & { now: Date; most: number },
): Promise<Found[]> {
  const [before = '', after = ''] = coveredNow.split('?');
  const { rows } = await sql<Found>`
    select e.employee_id, e.name, e.idcard_mask as idcard
    from employee e
    where e.employee_id = any(${employee_ids})
    order by e.name <> ${words},
      not (starts_with(e.name, ${words}) or coalesce(e.name ~ ${sound && `^(?:${sound})`}, false)), not exists (
      select from policy_person p where p.enterprise_id = e.enterprise_id and p.employee_id = e.employee_id
        and ${sql.raw(before)}${now}${sql.raw(after)}), e.name, e.employee_id
    limit ${most}`.execute(tx);
  return rows;
}
