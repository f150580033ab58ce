import { type Day, readDay } from '../calendar/day.ts';
import type { Intent } from '../roster/intent.ts';
import { clipped } from './cell.ts';
import { type Beyond, beyondLeavers } from './leaver-columns.ts';
import { withLastDays } from './leaver-days.ts';
import { dayKindOf } from './sheet/day-headings.ts';
import { asksEnding } from './sheet/number-endings.ts';
import type { ListColumn, ListReading, ListRow, SkippedRow } from './table.ts';
import { holdsUnknown, isTurned } from './words/hidden-doubts.ts';
import { leavingIn } from './words/leaving-words.ts';

/** A sheet of a file, as far as it says what its people stand in it for. */
export type TitledSheet = { readonly name: string; readonly columns: readonly ListColumn[] };

type Asked = {
  readonly today: Day;
  readonly titles: readonly string[];
  readonly sheets?: readonly TitledSheet[] | undefined;
};

/**
 * A table as one of leavers: who stands in one that is of others by its title, its sheet's name or a heading is asked about with those
 * words; so is everybody of one that has columns of other tables and says nowhere that they leave. A column that asks whether somebody
 * leaves or stays decides of each. The day of a column of joining is nobody's last.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function asTableOfLeavers(reading: ListReading, { today, titles, sheets = [] }: Asked): ListReading {
  const { rows, skipped } = reading;
  const columnsOf = new Map(sheets.map(({ name, columns }) => [name, columns]));
  const skippedOf = Map.groupBy(skipped, ({ source_sheet }) => source_sheet);
  return {
    ...reading,
    columns: withEndings(reading.columns, rows),
    rows: [...Map.groupBy(rows, ({ source_sheet }) => source_sheet)].flatMap(([sheet, some]) => {
      const columns = columnsOf.get(sheet ?? '') ?? reading.columns;
      const notes = skippedOf.get(sheet) ?? [];
      const names = [...(sheet === undefined ? [] : [sheet]), ...titles];
      const table = tableOf(columns, { notes, names, rows: some, today });
      const leavers = withLastDays(
        some.map((row) => asLeaverOf(table, row)),
        { today, columns, skipped: notes, titles: names },
      );
      // Where the title says that all leave, a cell left open beside others says nothing else.
      const isSaid = table.isTold && leavers.some(({ intent }) => intent?.kind === 'leave');
      return isSaid ? leavers.map((row) => (row.intent ? row : { ...row, intent: leaves(table) })) : leavers;
    }),
  };
}

/** A column of the last digits is one of numbers here, where whoever is meant is covered. */
const withEndings = (columns: readonly ListColumn[], rows: readonly ListRow[]): readonly ListColumn[] =>
  rows.some(({ ending }) => ending !== undefined)
    ? columns.map((column) =>
        column.field === null && asksEnding(column.title)
          ? { ...column, field: 'idcard', by: 'heading' }
          : column,
      )
    : columns;

/** What a table says of everybody in it. */
type Table = {
  /** The heading of a day of joining. */
  readonly joins: string | undefined;
  readonly hasEnd: boolean;
  /** The words by which it is of others; the heading of a day of joining, where one of them is still to come. */
  readonly other: string | undefined;
  readonly isTold: boolean;
  readonly titles: readonly string[];
  readonly beyond: Beyond;
};

function tableOf(
  columns: readonly ListColumn[],
  {
    notes,
    names,
    rows,
    today,
  }: {
    readonly notes: readonly SkippedRow[];
    readonly names: readonly string[];
    readonly rows: readonly ListRow[];
    readonly today: Day;
  },
): Table {
  const joins = columns.find(
    ({ field, title }) => field === 'start_date' && dayKindOf(title) === 'begins',
  )?.title;
  const hasEnd = columns.some(({ field }) => field === 'end_date');
  const above = notes.filter(({ why }) => why === 'above_heading' || why === 'heads').map(({ text }) => text);
  const titles = [...above, ...names];
  const below = notes.filter(({ text }) => ofAbove.test(text)).map(({ text }) => text);
  const isTold = [...titles, ...below].some((words) => leavingIn(words.replace(bothWays, '')).leaves);
  const isAhead = !isTold && rows.some(({ values }) => (readDay(values.start_date ?? '') ?? '') >= today);
  const begins = joins !== undefined && !hasEnd && (adds.test(joins) || isAhead);
  return {
    joins,
    hasEnd,
    other: ofOthers(titles) ?? (begins ? joins : undefined),
    isTold,
    titles,
    beyond: beyondLeavers(columns),
  };
}

