import { kept_named_max, told_named_max } from '@app/contract/policy-changes/kept';
import type { listKept } from '@app/contract/policy-changes/list-kept';
import type { Language } from '@app/contract/words/languages';
import { isExample } from '@app/domain/list/words/examples';
import { withoutNumbersOfPersons } from '@app/domain/persons/personal-numbers';
import { intentKinds, isSettled, isUnasked } from '@app/domain/roster/intent';
import { comparable } from '@app/domain/roster/same-name';
import type { z } from 'zod/mini';
import { type judgeKept, type Kept, reasonsOf } from '../../imports/imports.ts';
import type { ListJudgement } from '../kinds/list-kind.ts';
import { type CoverAhead, readCoverAhead } from './cover-ahead.ts';
import { othersTakenOut } from './others-in-words.ts';

type Told = z.output<typeof listKept.output>;
type Context = Parameters<typeof judgeKept>[0];

/** Who stands on a list without being insured by it, each person once, however many rows name them. An example is nobody. */
export async function tellKept(
  context: Context & { readonly language: Language },
  kept: Kept | undefined,
  work_company: string | undefined,
): Promise<Told> {
  const people = (kept?.rows ?? []).filter(({ row }) => !isExample(row.values.intent?.words ?? ''));
  const all = await withCover(context, people);
  const companies = [...new Set(all.map((row) => row.work_company))];
  const rows = await toldTo(
    context,
    all.filter((row) => work_company === undefined || row.work_company === work_company),
    // A list of one company goes to that one.
    work_company ?? (companies.length === 1 ? companies[0] : undefined),
  );
  const persons = personsOf(rows);
  // Who is to be told about one row is not told as covered for another.
  const isWhollyCovered = (ofOne: readonly KeptRow[]) => ofOne.every(isCovered);
  const covered = persons.filter(isWhollyCovered);
  const uncovered = persons.filter((ofOne) => !isWhollyCovered(ofOne));
  return {
    import_job_id: kept?.import_job_id ?? null,
    row_count: rows.length,
    person_count: uncovered.length,
    covered_count: covered.length,
    settled_count: uncovered.filter(isSettledPerson).length,
    without_count: uncovered.filter((ofOne) => ofOne.every(isWithout)).length,
    list: uncovered.slice(0, kept_named_max).map((ofOne) => ({
      ...named(ofOne),
      ...whyOf(ofOne, context.language),
      settled: isSettledPerson(ofOne) ? 1 : 0,
    })),
    covered_list: covered.slice(0, kept_named_max).map(named),
    companies,
    told: toldOf(persons),
  };
}

type KeptRow = Kept['rows'][number] & {
  readonly cover: CoverAhead | null;
  /** Nobody knows whether there is cover. */
  readonly isCoverOpen: boolean;
};

/** The rows of one person, at least one. */
type RowsOfOne = readonly [KeptRow, ...KeptRow[]];

/** The rows of a list with the cover that their persons have by now. */
async function withCover(
  { tx, vault, session, now }: Context,
  rows: Kept['rows'],
): Promise<readonly KeptRow[]> {
  if (rows.length === 0) return [];
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const persons = rows.map(({ judgement, row, work_company_id }) => ({
    // A number that is another's says nothing of this person.
    key: judgement.verdicts.some(({ code }) => code === 'ID_NAME_MISMATCH') ? null : judgement.key,
    name: judgement.name || (row.values.name ?? ''),
    work_company_id,
  }));
  const coverOf = await readCoverAhead(tx, persons, { sealer, now });
  return rows.map((row, place) => {
    const person = persons[place]!;
    const cover = coverOf(person);
    // A name of which nobody is covered may be mistyped where the list does not send somebody new.
    const isUnfound =
      cover === null && person.key === null && asksNothing.has(row.row.values.intent?.kind ?? '');
    return { ...row, cover: cover ?? null, isCoverOpen: cover === undefined || isUnfound };
  });
}

/** The reasons for which a list may name somebody who has been covered for long. */
const asksNothing: ReadonlySet<string> = new Set(['leave', 'unclear']);

/** The rows as a work company is told of them: the words that are quoted name nobody of another. */
async function toldTo(
  { tx, now }: Context,
  rows: readonly KeptRow[],
  work_company: string | undefined,
): Promise<readonly KeptRow[]> {
  if (work_company === undefined) return rows;
  const wordsOf = ({ judgement }: KeptRow) =>
    judgement.verdicts.flatMap(({ detail }) => (hasWords(detail) ? [detail.words] : []));
  const here = rows.map((row) => ({ name: nameOf(row.row.values), work_company }));
  const told = await othersTakenOut(tx, rows.flatMap(wordsOf), { work_company, here, now });
  return rows.map((row) => ({
    ...row,
    judgement: {
      ...row.judgement,
      verdicts: row.judgement.verdicts.map((verdict) =>
        hasWords(verdict.detail)
          ? ({
              ...verdict,
              detail: { ...verdict.detail, words: told(verdict.detail.words) },
            } as typeof verdict)
          : verdict,
      ),
    },
  }));
}

