import { listFields } from './fields.ts';
import type { Intent } from '../roster/intent.ts';
import { meaningOfHeading } from './headings.ts';
import { skipped } from './rows.ts';
import type { LineFacts } from './scope.ts';
import type { ListRow, SheetRow, SkippedRow } from './table.ts';
import { tidyText } from './values.ts';

type Facts = Partial<LineFacts>;

/** What lines say of persons who are not on them: a title of all, a line of those below it, another of those above. */
export type Scopes = {
  readonly title: (facts: LineFacts, row: SheetRow) => void;
  readonly section: (facts: LineFacts, row: SheetRow) => void;
  readonly total: (said: number | undefined, row: SheetRow) => void;
  /** A person with what holds for them here. */
  readonly placed: (row: ListRow) => ListRow;
  readonly end: () => void;
  /** The persons with what was said behind them. */
  readonly applied: (rows: readonly ListRow[]) => readonly ListRow[];
  /** The lines that say another number of persons than was found. */
  readonly miscounted: (rows: readonly ListRow[]) => readonly SkippedRow[];
};

/** @param name what the name of the sheet says */
export function createScopes(name?: LineFacts): Scopes {
  let titles: readonly Facts[] = [name ?? {}];
  let section: Facts = {};
  let remaining = Infinity;
  let count = 0;
  let from = 0;
  /** A line that may have named another company. */
  let unread: string | undefined;
  let last: ListRow | undefined;
  const behind: { facts: Facts; from: number; to: number }[] = [];
  const said: { row: SheetRow; heads: number; from: number; to: number | undefined }[] = [];

  const claim = (row: SheetRow, heads: number | undefined, to: number | undefined, start: number) => {
    if (heads !== undefined) said.push({ row, heads, from: start, to });
  };
  const closed = () => {
    for (const one of said) if (one.to === undefined && one.from > 0) one.to = count;
  };

  return {
    title: ({ heads, ...facts }, row) => {
      titles = [...titles, facts];
      // A title counts everybody, wherever the persons begin.
      if (heads !== undefined) said.push({ row, heads, from: 0, to: Infinity });
    },
    section: ({ looks, heads, ...facts }, row) => {
      const says = Object.keys(facts).length > 0;
      if (looks === 'back') {
        const start = heads !== undefined && heads <= count - from ? count - heads : from;
        claim(row, heads, count, heads !== undefined && heads > count - from ? 0 : start);
        if (says) behind.push({ facts, from: start, to: count });
        from = count;
        return;
      }
      if (!says && heads === undefined) {
        unread = isShortLine(row) ? skipped(row, 'note').text : unread;
        return;
      }
      unread = undefined;
      for (const one of said) if (one.to === undefined) one.to = count;
      if (says) {
        const intent = facts.intent === undefined ? section.intent : facts.intent;
        const keeps = facts.work_company === undefined ? section : {};
        // What was said of another company holds no longer.
        if (facts.work_company !== undefined) titles = titles.filter((one) => one.work_company === undefined);
        section = { ...keeps, ...facts, ...(intent === undefined ? {} : { intent }) };
        remaining = looks === 'ahead' && heads !== undefined ? heads : Infinity;
      }
      from = count;
      claim(row, heads, undefined, count);
    },
    total: (heads, row) => {
      closed();
      claim(row, heads, count, from);
    },
    placed: (row) => {
      const holds: Facts = Object.assign({}, ...titles, remaining > 0 ? section : {});
      remaining--;
      count++;
      const placed = withDitto(withFacts(row, holds), last);
      last = placed;
      const isGiven = row.values.work_company === undefined && placed.values.work_company !== undefined;
      if (unread === undefined || !isGiven) return placed;
      const doubt = { field: 'work_company', words: unread, others: [unread] } as const;
      return { ...placed, doubts: [...(placed.doubts ?? []), doubt] };
    },
    end: () => {
      for (const one of said) if (one.to === undefined || one.to === Infinity) one.to = count;
    },
    applied: (rows) =>
      behind.length === 0
        ? rows
        : rows.map((row, at) =>
            behind.reduce(
              (one, { facts, from: first, to }) => (at >= first && at < to ? withFacts(one, facts) : one),
              row,
            ),
          ),
    miscounted: (rows) =>
      rows.length === 0
        ? []
        : said.filter((one) => !agrees(one, rows)).map(({ row }) => skipped(row, 'heads')),
  };
}

/** 同上 and 〃: what the row above says. */
function withDitto(row: ListRow, above: ListRow | undefined): ListRow {
  const fields = listFields.filter((field) => ditto.test(row.values[field] ?? ''));
  if (fields.length === 0 || above === undefined) return row;
  return {
    ...row,
    values: {
      ...row.values,
      ...Object.fromEntries(fields.map((field) => [field, above.values[field] ?? ''])),
    },
  };
}

const ditto = /^[-—]?(?:同上|同前|[〃″"”“〞]{1,3}|['’′]{2}|々)[-—]?$/u;

/** Of a few words and no sentence, and neither a part of a company nor what columns are called. */
function isShortLine(row: SheetRow): boolean {
  const { text } = skipped(row, 'note');
  return (
    /^[\p{Script=Han}A-Za-z\s]{2,12}[:：]?$/u.test(text) &&
    !department.test(text) &&
    !row.cells.some((cell) => cell.text.length < 20 && meaningOfHeading(tidyText(cell.text)) !== undefined)
  );
}

const department =
  /(?:部门?|科室?|[一二三四五六七八九十甲乙丙丁AB]班|班组|小组|[一二三四五六七八九十甲乙丙丁AB]组|车间|[产流]?水?线|后厨|厨房|前厅|大堂|客房|[早中晚夜白]班|办公室|仓库|宿舍|[男女][生工]?)[:：]?$/u;

/** A line may count all that stand between, those to be insured, or all so far. */
function agrees(
  { heads, from, to }: { readonly heads: number; readonly from: number; readonly to: number | undefined },
  rows: readonly ListRow[],
): boolean {
  const counts = [rows.slice(from, to), rows.slice(0, to), rows].flatMap((some) => [
    some.length,
    some.filter(({ intent }) => !intent).length,
    some.filter(({ intent }) => intent?.kind !== 'leave').length,
  ]);
  return counts.includes(heads);
}

/** What the person's own row says stands. */
function withFacts(row: ListRow, { intent, work_company, occupation, start_date, end_date }: Facts): ListRow {
  const { values } = row;
  const told: Intent | null | undefined = row.intent ?? intent;
  const leaves = told?.kind === 'leave';
  return {
    ...row,
    values: {
      ...(work_company === undefined ? {} : { work_company }),
      ...(occupation === undefined ? {} : { occupation }),
      ...(start_date === undefined || leaves || told?.kind === 'wait' ? {} : { start_date }),
      ...(end_date === undefined ? {} : { end_date }),
      ...values,
    },
    ...(told ? { intent: told } : {}),
  };
}