function asLeaverOf({ joins, hasEnd, other, isTold, titles, beyond }: Table, row: ListRow): ListRow {
  const { remark = '' } = row.values;
  const against = ofOthers([remark]) ?? other;
  const { leaving, ending, ...rest } = row;
  const own = ending === undefined ? rest : { ...rest, values: { ...rest.values, idcard: ending } };
  const plain = joins === undefined ? own : withoutJoining(own, hasEnd);
  const read = answered(row);
  // 花名册（含离职人员） says of nobody that they leave.
  const isOfTitle = read?.kind === 'leave' && !isTold && titles.includes(read.words);
  const intent = isOfTitle ? undefined : read;
  // 离职 in one column, 又回来了，不减 in another, or 待离职（未定）: whoever the list speaks against is asked about.
  const doubted =
    intent?.kind === 'leave'
      ? [remark, ...(leaving?.leaves ? [] : [intent.words])].find(
          (one) => leavingIn(one).stays || (one === intent.words && !titles.includes(one) && isTurned(one)),
        )
      : undefined;
  if (doubted !== undefined) return { ...plain, intent: asked(doubted) };
  if (isTold && intent?.kind === 'unclear' && intent.words.endsWith(remark) && isReason(row, remark))
    return { ...plain, intent: { ...intent, kind: 'leave' } };
  if (intent !== undefined && !isOfCells(intent, beyond)) return { ...plain, intent };
  const { intent: _, ...free } = plain;
  if (against !== undefined) return { ...free, intent: asked(against) };
  if (leaving !== undefined && !isTold) return { ...free, intent: asked(leaving.words) };
  return beyond.titles.length === 0 || isTold ? free : { ...free, intent: asked(beyond.titles.join('、')) };
}

/** Why somebody leaves, or, beside a day of its own, in which words: 工资结清后走. */
const isReason = ({ values: { end_date = '' } }: ListRow, remark: string): boolean =>
  reasons.test(remark) ||
  (readDay(end_date) !== undefined &&
    leavingIn(remark).leaves &&
    !leavingIn(remark).stays &&
    !isTurned(remark) &&
    !holdsUnknown(remark));

/** What a row says of its person, by a column that asks whether they leave before all else that was read of it. */
function answered({ intent: said, leaving }: ListRow): Intent | undefined {
  const intent = said ?? undefined;
  if (intent?.kind === 'replace' || leaving?.leaves === undefined) return intent;
  if (!leaving.leaves) return asked(leaving.words);
  // 等通知 under 离职日期
  if (leaving.leaves && intent?.kind === 'wait') return intent;
  const isFree = !intent || intent.words.includes(leaving.words) || leaving.words.includes(intent.words);
  return isFree ? { kind: 'leave', of: '', words: leaving.words } : intent;
}

/** √ √ × of a sheet of attendance, and 未交 under 离职证明: cells that say of nobody whether they leave. */
const isOfCells = ({ kind, words }: Intent, { titles, cells }: Beyond): boolean =>
  kind === 'unclear' &&
  titles.length > 0 &&
  !leavingIn(words).stays &&
  (!/[\p{L}→]/u.test(words) || cells.has(words));

const words_max = 200;

const leaves = ({ titles }: Table): Intent => ({
  kind: 'leave',
  of: '',
  words: clipped(titles.join(' '), words_max),
});
const asked = (words: string): Intent => ({ kind: 'unclear', of: '', words: clipped(words, words_max) });

/** Those of a sheet of leavers have it for their last day, where no other column has one. */
function withoutJoining({ values, ...row }: ListRow, hasEnd: boolean): ListRow {
  const { start_date: _, end_date, ...cells } = values;
  const keeps = end_date !== undefined && (hasEnd || row.intent?.kind === 'leave');
  return { ...row, values: keeps ? { ...cells, end_date } : cells };
}

function ofOthers(titles: readonly string[]): string | undefined {
  return titles.find((title) => {
    const said = leavingIn(title.replace(bothWays, ''));
    return (said.stays || said.comes) && !said.leaves;
  });
}

/** 增减员名单, 参保人员变动表, 花名册（含离职）: of those who come and of those who go. */
const bothWays =
  /增减员?|加减保?|入离职|进退场|减增|出入|(?:在职|参保|投保|入职)?(?:人员|员工)?(?:变动|异动|变更)|(?:含|包括|[及和与、/&])\s*(?:已|新)?离职(?:人员|员工)?|离职(?:率|证明|手续)/gu;
/** A heading that only those who are to be insured have. */
const adds = /加保|增员|[参投起]保/u;
/** Why somebody leaves, in a list of those who do. */
const reasons =
  /^(?:回(?:老家|家)|结婚|怀孕|生病|家里?有事|家庭原因|个人原因|身体(?:原因|不适)?|自离|旷工|合同到期|到期|不适应|上学|读书|退休|工资低|太累|换工作|另谋\S{0,4}|辞职|辞退|开除|淘汰|找到(?:新)?工作)[\s\d天了.。]*$/u;
/** A line below that speaks of all above it. */
const ofAbove = /^\s*(?:以上|上述|上面|the above|all above|los anteriores|上記)/iu;
