import { textCell } from '../cell.ts';
import type { SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';
import { meaningOfHeading } from './headings.ts';

/**
 * The rows of a list, one column of which holds a person's whole form in a cell (姓名：张三, 身份证：…, a line each, as an approval is exported),
 * with a column for each of its labels, and its own for what stands there besides. Undefined for any other list.
 */
export function withRecords(rows: readonly SheetRow[]): readonly SheetRow[] | undefined {
  if (rows.length > rows_max) return undefined;
  const found = rows.flatMap((row, at) => {
    const column = row.cells.findIndex(({ text }) => recordIn(text) !== undefined);
    return column < 0 ? [] : [{ at, column }];
  });
  const [first] = found;
  if (first === undefined || found.some(({ column }) => column !== first.column)) return undefined;
  const { column } = first;
  const records = new Map(found.map(({ at }) => [at, recordIn(rows[at]!.cells[column]!.text)!]));
  const titles = [...new Set([...records.values()].flatMap(({ values }) => [...values.keys()]))];
  const heading = rows.findLastIndex(
    ({ cells }, at) =>
      at < first.at &&
      cells.filter(({ text }) => text.trim() !== '').length > 1 &&
      cells.every(({ text }) => text.length <= title_max && !/\d{6}/.test(text)),
  );
  const wide = rows.map((row, at): SheetRow => {
    const record = records.get(at);
    const more = at === heading ? titles : titles.map((title) => record?.values.get(title) ?? '');
    const own = record === undefined ? (row.cells[column] ?? textCell('')) : textCell(record.left);
    const cells = Array.from(
      { length: Math.max(row.cells.length, column + 1) },
      (_, index) => row.cells[index] ?? textCell(''),
    );
    return {
      ...row,
      cells: [...cells.slice(0, column), ...more.map(textCell), own, ...cells.slice(column + 1)],
    };
  });
  if (heading >= 0) return wide;
  const named: SheetRow = {
    row_no: rows[first.at]!.row_no,
    cells: [...Array.from({ length: column }, () => textCell('')), ...titles.map(textCell)],
  };
  return wide.toSpliced(first.at, 0, named);
}

/** What a cell says by labels of a person, and what else stands in it. */
function recordIn(text: string) {
  if (text.length > text_max || !/[:：]/u.test(text)) return undefined;
  const values = new Map<string, string>();
  const left: string[] = [];
  for (const part of text.split(/[\r\n;；|]+/u).map((one) => tidyText(one))) {
    const [, label = '', value = ''] = /^([^:：]{1,16})[:：]\s*(.*)$/u.exec(part) ?? [];
    if (label !== '' && meaningOfHeading(label) !== undefined && !values.has(label)) values.set(label, value);
    else if (part !== '') left.push(part);
  }
  const fields = new Set(Array.from(values.keys(), (label) => meaningOfHeading(label)?.field));
  return fields.has('name') && fields.has('idcard') ? { values, left: left.join('\n') } : undefined;
}

/** Whoever exports forms has a few hundred. */
const rows_max = 5_000;
const text_max = 1_000;
const title_max = 24;
