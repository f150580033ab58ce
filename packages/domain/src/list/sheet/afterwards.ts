import type { Day } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import type { Directory } from '../../roster/directory.ts';
import { ordinalsIn } from '../chat/ordinals.ts';
import { asked } from './asked.ts';
import { withLeavingAnswers } from './asked-leaving.ts';
import { askedIfNamesAlone } from './attendance.ts';
import { withComers } from './comers.ts';
import type { Column } from './columns.ts';
import { withCompaniesBeside } from './companies-beside.ts';
import { withFactsByNotes } from './facts-by-notes.ts';
import { withFactsInRemarks } from './facts-in-remarks.ts';
import { withGroupDays } from './group-days.ts';
import { withReasonsOfLeaving } from './left-for.ts';
import { withLeftNumbers } from './left-numbers.ts';
import type { Legend } from './legend.ts';
import { readAsMessage, unread } from './notes-as-message.ts';
import type { Lines } from './scope.ts';
import type { ListRow, SheetRow, SkippedRow } from '../table.ts';
import { withStaff } from './rosters.ts';
import { withRemarksOfOthers } from './remarks-of-others.ts';
import { withNumberEndings } from './number-endings.ts';
import { withTints } from './tinted.ts';
import { type TitleDay, withLastDay, withTitleDay } from './title-days.ts';
import { toldByNotes } from './told-by-notes.ts';
import { withUnknownTitle } from './unknown-titles.ts';
import { withUnknownDays } from './unknown-days.ts';
import { decidesSurely } from '../words/decisions.ts';

/** What is known of a sheet once all its rows are read. */
export type Surroundings = {
  readonly rows: readonly SheetRow[];
  readonly columns: (row: SheetRow) => readonly Column[];
  readonly left: readonly SkippedRow[];
  readonly legend: Legend;
  /** The day of the titles, then that of the sheet's name. */
  readonly days: readonly (TitleDay | undefined)[];
  readonly today: Day;
  readonly directory: Directory;
  readonly lines: Lines;
};

/** The persons of a sheet with what stands round them: numbers that became nobody's, notes, colours, days of titles. */
export function withSurroundings(
  people: readonly ListRow[],
  { rows, columns, left, legend, days, today, directory, lines }: Surroundings,
): readonly ListRow[] {
  const whole = withLeftNumbers(withComers(people, rows), rows, columns);
  const at = { rows, today, directory };
  const picked = readAsMessage(whole, left, { ...at, isWanted: isOfGroups });
  const told = withRemarksOfOthers(toldByNotes(picked, unread(left, whole, picked), rows), rows);
  // A colour says of somebody that he is not to be insured, and nobody here sees of whom.
  const tinted = legend.colours === undefined ? told : told.map((row) => asked(row, legend.colours ?? ''));
  const [title, name] = days;
  const settled = withStaff(withOldHands(tinted, left), { rows, columns, today });
  const started = withTitleDay(withTitleDay(withGroupDays(settled, left, today), title), name);
  const placed = withCompaniesBeside(started, rows, { columns, lines });
  const noted = withFactsByNotes(withFactsInRemarks(placed, lines), { notes: left, rows, today, lines });
  const dated = withShifts(readAsMessage(noted, left, at), left);
  const dayed = new Set(
    rows
      .filter((row) => columns(row).some(({ field }) => field === 'start_date'))
      .map(({ row_no }) => row_no),
  );
  const all = withExchanges(withOpenStarts(dated, dayed), left).map((row) => withLastDay(row, today));
  const reasoned = withUnknownDays(withReasonsOfLeaving(all, rows, columns), rows, { columns, today });
  const known = withTints(withUnknownTitle(reasoned, left, directory), rows, columns);
  const listed = askedIfNamesAlone(known, rows, (row) => columns(row).map((column) => column.title));
  return withNumberEndings(withLeavingAnswers(listed, rows, columns), rows, columns);
}

/**
 * Whose cell is empty below one with the day on which somebody begins: it may be the same, and nobody says so. Above the first
 * day an empty cell is as soon as can be.
 */
function withOpenStarts(people: readonly ListRow[], dayed: ReadonlySet<number>): readonly ListRow[] {
  const days = new Set(
    people.flatMap(({ intent, values: { start_date = '' } }) =>
      !intent && /^\d{4}-\d\d-\d\d$/.test(start_date) ? [start_date] : [],
    ),
  );
  if (days.size === 0) return people;
  const others = [...days].slice(0, days_max);
  const first = people.findIndex(({ values }) => values.start_date !== undefined);
  return people.map((row, at) => {
    if (at < first) return row;
    const { intent, values, doubts = [], source_row } = row;
    const isTold = doubts.some(({ field }) => field === 'start_date');
    if (intent || isTold || values.start_date !== undefined || !dayed.has(source_row)) return row;
    return { ...row, doubts: [...doubts, { field: 'start_date', words: '—', others }] };
  });
}

const days_max = 3;

/** 夜班的顺延一天: another day than the list's for some, whom nobody here knows. */
function withShifts(people: readonly ListRow[], left: readonly SkippedRow[]): readonly ListRow[] {
  const note = left.find(({ text }) => shifted.test(text));
  if (note === undefined) return people;
  const doubt = { field: 'start_date', words: note.text, others: [] } as const;
  return people.map((row) => {
    const { intent, values, doubts = [] } = row;
    const isTold = values.start_date === undefined || doubts.some(({ field }) => field === 'start_date');
    return intent || isTold ? row : { ...row, doubts: [...doubts, doubt] };
  });
}

const shifted = /(?:顺延|推迟|延后|晚|迟|提前)[一两二三四五半\d]+[天日]/u;

/** 换人 over rows of two persons each, of whom no heading says who goes. */
function withExchanges(people: readonly ListRow[], left: readonly SkippedRow[]): readonly ListRow[] {
  const title = left.find(({ why, text }) => why === 'above_heading' && exchanged.test(text.slice(0, 60)));
  if (title === undefined) return people;
  const count = Map.groupBy(people, placeOf);
  const isOpen = (row: ListRow) => {
    const both = count.get(placeOf(row)) ?? [];
    return both.length > 1 && both.every(({ intent }) => !intent);
  };
  return people.map((row) => (isOpen(row) ? asked(row, title.text) : row));
}

const placeOf = ({ source_row }: ListRow): number => source_row;
const exchanged = /换人|替换|顶替|更换|调换|对换|人员变更/u;

/** 其他老员工都已经买过: whoever is not told to begin by the row itself may be one of them. */
function withOldHands(people: readonly ListRow[], left: readonly SkippedRow[]): readonly ListRow[] {
  const note = left.find(({ text }) => oldHands.test(text.slice(0, 400)));
  if (note === undefined) return people;
  return people.map((row) => (row.values.start_date === undefined ? asked(row, note.text) : row));
}

const oldHands =
  /(?:其[他它余]|别的|剩下|剩余|余下|没标|未标|老员工|老人).{0,10}?(?:买过|已经?[买保投加]|在保|不用|不要|不需|无需|别动|不动|不加|不买)/u;

/** 前两个先上，后两个等通知: what is said of several is dealt to each. */
const isOfGroups = (text: string): boolean =>
  (decidesSurely(text) && !ofOneNumber.test(text)) || ordinalsIn(halfWidth(text)).length > 1;

/** 3. 序号5未报到，取消: one whom the list itself numbers. */
const ofOneNumber =
  /^(?:\d{1,2}[.、)）]\s*)?(?:序号|编号)\s*[:：]?\d{1,4}(?!\s*[、,，和及跟与~-]\s*(?:序号)?\d)/u;
