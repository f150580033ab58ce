import { textCell } from './cell.ts';
import { meaningOfHeading } from './headings.ts';
import type { SheetRow } from './table.ts';
import { tidyText } from './values.ts';

/**
 * Rows of forms in which 姓名 stands beside 张三 and 性别 beside 男, one form below another, as a heading and a row for each person;
 * undefined for anything else.
 */
export function formsUpright(rows: readonly SheetRow[]): readonly SheetRow[] | undefined {
  if (rows.length > rows_max) return undefined;
  const forms: { row_no: number; values: Map<string, string>; below: SheetRow[] }[] = [];
  const others: SheetRow[] = [];
  for (const row of rows) {
    if (forms.length > 0 && isOfOthers(row)) {
      forms.at(-1)?.below.push({ ...row, cells: [textCell(textsOf(row).join(' '))] });
      continue;
    }
    const pairs = pairsOf(row);
    if (pairs.length === 0) {
      if (forms.length === 0) others.push(row);
      else if (isLine(row)) forms.at(-1)?.below.push(row);
      else if (textsOf(row).some((text) => /\d{6}/.test(text))) return undefined;
      else forms.at(-1)?.below.push({ ...row, cells: [textCell(textsOf(row).join(' '))] });
      continue;
    }
    for (const [label, value] of pairs) {
      const last = forms.at(-1)?.values;
      const isName = meaningOfHeading(label)?.field === 'name';
      // 编号 above 姓名 begins the form that it numbers.
      const isNumber = meaningOfHeading(label)?.field === 'employee_no' && last?.has(label) !== false;
      const isBegun =
        last?.size === 1 && meaningOfHeading([...last.keys()][0] ?? '')?.field === 'employee_no';
      if ((isName && !isBegun) || isNumber || last === undefined)
        forms.push({ row_no: row.row_no, values: new Map(), below: [] });
      forms.at(-1)?.values.set(label, value);
    }
  }
  const titles = [...new Set(forms.flatMap(({ values }) => [...values.keys()]))];
  const fields = new Set(titles.map((title) => meaningOfHeading(title)?.field));
  if (!fields.has('name') || !fields.has('idcard') || titles.length < 3) return undefined;
  const heading: SheetRow = { row_no: forms[0]?.row_no ?? 1, cells: titles.map(textCell) };
  const people = forms.flatMap(({ row_no, values, below }): readonly SheetRow[] => [
    { row_no, cells: titles.map((title) => textCell(values.get(title) ?? '')) },
    ...below,
  ]);
  return [...others, heading, ...people];
}

/** Nothing, or a title of the next form, a signature: one text. */
const isLine = ({ cells }: SheetRow): boolean =>
  new Set(cells.map(({ text }) => text.trim()).filter((text) => text !== '')).size < 2;

/** Whoever fills in forms sends a few. */
const rows_max = 2_000;

const textsOf = ({ cells }: SheetRow): readonly string[] =>
  cells
    .slice(0, 40)
    .map(({ text }) => tidyText(text.slice(0, 200)))
    .filter((text) => text !== '');

/** 紧急联系人 童老四 联系电话 137…: a telephone of somebody who is not insured. */
const isOfOthers = (row: SheetRow): boolean => {
  const [label = '', value = ''] = textsOf(row);
  if (/^\p{Script=Han}{0,6}(?:签[字名章]|盖章)|^(?:制表|审核|审批|经办|填表|批准)/u.test(label)) return true;
  return /^(?:紧急|应急|家属|亲属|担保|介绍|推荐|监护)/u.test(label) && meaningOfHeading(value) === undefined;
};

/** Labels with what stands behind each; none where the row is anything else. */
function pairsOf(row: SheetRow): readonly (readonly [label: string, value: string])[] {
  const texts = textsOf(row);
  const pairs: [string, string][] = [];
  for (let at = 0; at < texts.length; at += 2) {
    const [label = '', value = ''] = [texts[at], texts[at + 1]];
    if (meaningOfHeading(label) === undefined) {
      // 民族 汉 and the like stand beside what matters.
      if (pairs.length === 0 || !/^[\p{Script=Han}\s]{2,8}[:：]?$/u.test(label)) return [];
      continue;
    }
    if (meaningOfHeading(value) !== undefined) {
      at--;
      continue;
    }
    pairs.push([label.replace(/[:：]$/u, ''), value]);
  }
  return pairs;
}
