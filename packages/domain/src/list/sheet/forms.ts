import { textCell } from '../cell.ts';
import { meaningOfHeading } from './headings.ts';
import type { SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/**
 * Rows of forms in which 姓名 stands beside 张三 and 性别 beside 男, one form below another, as a heading and a row for each person;
 * undefined for anything else.
 */
export function formsUpright(rows: readonly SheetRow[]): readonly SheetRow[] | undefined {
  if (rows.length > rows_max) return undefined;
  const others: SheetRow[] = [];
  const forms = createForms();
  for (const row of rows) {
    const pairs = isOfOthers(row) ? [] : pairsOf(row);
    if (pairs.length > 0) forms.add(row, pairs);
    else if (forms.all.length === 0) others.push(row);
    else if (isLine(row)) forms.all.at(-1)?.below.push(row);
    else if (!isOfOthers(row) && textsOf(row).some((text) => /\d{6}/.test(text))) return undefined;
    else forms.all.at(-1)?.below.push({ ...row, cells: [textCell(textsOf(row).join(' '))] });
  }
  const titles = [...new Set(forms.all.flatMap(({ values }) => [...values.keys()]))];
  const fields = new Set(titles.map((title) => meaningOfHeading(title)?.field));
  if (!fields.has('name') || !fields.has('idcard') || titles.length < 3) return undefined;
  const heading: SheetRow = { row_no: forms.all[0]?.row_no ?? 1, cells: titles.map(textCell) };
  const people = forms.all.flatMap(({ row_no, values, below }): readonly SheetRow[] => [
    { row_no, cells: titles.map((title) => textCell(values.get(title) ?? '')) },
    ...below,
  ]);
  return [...others, heading, ...people];
}

type Form = {
  readonly row_no: number;
  readonly values: Map<string, string>;
  readonly below: SheetRow[];
};

/** Forms one below another, or some abreast: where a row has a label twice, the second is the second form's. */
function createForms() {
  const all: Form[] = [];
  let abreast: Form[] = [];
  /** What stands above a name belongs to it where the form before has its own. */
  let above: Map<string, string>[] = [];
  const add = ({ row_no }: SheetRow, pairs: ReturnType<typeof pairsOf>) => {
    const times = new Map<string, number>();
    const begun: Form[] = [];
    for (const [label, value] of pairs) {
      const place = times.get(label) ?? 0;
      times.set(label, place + 1);
      if (meaningOfHeading(label)?.field === 'name') {
        begun.push({
          row_no,
          values: (above[place] ?? new Map<string, string>()).set(label, value),
          below: [],
        });
        continue;
      }
      const own = (begun.length > 0 ? begun : abreast)[place];
      if (own !== undefined && !own.values.has(label)) own.values.set(label, value);
      else (above[place] ??= new Map()).set(label, value);
    }
    if (begun.length === 0) return;
    [abreast, above] = [begun, []];
    all.push(...begun);
  };
  return { all, add };
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
      if (meaningOfHeading(value) !== undefined) at--;
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
