import type { Day, Period } from '../calendar/day.ts';
import { type Fen, fen } from '../money/money.ts';
import { type IdType, personKey } from '../persons/id-document.ts';
import { normaliseName } from '../persons/person-name.ts';
import type { ChangeType } from './kinds.ts';

/** The same list within so long is asked about first. Source: docs/business-rules.md#submitted-twice */
export const twin_ms = 24 * 3_600_000;

/** A forecast can be confirmed for so long. Source: docs/business-rules.md#policy-changes */
export const forecast_life_ms = 15 * 60_000;

/** What makes a submitted row the same row again. */
export type SubmittedRow = {
  readonly name: string;
  readonly idcard: string;
  readonly idtype?: IdType | null;
  readonly work_company_id: number | null;
  readonly occupation_id: number | null;
  /** Null for the start of the whole change. */
  readonly start_date: string | null;
  readonly end_date?: string | null;
};

/**
 * The canonical text of a submitted list, by whose hash a list submitted twice is known.
 *
 * Names and numbers are normalised and rows sorted, so that neither typing nor order makes a list another one.
 *
 * Source: docs/business-rules.md#submitted-twice
 */
export const rosterText = (policy_id: number, start_date: Day, rows: readonly SubmittedRow[]): string =>
  lines([
    ['roster', 1, policy_id],
    ...rows
      .map((row) => [
        personKey(row.idtype ?? null, row.idcard),
        normaliseName(row.name),
        row.work_company_id,
        row.occupation_id,
        row.start_date ?? start_date,
        ...(row.end_date == null ? [] : [row.end_date]),
      ])
      .map((row) => JSON.stringify(row))
      .toSorted(),
  ]);

/** A priced row of a forecast. */
export type ForecastRow = {
  readonly row_no: number;
  /** The person's key, see `personKey`. */
  readonly idcard: string;
  readonly name: string;
  readonly work_company_id: number;
  readonly occupation_id: number;
  readonly category: string;
  readonly from: Day;
  readonly to: Day;
  readonly unit_price_fen: Fen;
  readonly premium_fen: Fen;
};

/** What a customer saw and agrees to. */
export type Forecast = {
  readonly plan_version_id: number;
  readonly start_date: Day;
  readonly policy: Period;
  readonly rows: readonly ForecastRow[];
  /** Of the whole change; left out for none. */
  readonly discount_fen?: Fen;
  readonly service_fee_fen?: Fen;
};

/**
 * The canonical text of a forecast, by whose hash a confirmation is bound to what was seen: plan version, dates,
 * rows and prices, and not the balance, which moves by itself. Rows count by their numbers, not by their order.
 */
export const forecastText = ({
  plan_version_id,
  start_date,
  policy,
  rows,
  discount_fen = fen(0),
  service_fee_fen = fen(0),
}: Forecast): string =>
  lines([
    ['forecast', 1, plan_version_id, start_date, policy.from, policy.to],
    ...(discount_fen === 0 && service_fee_fen === 0 ? [] : [['quote', discount_fen, service_fee_fen]]),
    ...rows
      .toSorted((a, b) => a.row_no - b.row_no)
      .map((row) => [
        row.row_no,
        row.idcard,
        row.name,
        row.work_company_id,
        row.occupation_id,
        row.category,
        row.from,
        row.to,
        row.unit_price_fen,
        row.premium_fen,
      ]),
  ]);

/** The end of a cover as a forecast shows it: the days that it loses, and what is given back. */
export type AgreedEnd = Period & {
  readonly row_no: number;
  readonly policy_person_id: number;
  readonly refund_fen: Fen;
};

/** The canonical text of the forecast of a removal, by whose hash a confirmation is bound to what was seen. */
export const removalText = ({
  plan_version_id,
  start_date,
  rows,
}: {
  readonly plan_version_id: number;
  readonly start_date: Day;
  readonly rows: readonly AgreedEnd[];
}): string =>
  lines([
    ['removal', 1, plan_version_id, start_date],
    ...rows
      .toSorted((a, b) => a.row_no - b.row_no)
      .map(({ row_no, policy_person_id, from, to, refund_fen }) => [
        row_no,
        policy_person_id,
        from,
        to,
        refund_fen,
      ]),
  ]);

/** The canonical text of who is taken off a policy from which day on, by whose hash a list submitted twice is known. */
export const offText = (
  policy_id: number,
  rows: readonly { readonly ends_policy_person_id: number | null; readonly start_date: Day }[],
): string =>
  lines([
    ['off', 1, policy_id],
    ...rows.map((row) => JSON.stringify([row.ends_policy_person_id, row.start_date])).toSorted(),
  ]);

/** A row that ends one cover and opens another, as a forecast shows it: the cover that ends, who comes, what is paid, given back and goes over. */
export type AgreedPassing = Period & {
  readonly row_no: number;
  readonly policy_person_id: number;
  /** The key of whoever comes, see `personKey`. */
  readonly idcard: string;
  readonly name: string;
  readonly work_company_id: number | null;
  readonly occupation_id: number | null;
  readonly category: string | null;
  readonly unit_price_fen: Fen;
  readonly premium_fen: Fen;
  readonly refund_fen: Fen;
  readonly carried_fen: Fen | undefined;
};

/** The canonical text of the forecast of a change whose rows end one cover and open another, by whose hash a confirmation is bound to it. */
export const passingText = ({
  change_type,
  plan_version_id,
  start_date,
  rows,
}: {
  readonly change_type: ChangeType;
  readonly plan_version_id: number;
  readonly start_date: Day;
  readonly rows: readonly AgreedPassing[];
}): string =>
  lines([
    [change_type, 'forecast', 1, plan_version_id, start_date],
    ...rows
      .toSorted((a, b) => a.row_no - b.row_no)
      .map((row) => [
        row.row_no,
        row.policy_person_id,
        row.idcard,
        row.name,
        row.work_company_id,
        row.occupation_id,
        row.category,
        row.from,
        row.to,
        row.unit_price_fen,
        row.premium_fen,
        row.refund_fen,
        row.carried_fen,
      ]),
  ]);

/** The canonical text of which cover goes over to whom or where, from which day on, by whose hash a list submitted twice is known. */
export const passedText = (
  change_type: ChangeType,
  policy_id: number,
  rows: readonly { readonly policy_person_id: number; readonly start_date: Day; readonly to: string }[],
): string =>
  lines([
    [change_type, 1, policy_id],
    ...rows.map((row) => JSON.stringify([row.policy_person_id, row.start_date, row.to])).toSorted(),
  ]);

/** A correction as a forecast shows it: of which cover's person, what is put right, and what it was. */
export type AgreedCorrection = {
  readonly plan_version_id: number;
  readonly start_date: Day;
  readonly policy_person_id: number;
  readonly what: string;
  /** The name, or the key of the document, see `personKey`. */
  readonly was: string;
  readonly becomes: string;
};

/** The canonical text of the forecast of a correction, by whose hash a confirmation is bound to what was seen. */
export const correctionText = (agreed: AgreedCorrection): string =>
  lines([
    ['correction', 'forecast', 1, agreed.plan_version_id, agreed.start_date],
    [agreed.policy_person_id, agreed.what, agreed.was, agreed.becomes],
  ]);

/** One JSON text a line: no value can run into its neighbour, whatever it holds. */
const lines = (values: readonly (string | readonly unknown[])[]): string =>
  values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join('\n');
