import { clipped } from '../cell.ts';
import { isDitto } from './ditto.ts';
import { listFields } from '../fields.ts';
import type { Intent } from '../../roster/intent.ts';
import { meaningOfHeading } from './headings.ts';
import { factsFor, withApart } from './exceptions.ts';
import { createFoot } from './foot.ts';
import { skipped } from './rows.ts';
import type { LineFacts } from './line-facts.ts';
import { saidIn } from '../words/states.ts';
import type { ListRow, Miscount, SheetRow, SkippedRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

type Facts = Partial<LineFacts>;

/** What lines say of persons who are not on them: a title of all, a line of those below it, another of those above. */
export type Scopes = {
  readonly title: (facts: LineFacts, row: SheetRow) => void;
  /** @param isLabelled whether the line names what it says, so that it may stand below those of whom it speaks */
  readonly section: (facts: LineFacts, row: SheetRow, isLabelled?: boolean) => void;
  readonly total: (said: number | undefined, row: SheetRow) => void;
  /** A person with what holds for them here. */
  readonly placed: (row: ListRow) => ListRow;
  /** The company of all that comes now, which the own one of a person counts before. */
  readonly company: () => string | undefined;
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
  const foot = createFoot();
  const behind: { facts: Facts; from: number; to: number }[] = [];
  const said: { row: SheetRow; heads: number; from: number; to: number | undefined }[] = [];

  const claim = (row: SheetRow, heads: number | undefined, to: number | undefined, start: number) => {
    if (heads !== undefined) said.push({ row, heads, from: start, to });
  };
  const held = (): Facts => Object.assign({}, ...titles, remaining > 0 ? section : {});
  const closed = () => {
    for (const one of said) if (one.to === undefined && one.from > 0) one.to = count;
  };

  return {
    title: ({ heads, ...facts }, row) => {
      titles = [...titles, facts];
      // A title counts everybody, wherever the persons begin.
      if (heads !== undefined) said.push({ row, heads, from: 0, to: Infinity });
    },
    section: ({ looks, heads, ...facts }, row, isLabelled = false) => {
      const says = Object.keys(facts).length > 0;
      foot.add(facts, row, { isLabelled, at: count });
      if (looks === 'back') {
        const start = heads !== undefined && heads <= count - from ? count - heads : from;
        claim(row, heads, count, heads !== undefined && heads > count - from ? 0 : start);
        if (says) behind.push({ facts, from: start, to: count });
        from = count;
        return;
      }
      if (!says && heads === undefined) {
        unread = isShortLine(row) ? skipped(row, 'note').text.replace(/\s*[:：]$/u, '') : unread;
        return;
      }
      unread = undefined;
      for (const one of said) if (one.to === undefined) one.to = count;
      if (says) {
        const intent = facts.intent === undefined ? section.intent : facts.intent;
        const keeps = facts.work_company === undefined ? section : {};
        // What was said of another company holds no longer.
        if (facts.work_company !== undefined) titles = titles.filter((one) => one.work_company === undefined);
        // The day of those who come is not that of those who are held back or put right.
        section = {
          ...(facts.intent ? undated(keeps) : keeps),
          ...facts,
          ...(intent === undefined ? {} : { intent }),
        };
        remaining = looks === 'ahead' && heads !== undefined ? heads : Infinity;
      }
      from = count;
      claim(row, heads, undefined, count);
    },
    total: (heads, row) => {
      closed();
      claim(row, heads, count, from);
      // What stands below one sum is counted by the next.
      from = count;
    },
    company: () => held().work_company,
    placed: (row) => {
      const holds = held();
      remaining--;
      count++;
      const placed = withDitto(withFacts(row, holds), last);
      last = placed;
      foot.placed(row.values, placed.values);
      const isGiven = row.values.work_company === undefined && placed.values.work_company !== undefined;
      if (unread === undefined || !isGiven) return placed;
      const known = placed.values.work_company ?? '';
      // Where such lines name companies, 老厂区 is one as well, and nobody below it is of the one before.
      const isNamed = section.work_company !== undefined;
      const others = [isNamed ? known : unread];
      const values = isNamed ? { ...placed.values, work_company: unread } : placed.values;
      const doubt = { field: 'work_company', words: unread, others } as const;
      return { ...placed, values, doubts: [...(placed.doubts ?? []), doubt] };
    },
    end: () => {
      for (const one of said) if (one.to === undefined || one.to === Infinity) one.to = count;
    },
    applied: (rows) =>
      foot.applied(
        behind.length === 0
          ? rows
          : rows.map((row, at) =>
              behind.reduce(
                (one, { facts, from: first, to }) => (at >= first && at < to ? withFacts(one, facts) : one),
                row,
              ),
            ),
        withFacts,
      ),
    miscounted: (rows) =>
      rows.length === 0
        ? []
        : said
            .filter((one) => !agrees(one, rows))
            .map((one) => ({ ...skipped(one.row, 'heads'), heads: miscountOf(one, rows) })),
  };
}

const undated = ({ work_company, occupation }: Facts): Facts => ({
  ...(work_company === undefined ? {} : { work_company }),
  ...(occupation === undefined ? {} : { occupation }),
});

/** 同上 and 〃: what the row above says. */
function withDitto(row: ListRow, above: ListRow | undefined): ListRow {
  const fields = listFields.filter((field) => isDitto(row.values[field] ?? ''));
  if (fields.length === 0 || above === undefined) return row;
  // 〃 under 已离职 says it again.
  const told = row.intent ?? (fields.includes('remark') ? above.intent : undefined);
  return {
    ...row,
    values: {
      ...row.values,
      ...Object.fromEntries(fields.map((field) => [field, above.values[field] ?? ''])),
    },
    ...(told ? { intent: told } : {}),
  };
}

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

type Claim = { readonly heads: number; readonly from: number; readonly to: number | undefined };

/** Of whom a line may speak: all that stand between, all so far, or all. */
const spokenOf = ({ from, to }: Claim, rows: readonly ListRow[]): readonly (readonly ListRow[])[] => [
  rows.slice(from, to),
  rows.slice(0, to),
  rows,
];

/** A line may count those to be insured alone. */
function agrees(claim: Claim, rows: readonly ListRow[]): boolean {
  const counts = spokenOf(claim, rows).flatMap((some) => [
    some.length,
    some.filter(({ intent }) => !intent).length,
    some.filter(({ intent }) => intent?.kind !== 'leave').length,
  ]);
  return counts.includes(claim.heads);
}

/** Nobody knows whom it counts: it is told of the number that comes nearest. */
function miscountOf(claim: Claim, rows: readonly ListRow[]): Miscount {
  const said = claim.heads;
  const [found = 0] = spokenOf(claim, rows)
    .map(({ length }) => length)
    .filter((length) => length > 0)
    .toSorted((a, b) => Math.abs(a - said) - Math.abs(b - said));
  return { said, found };
}

/** 不走了 in a section of those who leave: nobody says which of them counts. */
export function against({ values: { remark = '' } }: ListRow, { kind }: Intent): Intent | undefined {
  return /^(?:leave|wait)$/.test(kind) && saidIn(remark) === 'add'
    ? { kind: 'unclear', of: '', words: clipped(remark, words_max) }
    : undefined;
}

const words_max = 200;

/** What the person's own row says stands. */
export function withFacts(row: ListRow, said: Facts): ListRow {
  const { intent, work_company, occupation, start_date, end_date } = factsFor(row, said);
  const { values } = row;
  const told: Intent | null | undefined = row.intent ?? (intent ? (against(row, intent) ?? intent) : intent);
  const leaves = told?.kind === 'leave';
  const isGone = leaves || told?.kind === 'wait';
  const found = {
    ...row,
    values: {
      ...(work_company === undefined ? {} : { work_company }),
      ...(occupation === undefined ? {} : { occupation }),
      ...(start_date === undefined || isGone ? {} : { start_date }),
      ...(end_date === undefined ? {} : { end_date }),
      ...values,
    },
    ...(told ? { intent: told } : {}),
  };
  const { apart } = said;
  return apart === undefined || isGone ? found : withApart(found, row, { ...said, apart });
}
