import type { listPersons } from '@app/contract/persons';
import { addDays, type Day } from '@app/domain/calendar/day';
import { startOfDay } from '@app/domain/calendar/shanghai';
import { normaliseCompanyName } from '@app/domain/companies/company-name';
import { lastBornAt } from '@app/domain/persons/age';
import { idTypes } from '@app/domain/persons/id-document';
import type { z } from 'zod/mini';
import { containing } from '../platform/containing.ts';
import { called } from './keyword.queries.ts';
import type { PersonKeyword } from './keyword.ts';

export type PersonFilter = Partial<
  Omit<z.output<typeof listPersons.input>, 'page' | 'limit' | 'sort' | 'keywords'>
>;

/** The text of a condition, in which each `?` stands for one of its values. */
type Condition = readonly [text: string, ...values: unknown[]];

/** How a person's cover is shown, as `coverStatusAt` says it, so that a page can be cut out of what is shown. */
const status = `case
  when isempty(p.cover) or (p.bound_at is null and p.ended is not null) then case p.ended when 'refused' then 80 else 70 end
  when p.bound_at is null or lower(p.cover) > ?::timestamptz then 10
  when upper(p.cover) > ?::timestamptz then case when p.ended is null then 20 else 25 end
  else case coalesce(p.ended, '') when '' then 50 when 'off' then 40 when 'moved' then 40 when 'replaced' then 45 when 'withdrawn' then 70 else 60 end
  end`;

export const coveredNow = 'p.cover @> ?::timestamptz and p.bound_at is not null';

/** What narrows a list of persons `p`, as SQL; `all` where a page will not do. */
export function conditionsOf(
  filter: PersonFilter,
  keyword: PersonKeyword,
  { now, today, all = false }: { now: Date; today: Day; all?: boolean },
): Condition[] {
  const { start_from, start_to, end_from, end_to, age_min, age_max, expiring_days } = filter;
  return [
    ...ifGiven(filter.policy_id, (id) => ['p.policy_id = ?::bigint', id]),
    ...ifGiven(filter.insurance_company_id, (id) => [ofInsurer, id]),
    ...ifGiven(filter.work_company_id, (id) => ['p.work_company_id = ?::bigint', id]),
    ...ifGiven(filter.work_company || undefined, (words) => [
      atNamed,
      containing(normaliseCompanyName(words)),
    ]),
    ...ifGiven(filter.occupation_id, (id) => ['p.occupation_id = ?::bigint', id]),
    ...ifGiven(filter.category, (category) => ['p.category = ?', category]),
    ...ifGiven(filter.is_active, (yes) => [yes === 1 ? coveredNow : `not (${coveredNow})`, now]),
    ...ifGiven(filter.status, (code) => [`${status} = ?::int`, now, now, code]),
    ...ifGiven(start_from, (on) => ['lower(p.cover) >= ?::timestamptz', startOfDay(on as Day)]),
    ...ifGiven(start_to, (on) => ['lower(p.cover) < ?::timestamptz', startOfDay(addDays(on as Day, 1))]),
    ...ifGiven(end_from, (on) => ['upper(p.cover) > ?::timestamptz', startOfDay(on as Day)]),
    ...ifGiven(end_to, (on) => ['upper(p.cover) <= ?::timestamptz', startOfDay(addDays(on as Day, 1))]),
    ...ifGiven(expiring_days, (days) => [
      `${coveredNow} and upper(p.cover) <= ?::timestamptz`,
      now,
      startOfDay(addDays(today, days)),
    ]),
    ...ifGiven(age_min, (age) => [`${bornBy} <= ?::date)`, lastBornAt(age, today)]),
    ...ifGiven(age_max, (age) => [`${bornBy} > ?::date)`, lastBornAt(age + 1, today)]),
    ...keywordCondition(keyword, all),
  ];
}

/** Whoever was taken back before their cover began is among those found only where that state is asked for. */
export const notWithdrawn = ({ status: asked }: PersonFilter): Condition[] =>
  asked === undefined
    ? [["not ((isempty(p.cover) or p.bound_at is null) and p.ended is not null and p.ended <> 'refused')"]]
    : [];

const atNamed = 'p.work_company_id in (select company_id from work_company where name_norm like ?)';

const ofInsurer = `p.policy_id in (
  select own.policy_id from policy own join plan_version using (plan_version_id) join plan using (plan_id)
  where plan.insurance_company_id = ?::bigint)`;

const bornBy = `exists (
  select from employee e where e.enterprise_id = p.enterprise_id and e.employee_id = p.employee_id and e.birthday`;

// Where all that are found are wanted, the index on names is read once and compared with; the sum keeps PostgreSQL from
// looking each person up instead. Where a page is wanted, every few rows of the list bring one, so each is just looked at.
const amongNamed = `p.employee_id + 0 in (${called})`;
const namedSo = `exists (
  select from employee e where e.enterprise_id = p.enterprise_id and e.employee_id = p.employee_id
    and (strpos(lower(concat_ws(' ', e.name, p.named)), lower(?)) > 0 or concat_ws(' ', e.name, p.named) ~ ?::text))`;

function keywordCondition(keyword: PersonKeyword, all: boolean): Condition[] {
  if (keyword === null) return [];
  if ('employee_ids' in keyword) return [['p.employee_id = any(?)', keyword.employee_ids]];
  if ('common' in keyword) {
    const { words, sound } = keyword.common;
    return [[all ? amongNamed : namedSo, words, sound]];
  }
  if ('mobile_hash' in keyword)
    return [
      ['p.employee_id in (select employee_id from employee where mobile_hash = ?)', keyword.mobile_hash],
    ];
  const numbered = 'select employee_id from employee where idtype = any(?) and idcard_hash = any(?)';
  // All types: the index on numbers begins with the type.
  return [[`p.employee_id in (${numbered})`, idTypes, keyword.idcard_hashes]];
}

const ifGiven = <Value>(value: Value | undefined, condition: (value: Value) => Condition): Condition[] =>
  value === undefined ? [] : [condition(value)];

/** Joins conditions to a where part that numbers its values from `$1` on. */
export function whereOf(conditions: readonly Condition[]): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const texts = conditions.map(([text, ...own]) =>
    own.reduce<string>((filled, value) => filled.replace('?', `$${values.push(value)}`), text),
  );
  return { where: texts.length === 0 ? '' : `where ${texts.join(' and ')}`, values };
}
