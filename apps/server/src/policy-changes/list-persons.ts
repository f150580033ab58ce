import { listChangePersons as call } from '@app/contract/policy-changes/list-persons';
import type { Language } from '@app/contract/words/languages';
import { statusText } from '@app/contract/words/words';
import type { Day } from '@app/domain/calendar/day';
import { shanghaiDay, shanghaiTime } from '@app/domain/calendar/shanghai';
import type { Fen } from '@app/domain/money/money';
import { premiumOfPerson } from '@app/domain/money/premium';
import { firmsOwnNumber, withoutNumbersOfPersons } from '@app/domain/persons/personal-numbers';
import { ageOn, bandOf } from '@app/domain/persons/age';
import { isCancelled } from '@app/domain/changes/ending';
import { changeKinds, type ChangeType, isAmending } from '@app/domain/changes/kinds';
import { type CoverEnd, coverStatusAt } from '@app/domain/policies/cover';
import { toldBirthday } from '@app/domain/persons/told-birthday';
import { answer } from '../platform/answer.ts';
import { pageOf } from '../platform/page.ts';
import { Refusal } from '../platform/refusal.ts';
import { findPolicyAt, type Policy } from '../policies/policies.ts';
import { wordFailure } from './insurer/failure-words.ts';
import { findLeft } from './legs/end.queries.ts';
import { findAmendedCovers } from './legs/amend.queries.ts';
import { findCoversOf, listRowPage } from './list-persons.queries.ts';
import { findChange } from './list.queries.ts';

export const listPersons = answer(call, async ({ tx, input, now, language }) => {
  const { policy_change_id } = input;
  const change = await findChange(tx, policy_change_id);
  if (!change) throw new Refusal('NOT_FOUND');
  const [policy, { rows, total }] = await Promise.all([
    findPolicyAt(tx, change.policy_id, now),
    listRowPage(tx, input),
  ]);
  const amended = isAmending(changeKinds[change.change_type])
    ? await findAmendedCovers(tx, policy_change_id)
    : [];
  const covers = amended.length > 0 ? amended : await findCoversOf(tx, policy_change_id, rows);
  const coverOf = new Map(covers.map((cover) => [cover.row_no, cover]));
  const { opens, ends } = changeKinds[change.change_type];
  const rowNumbers = rows.map(({ row_no }) => row_no);
  const left = opens && ends ? await findLeft(tx, policy_change_id, rowNumbers) : amended;
  const leftOf = new Map(left.map((leaver) => [leaver.row_no, leaver]));

  const page = pageOf(
    input,
    total,
    rows.map(({ gender, error_msg, ...row }) => {
      const cover = coverOf.get(row.row_no);
      const leaver = leftOf.get(row.row_no);
      return {
        ...row,
        birthday: toldBirthday(row.birthday, row.idcard),
        employee_id: cover?.employee_id ?? null,
        // A list may have been sent by one who has not seen what another wrote in it.
        employee_no: row.employee_no && firmsOwnNumber(row.employee_no),
        remark: row.remark && withoutNumbersOfPersons(row.remark),
        never_begins: cover && neverBegins(row, cover) ? (1 as const) : (0 as const),
        ...calculationOf(row, policy!),
        gender: gender as 'male' | 'female',
        error_msg: error_msg && wordFailure(error_msg, language),
        charged_fen: row.result === 0 || !cover ? null : chargedOf(row, cover, leaver),
        leaver: leaver ? leaverOf(leaver) : null,
        ...standingOf(cover, now, language),
      };
    }),
  );
  const { person_count, premium_fen, refund_fen, change_type } = change;
  return {
    ...page,
    ...noCounts,
    [`${change_type}_count`]: person_count,
    premium_fen,
    refund_fen,
    show_type: change_type,
  };
});

const noCounts = { add_count: 0, off_count: 0, replace_count: 0, transfer_count: 0, correct_count: 0 };

/** What a row cost in the end: the premium of the cover that it opened, less what went over to it, or less than nothing for what came back. */
function chargedOf(
  { result, operation }: { readonly result: number; readonly operation: ChangeType },
  cover: Cover,
  leaver: Pick<Left, 'refund_fen'> | undefined,
): number {
  if (isAmending(changeKinds[operation])) return 0;
  if (!changeKinds[operation].opens) return result === 1 ? -cover.refund_fen : 0;
  // Of a row that another cover goes over by, and that was turned down, no day costs anything more.
  if (leaver !== undefined && result !== 1) return 0;
  return cover.final_fen - (leaver?.refund_fen ?? 0);
}

type Left = Awaited<ReturnType<typeof findLeft>>[number];
type Told = Pick<
  Left,
  | 'policy_person_id'
  | 'employee_id'
  | 'name'
  | 'idcard_mask'
  | 'until'
  | 'carried_fen'
  | 'work_company'
  | 'occupation_name'
>;

const leaverOf = ({ idcard_mask, until, ...left }: Told) => ({
  ...left,
  idcard: idcard_mask,
  cover_until: until && shanghaiTime(until),
});

type Priced = {
  readonly birthday: Day;
  readonly category: string;
  readonly start_date: Day;
  readonly end_date: Day;
  readonly unit_price_fen: Fen;
};

/** How a row's price came about: the class price and its loading, and the parts, which follow from the unit price. */
function calculationOf(row: Priced, { version: { terms }, period }: Policy) {
  const { price_unit, class_prices, age_bands } = terms;
  const cover = { from: row.start_date, to: row.end_date };
  const unit = { base_price_fen: row.unit_price_fen, loading_percent: 100 };
  const { days, parts } = premiumOfPerson({ price_unit, policy: period, cover, ...unit });
  return {
    base_price_fen: class_prices[row.category] ?? row.unit_price_fen,
    loading_percent: bandOf(age_bands, ageOn(row.birthday, row.start_date))?.loading_percent ?? 100,
    days,
    parts: [...parts],
  };
}

type Cover = Omit<Awaited<ReturnType<typeof findCoversOf>>[number], 'add_change_id'>;

/** Whether the row ends a cover before the day on which it was to begin. */
const neverBegins = (
  { operation, start_date }: { readonly operation: ChangeType; readonly start_date: Day },
  { planned_from }: Cover,
): boolean =>
  !changeKinds[operation].opens &&
  changeKinds[operation].ends &&
  planned_from !== null &&
  isCancelled({ from: shanghaiDay(planned_from) }, start_date);

function standingOf(cover: Cover | undefined, now: Date, language: Language) {
  if (!cover) return { cover_from: null, cover_until: null, cover_status: null, cover_status_text: null };
  const { from, until, bound_at, ended } = cover;
  const span = from && until ? { from, until } : null;
  const facts = { cover: span, bound: bound_at !== null, ended: ended as CoverEnd | null };
  const cover_status = coverStatusAt(facts, now);
  return {
    cover_from: from && shanghaiTime(from),
    cover_until: until && shanghaiTime(until),
    cover_status,
    cover_status_text: statusText(language, 'cover', cover_status),
  };
}