const hasWords = (detail: unknown): detail is { readonly words: string } =>
  typeof detail === 'object' && detail !== null && 'words' in detail && typeof detail.words === 'string';

/**
 * The rows by the person whom they name. One number under two names is two persons, of whom one has the other's number; without a
 * number that can be read, nobody knows whether two rows are of one.
 */
function personsOf(rows: readonly KeptRow[]): readonly RowsOfOne[] {
  const persons = Map.groupBy(rows, ({ judgement: { key, name } }, at) =>
    key === null ? at : `${key} ${comparable(name) ?? ''}`,
  );
  return [...persons.values()].map((ofOne) => {
    const [first, ...others] = ofOne.length > 1 ? ofOne.map(withoutRepeat) : ofOne;
    return [first!, ...others];
  });
}

/** That another row names the person too says nothing where both are told as one. */
const withoutRepeat = (row: KeptRow): KeptRow => ({
  ...row,
  judgement: {
    ...row.judgement,
    verdicts: row.judgement.verdicts.filter(({ code }) => code !== 'DUP_ROW'),
  },
});

/**
 * A row asks for nothing where cover that the person has already holds all of its days, or where a change ends already what it would end. A
 * day without it, and somebody who is not insured would be told as covered. Of whom the list does not ask to insure it names no such days:
 * the reply says from when until when they are covered.
 */
const isCovered = ({ row, judgement: { verdicts, cover }, cover: ahead }: KeptRow): boolean =>
  (ahead !== null && isAsSent(ahead, row.values.intent?.kind)) ||
  verdicts.some(({ code }) => code === 'ALREADY_PENDING_OFF') ||
  (cover !== null &&
    verdicts.some(
      ({ code, detail }) =>
        (code === 'DUP_POLICY' || code === 'DUP_INSURER') &&
        detail.from <= cover.from &&
        cover.to <= detail.to,
    ));

/** Whoever leaves is found by name at their company; of anybody else a namesake may be covered. */
const isAsSent = ({ by_name, at_other_company }: CoverAhead, kind: string | undefined): boolean =>
  by_name === 0 ? isUnasked(kind) : kind === 'leave' && at_other_company === 0;

const isWithout = ({ cover, isCoverOpen, judgement: { verdicts } }: KeptRow): boolean =>
  cover === null &&
  !isCoverOpen &&
  !verdicts.some(({ code }) => code === 'DUP_POLICY' || code === 'DUP_INSURER');

const isSettledPerson = (rows: RowsOfOne): boolean =>
  rows.every(({ row: { values } }) => values.intent != null && isSettled(values.intent.kind));

const named = (rows: RowsOfOne): Told['covered_list'][number] => {
  const [{ row, judgement, work_company, cover, isCoverOpen }] = rows;
  return {
    row_no: row.row_no,
    name: nameOf(row.values),
    last4: last4Of(row.values.idcard ?? '', judgement),
    work_company,
    occupation: withoutNumbersOfPersons((row.values.occupation ?? '').trim()),
    cover,
    cover_open: isCoverOpen ? 1 : 0,
    reasons: onceEach(rows.flatMap((one) => errorsOf(one.judgement))),
  };
};

const errorsOf = ({ verdicts }: ListJudgement) =>
  verdicts
    .filter(({ level }) => level === 'error')
    .map(({ code, field, detail }) => ({ code, field, detail }));

const onceEach = <Reason>(reasons: readonly Reason[]): Reason[] => [
  ...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values(),
];

/** What the insurer said of a person, and what keeps their rows from being insured. */
function whyOf(rows: RowsOfOne, language: Language): { readonly why: string; readonly said: string } {
  const saidOf = ({ row }: KeptRow) => withoutNumbersOfPersons(row.said ?? '');
  const said = new Set(rows.map(saidOf));
  const why = rows.flatMap((one) => [saidOf(one), reasonsOf(one.judgement, language)]);
  const together = (parts: Iterable<string>) => [...new Set(parts)].filter((part) => part !== '').join(' ');
  return { why: together(why), said: together(said) };
}

/** Whoever may see the change is told of its rows, and has typed none of them. */
const nameOf = ({ name = '' }: KeptRow['row']['values']): string => withoutNumbersOfPersons(name.trim());

/** Whom the list names for another reason than to be insured. */
const toldOf = (persons: readonly RowsOfOne[]): Told['told'] =>
  intentKinds.flatMap((kind) => {
    const told = persons.filter((rows) => rows.some(({ row }) => row.values.intent?.kind === kind));
    const names = told.slice(0, told_named_max).map(([{ row }]) => nameOf(row.values));
    return told.length === 0 ? [] : [{ kind, person_count: told.length, names }];
  });

/** What a spreadsheet left of a number ends in an exponent or in zeros: nobody knows a person by that. */
function last4Of(idcard: string, { verdicts }: ListJudgement): string {
  if (verdicts.some(({ code }) => code === 'ID_EXCEL_NUMBER')) return '';
  return /[\dA-Za-z]{4}$/.exec(idcard.normalize('NFKC').trim())?.[0] ?? '';
}
