import type { Intent } from '../../roster/intent.ts';
import { misgiving } from '../words/intent-words.ts';
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
  const serials = new Map(rows.map((row) => [row.row_no, serialOf(row)]));
  const clauses = told
    .flatMap(({ text }) => text.split(/[;；。\n]|\s{2,}/u))
    .slice(0, sentences_max)
    .flatMap((text) => clausesOf(text, people))
    .map((text) => ({
      text,
      ...saidOf(text),
      inList: numbersOf(text, ofList),
      inRows: numbersOf(text, ofRow),
      inOrder: numbersOf(text, ofPerson),
    }));
  const spoken = clauses.filter(({ kind }) => kind !== undefined);
  const found = people.map((row, at): ListRow => {
    if (row.intent) return row;
    const serial = serials.get(row.source_row);
    for (const { text, kind, of, inList, inRows, inOrder } of spoken) {
      const byName = isNamed(text, row.values.name ?? '');
      const isSerial = inList.has(serial ?? -1) || inOrder.has(serial ?? at + 1);
      const isRow = inRows.has(row.source_row);
      const isEither = inRows.has(serial ?? -1);
      if (!byName && !isSerial && !isRow && !isEither) continue;
      const isOther = of !== '' && of === row.values.name;
      // The third row may be the third person.
      const isSure = !isOther && (byName || isSerial || (isRow && isEither));
      return {
        ...row,
        intent: { kind: isSure && kind ? kind : 'unclear', of: isSure ? of : '', words: text.slice(0, 200) },
      };
    }
    return row;
  });
  return [...found, ...unlisted(people, spoken, told)];
}

/** Notes are few; a sheet of nothing else is read so far. */
const sentences_max = 400;

type Clause = { readonly text: string; readonly kind: Intent['kind'] | undefined; readonly of: string };

function saidOf(text: string): { readonly kind: Intent['kind'] | undefined; readonly of: string } {
  const said = saidIn(text.replace(/^(?:注|备注|说明|另|PS)[:：]?/iu, ''));
  if (said === 'add') return { kind: undefined, of: '' };
  if (said !== undefined) return { kind: said.kind, of: said.of };
  return { kind: misgiving.test(text) ? 'unclear' : undefined, of: '' };
}

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
    if (clauses.length > 0 && !(speaks && isTaken)) clauses.push(`${clauses.pop() ?? ''}${part}`);
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
const ofRow = new RegExp(`第\\s*${list}\\s*(?:行|条|号)`, 'gu');
const ofPerson = new RegExp(`第\\s*${list}\\s*(?:个|位|名|人)`, 'gu');

const numbersOf = (text: string, pattern: RegExp): ReadonlySet<number> =>
  new Set([...text.matchAll(pattern)].flatMap(([whole]) => (whole.match(/\d+/g) ?? []).map(Number)));

/** The number that a person has in the list. */
function serialOf({ cells }: SheetRow): number | undefined {
  const text = cells
    .slice(0, 2)
    .map((cell) => tidyText(cell.text))
    .find((one) => /^\d{1,4}[.、]?$/.test(one));
  return text === undefined ? undefined : Number.parseInt(text, 10);
}

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
    return [{ source_row: at, values: { name }, intent: { kind, of: '', words: text.slice(0, 200) } }];
  });
}
