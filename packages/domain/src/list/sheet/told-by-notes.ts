import { clipped } from '../cell.ts';
import type { Intent } from '../../roster/intent.ts';
import { ordinalsIn, picked } from '../chat/ordinals.ts';
import { asked } from './asked.ts';
import { ordersOf, serialsOf } from './list-places.ts';
import { speaksAgainst } from '../words/misgivings.ts';
import { saidIn } from '../words/states.ts';
import { looksLikeName } from '../words/surnames.ts';
import type { ListRow, SheetRow, SkippedRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/**
 * The persons with what the lines round the list say of them by name, by the number they have in it, or by the number of the
 * row; and whoever such a line calls a leaver and no row names.
 */
export function toldByNotes(
  people: readonly ListRow[],
  notes: readonly SkippedRow[],
  rows: readonly SheetRow[],
): readonly ListRow[] {
  const told = notes.filter(({ why, text }) => why !== 'blank' && why !== 'heading_again' && text !== '');
  if (told.length === 0 || people.length === 0) return people;
  const clauses = told
    .flatMap(({ text, source_row }) =>
      text.split(/[;；。\n]|\s{2,}/u).map((sentence) => ({ sentence, source_row })),
    )
    .slice(0, sentences_max)
    .flatMap(({ sentence, source_row }) =>
      clausesOf(sentence, people).map((text): Clause => ({ text, source_row, ...saidOf(text) })),
    );
  const spoken = clauses.filter(({ kind }) => kind !== undefined);
  const meant = createMeant(people, rows);
  const theirs = spoken.map((clause) => ({ clause, isOf: meant(clause.text) }));
  const found = people.map((row, at): ListRow => {
    // Who leaves by a column may be held back by a line.
    const leaves = row.intent?.kind === 'leave';
    if (row.intent && !leaves) return row;
    for (const { clause, isOf } of theirs) {
      const keeps = clause.kind === 'wait' || clause.kind === 'unclear';
      if (leaves && !(keeps && isNamed(clause.text, row.values.name ?? ''))) continue;
      const way = isOf(row, at);
      if (way === undefined) continue;
      const isSure = way === 'sure' && (clause.of === '' || clause.of !== row.values.name);
      return {
        ...row,
        intent: {
          kind: isSure && clause.kind ? clause.kind : 'unclear',
          of: isSure ? clause.of : '',
          words: clipped(clause.text, words_max),
        },
      };
    }
    return row;
  });
  const others = unlisted(people, spoken, told);
  const last = people.reduce((most, { source_row }) => Math.max(most, source_row), 0);
  const open = theirs.find(
    ({ clause: { text, isSaid, source_row }, isOf }) =>
      isSaid &&
      // A line between persons is a section's.
      source_row > last &&
      pointing.test(text) &&
      !/共计?|合计|总计|其中/u.test(text) &&
      !people.some((row, at) => isOf(row, at) !== undefined) &&
      !others.some(({ intent }) => intent?.words === clipped(text, words_max)),
  );
  return [...(open === undefined ? found : found.map((row) => asked(row, open.clause.text))), ...others];
}

const words_max = 200;

/** Words of some, of whom nobody here sees who they are: any of those below may be meant. */
const pointing = /人|位|个|号|班|组|的/u;
/** Whom words round a list mean: by name, by their number in it, by that of the row, by their place, or by what stands in a cell. */
export function createMeant(people: readonly ListRow[], rows: readonly SheetRow[]) {
  const serials = serialsOf(people, rows);
  const orders = ordersOf(people, rows);
  const byNumber = new Map(rows.map((row) => [row.row_no, row]));
  const cellsOf = (row_no: number) => (byNumber.get(row_no)?.cells ?? []).map(({ text }) => tidyText(text));
  return (text: string) => {
    const [inList, inRows, inOrder, inNumber] = [ofList, ofRow, ofPerson, ofNumber].map((pattern) =>
      numbersOf(text, pattern),
    ) as [Set<number>, Set<number>, Set<number>, Set<number>];
    const inPlace = placesOf(text, orders);
    const inGroup = groupsOf(text);
    return (row: ListRow, at: number): 'sure' | 'perhaps' | undefined => {
      const serial = serials.get(row) ?? -1;
      const isInGroup = inGroup.size > 0 && cellsOf(row.source_row).some((cell) => inGroup.has(cell));
      if (isNamed(text, row.values.name ?? '') || inPlace.has(row) || isInGroup) return 'sure';
      if (inList.has(serial) || inOrder.has(serial < 0 ? at + 1 : serial)) return 'sure';
      // The third row may be the third person.
      const [isRow, isEither] = [inRows.has(row.source_row), inRows.has(serial)];
      if (isRow && isEither) return 'sure';
      return isRow || isEither || inNumber.has(serial) ? 'perhaps' : undefined;
    };
  };
}

/** Notes are few; a sheet of nothing else is read so far. */
const sentences_max = 400;

/** What a clause says; `isSaid` where it says in so many words that somebody leaves or waits. */
type Clause = Said & { readonly text: string; readonly source_row: number };
type Said = { readonly kind: Intent['kind'] | undefined; readonly of: string; readonly isSaid: boolean };

function saidOf(text: string): Said {
  if (isOtherDay(text)) return { kind: undefined, of: '', isSaid: false };
  const said = saidIn(text.replace(/^(?:注|备注|说明|另|PS)[:：]?/iu, ''));
  if (said === 'add') return { kind: undefined, of: '', isSaid: false };
  if (said !== undefined)
    return { kind: said.kind, of: said.of, isSaid: said.kind === 'leave' || said.kind === 'wait' };
  return { kind: speaksAgainst(text) ? 'unclear' : undefined, of: '', isSaid: false };
}

/** Whether all but one begin on a day: that one is not kept back by it. */
export const isOtherDay = (text: string): boolean => otherDay.test(text);
const otherDay =
  /除了?[^,，]{2,40}?(?:以外|之外|外|[,，])[,，\s]*(?:其[他它余](?:人|的)?)?[都均统全][^不没别先等]{0,8}?(?:\d|[今明后]天|下?周)[^不没别先等退离停减]*$/u;

const isNamed = (text: string, name: string): boolean => name.length > 1 && text.includes(name);

/** A sentence, cut where it begins to speak of somebody else. */
function clausesOf(sentence: string, people: readonly ListRow[]): readonly string[] {
  const clauses: string[] = [];
  let isTaken = false;
  for (const part of sentence.split(/(?<=[,，])/u)) {
    const speaks =
      startsWithName(part) !== undefined ||
      people.some(({ values }) => isNamed(part, values.name ?? '')) ||
      [ofList, ofRow, ofPerson].some((pattern) => part.search(pattern) >= 0);
    // 以上除了赵六，都从26号开始 says nothing of him without what follows.
    const isOpen = isOtherDay(`${clauses.at(-1) ?? ''}${part}`);
    if (clauses.length > 0 && (isOpen || !(speaks && isTaken))) clauses.push(`${clauses.pop() ?? ''}${part}`);
    else clauses.push(part);
    isTaken ||= speaks;
  }
  return clauses;
}

/** The name that a line begins with, where it goes on to say what became of that one. */
export function startsWithName(text: string): string | undefined {
  const [, name = ''] =
    /^(?:[\s\p{P}]|注|备注|另外?|还有|以及)*([\p{Script=Han}·]{2,4}?)(?=已|昨|今|明|\d|不来|不做|不干|离职|辞|走|暂缓?|先不|先别|等通知|没来|的)/u.exec(
      text,
    ) ?? [];
  return looksLikeName(name) ? name : undefined;
}

const list = '((?:\\d{1,4})(?:\\s*[、,，和及跟与]\\s*(?:第|序号)?\\d{1,4})*)';
const ofList = new RegExp(
  `(?:序号|编号|No\\.?|№)\\s*[:：为是]?\\s*${list}|${list}\\s*号(?:员工|人员|这个|那个)`,
  'giu',
);
const ofRow = new RegExp(`第\\s*${list}\\s*(?:行|条)`, 'gu');
const ofPerson = new RegExp(`第\\s*${list}\\s*(?:个|位|名|人|号)`, 'gu');

const numbersOf = (text: string, pattern: RegExp): ReadonlySet<number> =>
  new Set([...text.matchAll(pattern)].flatMap(([whole]) => (whole.match(/\d+/g) ?? []).map(Number)));

/** 2号、5号体检未过: what somebody's number in the list may be, and a day as well. */
const ofNumber =
  /\d{1,3}号(?:\s*[、,，和]\s*\d{1,3}号)*(?=(?:的|这个|那个)?\s?(?:体检|健康证|身份证|不来|没来|未来|先不|先别|暂|不要|不用|不买|离职|走|待|取消|作废))|(?<=[给让由])\d{1,3}号(?=用|顶|替|接|补)/gu;

/** 后三人先不进, 前面两个推迟: whom words mean by their place. */
const placesOf = (text: string, orders: readonly (readonly ListRow[])[]): ReadonlySet<ListRow> =>
  new Set(orders.flatMap((people) => picked(ordinalsIn(text), people)?.flat() ?? []));

/** 夜班的先不买: what stands in a cell of whoever is meant, and is no state. */
const groupsOf = (text: string): ReadonlySet<string> =>
  new Set(
    Array.from(text.matchAll(group), ([, words = '']) => words).filter(
      (words) => saidIn(words) === undefined,
    ),
  );
const group = /(?:^|[\s\p{P}])([\p{Script=Han}A-Z\d]{2,8}?)(?:的(?:人员?|员工)?|人员)(?=都?[先暂别不])/gu;

/** Whom a line begins with and says gone, and who stands in no row. */
function unlisted(
  people: readonly ListRow[],
  clauses: readonly Clause[],
  notes: readonly SkippedRow[],
): readonly ListRow[] {
  const known = new Set(people.map(({ values }) => values.name));
  return clauses.flatMap(({ text, kind }) => {
    if (kind !== 'leave' && kind !== 'wait') return [];
    const name = startsWithName(text);
    if (name === undefined || known.has(name) || people.some((row) => isNamed(row.values.name ?? '', name)))
      return [];
    const at = notes.find((note) => note.text.includes(text))?.source_row ?? 1;
    return [{ source_row: at, values: { name }, intent: { kind, of: '', words: clipped(text, 200) } }];
  });
}
