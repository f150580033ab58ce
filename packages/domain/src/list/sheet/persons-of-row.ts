import type { Day } from '../../calendar/day.ts';
import type { Doubt, Intent } from '../../roster/intent.ts';
import type { Abreast } from './abreast.ts';
import type { Answers } from './answers.ts';
import type { Column } from './columns.ts';
import { commented } from './commented.ts';
import type { Crowd } from './crowded.ts';
import { withDaysOfRow } from './days-of-row.ts';
import { dayKindOf } from './day-headings.ts';
import { doubtsOfCells } from './doubtful-cells.ts';
import type { Group } from './groups.ts';
import type { Heading } from './heading-row.ts';
import type { Marks } from './marks.ts';
import { ofParty } from './party.ts';
import { readRow } from './rows.ts';
import type { Lines } from './scope.ts';
import type { ListRow, SheetRow, SkippedRow } from '../table.ts';
import { settledRow } from './settled-row.ts';
import { isStruck, struckOut, struckThrough } from './struck-out.ts';
import { plainName } from './name-cell.ts';
import { contradictions, intentOfRow, leavesByColumn, misspelled } from './told-row.ts';
import { turnedBeside } from './turned-row.ts';
import { exchangedIn } from './exchanged-row.ts';
import { withoutSpellings } from '../words/spelt.ts';
import { looksLikeName } from '../words/surnames.ts';
import { fieldValue, tidyText } from '../words/values.ts';

type Around = {
  readonly heading: Heading | undefined;
  readonly groups: readonly Group[];
  readonly asksState: boolean;
  readonly marks: Marks;
  readonly answers: Answers;
  readonly abreast: Abreast;
};

export type Persons = {
  /** The persons of a row, or why it is none. */
  readonly of: (
    row: SheetRow,
    around: Around,
  ) => { readonly rows: readonly ListRow[]; readonly why?: SkippedRow['why'] };
  /** The persons of a row that stands where none should. */
  readonly loose: (row: SheetRow) => readonly ListRow[];
};

/** Reads rows below a heading: one person each, two side by side, or several in one cell. */
export function createPersons({
  today,
  lines,
  crowd,
}: {
  readonly today: Day;
  readonly lines: Lines;
  readonly crowd: Crowd;
}): Persons {
  const one = (
    written: SheetRow,
    { columns: own, party = partyIn(own) }: Group,
    { heading, groups, asksState, marks, answers }: Around,
  ) => {
    const { row: noted, columns } = commented(written, own, groups);
    const row = settledRow(noted, columns, today);
    const read = readRow(row, columns, heading, today);
    if ('why' in read) return read;
    const ofRow = intentOfRow(row, columns, {
      asksState,
      apart: new Set([...marks.columns, ...answers.columns]),
      isWork: lines.isWork,
    });
    const isByColumn = ofRow !== undefined && ofRow.words === leavesByColumn(row, columns)?.words;
    const told =
      (isByColumn ? (turnedBeside(row, columns) ?? struckThrough(row, columns)) : undefined) ?? ofRow;
    const said =
      withReason(answers.intentOf(row), told) ??
      struckOut(noted, columns, groups) ??
      struckThrough(row, columns);
    const intent = said === undefined || said.words === '—' ? (marks.intentOf(row) ?? said) : said;
    const apart = crowd.apart(row, columns, read);
    const others = apart === undefined ? otherNames(row, columns, read.values.name) : [];
    const doubts: readonly Doubt[] = [
      ...(others.length === 0 ? [] : [{ field: 'name', words: read.values.name ?? '', others } as const]),
      ...doubtsOfCells(row, { columns, heading, values: read.values, today }),
    ];
    return (apart ?? [doubts.length > 0 ? { ...read, doubts } : read])
      .map((person) => ({ ...person, ...(intent ? { intent } : {}) }))
      .map((person) => (party === undefined ? person : ofParty(person, party, titleOf(columns))))
      .map((person) => tidied(withDaysOfRow(person, row, { columns, today }), columns, lines))
      .map((person) => withTurns(person, marks.turnsOf(row, person.intent?.kind === 'leave')));
  };

  /** A person found in a crowded cell with what the other cells of the row say. */
  const shared = (row: SheetRow, groups: readonly Group[], person: ListRow): ListRow => {
    const values: ListRow['values'] = {};
    for (const { index, field } of groups.flatMap(({ columns }) => columns)) {
      const cell = row.cells[index];
      if (
        cell === undefined ||
        field === null ||
        !/^(?:work_company|occupation|start_date|end_date)$/.test(field)
      )
        continue;
      const value = fieldValue(field, cell, today);
      if (value !== '') values[field] = value;
    }
    return tidied({ ...person, values: { ...values, ...person.values } }, [], lines);
  };

  return {
    of: (row, around) => {
      const found = around.groups.map((group, list) => {
        const read = one(row, group, around);
        return { group, read: 'why' in read ? read : read.map((it) => around.abreast.placed(it, list)) };
      });
      const people = found.flatMap(({ read }) => ('why' in read ? [] : read));
      const [out] = found
        .filter(({ group }) => group.party === 'out')
        .flatMap(({ read }) => ('why' in read ? [] : read));
      const inward = around.groups.flatMap(({ party, columns }) => (party === 'in' ? columns : []));
      const isExchange = out !== undefined && takesPlaces(around.groups);
      const replaced = isExchange ? exchangedIn(found, out, { row, columns: inward, today }) : people;
      if (people.length > 0) return { rows: withLeft(row, around.groups, replaced) };
      const loose = crowd.loose(
        row,
        around.groups.flatMap(({ columns }) => columns),
      );
      if (loose.length > 0) return { rows: loose.map((person) => shared(row, around.groups, person)) };
      const [first] = found;
      return { rows: [], why: first !== undefined && 'why' in first.read ? first.read.why : 'note' };
    },
    loose: (row) => crowd.loose(row, []),
  };
}

