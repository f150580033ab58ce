import type { Day } from '../../calendar/day.ts';
import { textCell } from '../cell.ts';
import type { Column } from './columns.ts';
import type { ListField } from '../fields.ts';
import { isMobile, isPlausibleIdNumber, looksLikeIdNumber, looksLikeOtherDocument } from '../words/shapes.ts';
import { looksLikeName } from '../words/surnames.ts';
import type { SheetRow } from '../table.ts';
import { fieldValue, tidyText } from '../words/values.ts';

/**
 * A row with its cells where its headings want them: of one that slipped by a column, or whose number, mobile, day and name stand in one
 * another's place, each is known by its look. A row of which nothing is that sure comes back as it is.
 */
export function settledRow(row: SheetRow, columns: readonly Column[], today: Day): SheetRow {
  if (columns.some(({ by }) => by === 'chosen')) return row;
  return exchanged(withOwnName(row, columns) ?? slippedBack(row, columns), columns, today);
}

/** 女, 5002… and 晏紫 where others have name, sex and number: each in its own cell. Undefined where they stand so, or say more. */
function withOwnName(row: SheetRow, columns: readonly Column[]): SheetRow | undefined {
  const indexOf = (field: ListField) => columns.find((column) => column.field === field)?.index;
  const [name, number] = [indexOf('name'), indexOf('idcard')];
  if (name === undefined || number === undefined) return undefined;
  const first = Math.min(name, number);
  const places = Array.from({ length: Math.abs(name - number) + 1 }, (_, more) => first + more);
  const only = (fits: (index: number) => boolean) => {
    const [index, ...more] = places.filter(fits);
    return more.length === 0 ? index : undefined;
  };
  const sex = only((index) => isSex.test(textAt(row, index)));
  const ownName = only((index) => looksLikeName(textAt(row, index).replace(/\s/g, '')));
  const ownNumber = only((index) => isPlausibleIdNumber(numberAt(row, index)));
  const filled = places.filter((index) => textAt(row, index) !== '').length;
  if (sex === undefined || ownName === undefined || ownNumber === undefined || filled > 3) return undefined;
  const between = places.find((index) => index !== name && index !== number);
  if ((ownName === name && ownNumber === number) || between === undefined) return undefined;
  const cells = Array.from(row.cells);
  for (const [to, from] of [
    [name, ownName],
    [number, ownNumber],
    [between, sex],
  ] as const)
    cells[to] = row.cells[from] ?? textCell('');
  return { ...row, cells };
}

const isSex = /^[男女]$/u;

const textAt = ({ cells }: SheetRow, index: number): string =>
  tidyText((cells[index]?.text ?? '').slice(0, 60));

/** The whole row by one to the side, where its name and its number both stand there. */
function slippedBack(row: SheetRow, columns: readonly Column[]): SheetRow {
  const indexOf = (field: ListField) => columns.find((column) => column.field === field)?.index;
  const [name, number] = [indexOf('name'), indexOf('idcard')];
  if (name === undefined || number === undefined) return row;
  const isNumber = (index: number) => isPlausibleIdNumber(numberAt(row, index));
  const isName = (index: number) => looksLikeName(textAt(row, index).replace(/\s/g, ''));
  if (isNumber(number) || looksLikeIdNumber(textAt(row, number))) return row;
  if (isNumber(name) && isName(number)) return row;
  const by = [1, -1].find((side) => isNumber(number + side) && isName(name + side));
  if (by === undefined || (isName(name) && name + by !== number)) return row;
  const first = Math.min(name, number);
  return {
    ...row,
    cells: columns
      .map(({ index }) => index)
      .reduce((cells, index) => {
        if (index >= first) cells[index] = row.cells[index + by] ?? textCell('');
        return cells;
      }, Array.from(row.cells)),
  };
}

const numberAt = (row: SheetRow, index: number): string =>
  textAt(row, index).replace(/[\s-]/g, '').toUpperCase();

/** What a field's text looks like beyond doubt. */
const looks: Partial<Record<ListField, (text: string, today: Day) => boolean>> = {
  idcard: (text) => isPlausibleIdNumber(text.replace(/[\s-]/g, '').toUpperCase()),
  mobile: (text) => isMobile(text.replace(/[\s-]/g, '')),
  start_date: (text, today) => isDay(text, today),
};

const isDay = (text: string, today: Day): boolean =>
  /[-/.年月日号天周]/u.test(text) &&
  /^\d{4}-\d\d-\d\d$/.test(fieldValue('start_date', textCell(text), today));

/** Fields whose text has no look of its own: one of them takes what is left over. */
const plainFields: ReadonlySet<ListField | null> = new Set(['name', 'occupation', 'work_company']);

/** What may stand under a heading although it has not the field's look. */
const mayStand = (field: ListField, text: string): boolean =>
  field === 'idcard' ? looksLikeIdNumber(text) || looksLikeOtherDocument(text) : false;

/** The row with texts that belong under one another's heading put there. */
function exchanged(row: SheetRow, columns: readonly Column[], today: Day): SheetRow {
  const own = columns.filter(
    ({ field, role }) =>
      role === undefined && field !== null && (looks[field] !== undefined || plainFields.has(field)),
  );
  const fits = (field: ListField | null, text: string) =>
    field !== null && looks[field]?.(text, today) === true;
  const amiss = own.filter(({ index, field }) => {
    const text = textAt(row, index);
    return field !== null && looks[field] !== undefined && !fits(field, text) && !mayStand(field, text);
  });
  if (amiss.length === 0) return row;
  const wanted = new Set(amiss.map(({ index }) => index));
  const moves = new Map<number, number>();
  for (const { index } of own) {
    const text = textAt(row, index);
    const target = amiss.find((one) => one.index !== index && fits(one.field, text));
    const isFree = plainFields.has(own.find((one) => one.index === index)?.field ?? null);
    if (text === '' || target === undefined || moves.has(target.index) || !(isFree || wanted.has(index)))
      continue;
    moves.set(target.index, index);
  }
  if (moves.size === 0) return row;
  const from = new Set(moves.values());
  const homeless = [...moves.keys()].filter((index) => !from.has(index) && textAt(row, index) !== '');
  const vacated = [...from].filter((index) => !moves.has(index));
  if (homeless.length > 1 || vacated.length > 1) return row;
  const [left = -1, place = -1] = [homeless[0], vacated[0]];
  const cells = Array.from(row.cells);
  for (const [to, index] of moves) cells[to] = row.cells[index] ?? textCell('');
  if (place >= 0) cells[place] = row.cells[left] ?? textCell('');
  return { ...row, cells };
}
