import { textCell } from '../cell.ts';
import { formsUpright } from './forms.ts';
import { meaningOfHeading } from './headings.ts';
import { isMobile, looksLikeIdNumber } from '../words/shapes.ts';
import { withRecords } from './records.ts';
import { stacked } from './stacked.ts';
import type { SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/**
 * The rows of a list that lies on its side, each person in a column, or of forms with 姓名 beside 张三, put upright: a heading, and a
 * row for each person. Any other list comes back as it is.
 */
export function upright(rows: readonly SheetRow[]): readonly SheetRow[] {
  for (const column of [0, 1, 2, 3]) {
    const blocks = blocksAt(rows, column);
    if (blocks.length > 0) return turned(rows, blocks, column);
  }
  return withRecords(rows) ?? formsUpright(rows) ?? stacked(rows) ?? rows;
}

/** So many rows are looked at: who turns a list has a short one. */
const looked_max = 400;

const textAt = (row: SheetRow | undefined, index: number): string =>
  tidyText((row?.cells[index]?.text ?? '').slice(0, 200));

const labelAt = (row: SheetRow | undefined, index: number): string | undefined => {
  const text = textAt(row, index);
  return text !== '' && meaningOfHeading(text) !== undefined ? text : undefined;
};

type Block = { readonly from: number; readonly to: number };

/** Rows one below another whose cells in one column are headings, with persons beside them. */
function blocksAt(rows: readonly SheetRow[], column: number): readonly Block[] {
  const blocks: Block[] = [];
  const end = Math.min(rows.length, looked_max);
  for (let at = 0; at < end; at++) {
    if (labelAt(rows[at], column) === undefined) continue;
    const seen = new Set<string>();
    let last = at;
    while (last < end) {
      const label = labelAt(rows[last], column);
      if (label === undefined || seen.has(label)) break;
      seen.add(label);
      last++;
    }
    if (isBlock(rows.slice(at, last), column)) {
      while (last < end && isMoreOfThem(rows[last], rows.slice(at, last), column)) last++;
      blocks.push({ from: at, to: last });
    }
    at = last - 1;
  }
  return blocks;
}

/** 住宿 | 住 | 不住 below what is asked of each person: one more thing, which no heading is known for. */
function isMoreOfThem(row: SheetRow | undefined, block: readonly SheetRow[], column: number): boolean {
  const name = block.find((one) => meaningOfHeading(textAt(one, column))?.field === 'name');
  const places = (name?.cells ?? []).flatMap((_, index) =>
    index > column && textAt(name, index) !== '' ? [index] : [],
  );
  const texts = (row?.cells ?? []).flatMap((_, index) => (index > column ? [textAt(row, index)] : []));
  const filled = texts.filter((text) => text !== '').length;
  return (
    places.length > 1 &&
    !block.some((one) => textAt(one, column) === textAt(row, column)) &&
    /^\p{Script=Han}{2,6}[:：]?$/u.test(textAt(row, column)) &&
    filled > 1 &&
    filled * 2 >= places.length &&
    texts.every((text, at) => text === '' || (places.includes(column + 1 + at) && !/\d{6}/.test(text)))
  );
}

function isBlock(rows: readonly SheetRow[], column: number): boolean {
  // 新增 above 减员 says of each row whether somebody comes.
  const fields = rows.map((row) => {
    const { field = null, party } = meaningOfHeading(textAt(row, column)) ?? {};
    return party === undefined ? field : null;
  });
  const named = new Set(fields.filter((field) => field !== null));
  if (named.size < 2 || !named.has('name')) return false;
  const beside = (row: SheetRow | undefined) =>
    (row?.cells ?? [])
      .slice(column + 1)
      .map((_, at) => textAt(row, column + 1 + at))
      .filter((text) => text !== '');
  // What stands further left with labels of its own is a form abreast.
  const isLeft = (row: SheetRow) =>
    row.cells.slice(0, column).some((_, at) => labelAt(row, at) !== undefined);
  if (rows.some(isLeft)) return false;
  // Of a heading that lies as it should, the cells beside are headings too.
  const isState = (row: SheetRow) => meaningOfHeading(textAt(row, column))?.role === 'state';
  if (rows.some((row) => !isState(row) && beside(row).some((text) => meaningOfHeading(text) !== undefined)))
    return false;
  const who = beside(rows[fields.findIndex((field) => field === 'idcard' || field === 'mobile')]);
  return (
    beside(rows[fields.indexOf('name')]).length > 0 &&
    (who.length === 0 ||
      who.some(
        (text) => looksLikeIdNumber(text) || isMobile(text.replace(/[\s-]/g, '')) || /\d{6}/.test(text),
      ))
  );
}

function turned(rows: readonly SheetRow[], blocks: readonly Block[], column: number): readonly SheetRow[] {
  const [first] = blocks;
  const titles = [
    ...new Set(blocks.flatMap(({ from, to }) => rows.slice(from, to).map((row) => textAt(row, column)))),
  ];
  const above = rows.slice(0, first?.from);
  const heading: SheetRow = { row_no: rows[first?.from ?? 0]?.row_no ?? 1, cells: titles.map(textCell) };
  const upright: SheetRow[] = [];
  let done = first?.from ?? 0;
  for (const { from, to } of blocks) {
    upright.push(...rows.slice(done, from));
    upright.push(...personsOf(rows.slice(from, to), column, titles));
    done = to;
  }
  return [...above, heading, ...upright, ...rows.slice(done)];
}

function personsOf(
  rows: readonly SheetRow[],
  column: number,
  titles: readonly string[],
): readonly SheetRow[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const nameRow = rows.find((row) => meaningOfHeading(textAt(row, column))?.field === 'name');
  const byTitle = new Map(rows.map((row) => [textAt(row, column), row]));
  const people: SheetRow[] = [];
  for (let index = column + 1; index < width; index++) {
    const cells = titles.map((title) => byTitle.get(title)?.cells[index] ?? textCell(''));
    if (cells.every(({ text }) => text.trim() === '')) continue;
    people.push({ row_no: nameRow?.row_no ?? 1, cells });
  }
  return people;
}