/** A person with the days that signs of the row mean, which nobody wrote as days. */
const withTurns = (person: ListRow, turns: ReturnType<Marks['turnsOf']>): ListRow =>
  turns.reduce((one, { field, day, words, others }) => {
    if (one.values[field] !== undefined) return one;
    const doubt = { field, words, others } as const;
    return { ...one, values: { ...one.values, [field]: day }, doubts: [...(one.doubts ?? []), doubt] };
  }, person);

/** Other names in a row whose columns have no headings: nobody says which of them the number belongs to. */
function otherNames(row: SheetRow, columns: readonly Column[], name: string | undefined): readonly string[] {
  if (!columns.some(({ field, by }) => field === 'name' && by === 'content')) return [];
  const free = columns.filter(
    ({ field, title, role }) => field === null && title === '' && role === undefined,
  );
  const texts = free.map(({ index }) => tidyText(row.cells[index]?.text ?? '').replace(/\s/g, ''));
  return [...new Set(texts)].filter((text) => text !== name && looksLikeName(text)).slice(0, 3);
}

/** Of whom a group speaks whose other half nobody understood. */
const partyIn = (columns: readonly Column[]): Group['party'] =>
  columns.find(({ field }) => field === 'name')?.party;

const titleOf = (columns: readonly Column[]): string =>
  columns.find(({ field, party }) => field === 'name' && party !== undefined)?.title ?? '—';

/** Who comes beside who goes takes the place where the headings say so; under 入职 and 离职 they only share the row. */
const takesPlaces = (groups: readonly Group[]): boolean =>
  groups.some(({ columns, party }) =>
    columns.some(
      (column) =>
        column.field === 'name' &&
        column.party === party &&
        /替|顶|接|补|换|变更|^[原旧下上]/u.test(column.title),
    ),
  );

/** What stands under no heading belongs to the row as a remark. */
function withLeft(row: SheetRow, groups: readonly Group[], people: readonly ListRow[]): readonly ListRow[] {
  const [person] = people;
  if (people.length !== 1 || person === undefined || person.values.remark !== undefined) return people;
  const free = groups
    .flatMap(({ columns }) => columns)
    .filter(
      ({ field, by, title, role }) => field === null && by === 'none' && title === '' && role === undefined,
    );
  const texts = free
    .map(({ index }) => tidyText(row.cells[index]?.text ?? ''))
    .filter((text) => text.length > 1 && !/^\d+$/.test(text) && text !== person.values.name);
  return texts.length === 0 || free.length > 3
    ? people
    : [{ ...person, values: { ...person.values, remark: texts.join(' ') } }];
}

/** 签证下来再说 where a day or a work type belongs says that somebody waits: it is quoted as that, and is no day. */
const isWhy = (intent: ListRow['intent'], field: string, text: string | undefined): boolean =>
  intent?.words === text &&
  (field === 'occupation' ||
    (/^(?:start_date|end_date)$/.test(field) && /^(?:wait|leave)$/.test(intent?.kind ?? '')));

/** A person with whole names of company and work type, the name without what stands beside it, and what is doubtful. */
function tidied(person: ListRow, columns: readonly Column[], lines: Lines): ListRow {
  const { values, intent, doubts = [] } = person;
  const { name, doubt } = plainName(withoutSpellings(values.name ?? '').replace(/[(（]\s*[)）]/u, ''));
  const misspelt = misspelled(name, [values.name ?? '', values.remark ?? '']);
  const all: readonly Doubt[] = [
    ...doubts,
    ...(doubt ? [doubt] : []),
    ...misspelt,
    ...contradictions(values),
  ];
  const kept = Object.fromEntries(
    Object.entries(values).filter(
      ([field, text]) => field === 'remark' || !(isStruck(text) || isWhy(intent, field, text)),
    ),
  );
  const tidy: ListRow['values'] = {
    ...kept,
    ...(name === '' ? {} : { name }),
    ...(kept.work_company === undefined ? {} : { work_company: lines.company(kept.work_company) }),
    ...(kept.occupation === undefined ? {} : { occupation: lines.occupation(kept.occupation) }),
  };
  const leaves = intent?.kind === 'leave';
  return {
    ...person,
    values: leaves ? withEnd(tidy, columns) : tidy,
    ...(all.length > 0 ? { doubts: all } : {}),
  };
}

/** The day of a row that leaves is its end, unless the heading says that it was the beginning. */
export function withEnd(values: ListRow['values'], columns: readonly Column[]): ListRow['values'] {
  const { start_date, ...rest } = values;
  const title = columns.find(({ field }) => field === 'start_date')?.title ?? '';
  if (start_date === undefined || dayKindOf(title) === 'begins') return values;
  return rest.end_date === undefined ? { ...rest, end_date: start_date } : rest;
}

/** 减 and 合同到期: why somebody leaves takes nothing back, where another word of the row might. */
const withReason = (answered: Intent | undefined, told: Intent | undefined): Intent | undefined =>
  answered?.kind === 'leave' && told?.kind === 'unclear' && !takesBack.test(told.words)
    ? { ...answered, words: `${answered.words}，${told.words}` }
    : (told ?? answered);
const takesBack = /[不没未别][走离辞退减停]|继续|留|回来|恢复|返[岗厂工]|复工|取消|撤/u;
