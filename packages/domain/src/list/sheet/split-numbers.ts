import { halfWidth } from '../../half-width.ts';
import { type Cell, textCell } from '../cell.ts';
import type { SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

const beginning =
  /^(.{0,8}(?:身份|证件|证号).{0,6}?)[(（【]?(?:前|头|开头|上)面?的?[\d一二三四五六七八九十]{0,2}(?:位|段|部分|半段?|截)数?字?[)）】]?$/u;
const following =
  /^(?!.*(?:手机|电话|银行|卡号))[^前头]{0,10}?[(【]?(?:中间?|后面?|末|最后|尾|下|剩下|其余)的?([\d一二三四五六七八九十]{0,2})(?:位|段|部分|半段?|截|号)数?字?[)）】]?$/u;

/** So far down stands a heading. */
const looked_max = 30;

/** More cells hold no number together. */
const parts_max = 4;

/** The rows with one number where a heading asks for 身份证号前14位 and 后4位 in columns beside each other. */
export function withWholeNumbers(rows: readonly SheetRow[]): readonly SheetRow[] {
  const at = rows.slice(0, looked_max).findIndex((row) => partsIn(row).length > 1);
  const heading = rows[at];
  if (heading === undefined) return rows;
  const parts = partsIn(heading);
  const [first = 0] = parts;
  const [, title = ''] = beginning.exec(titleOf(heading.cells[first])) ?? [];
  const lengths = parts.map((index) => countOf(following.exec(titleOf(heading.cells[index]))?.[1] ?? ''));
  return rows.map((row, place) => {
    if (place < at) return row;
    const whole =
      place === at
        ? title
        : joined(
            parts.map((index) => row.cells[index]),
            lengths,
          );
    if (whole === undefined) return row;
    const cells = Array.from(row.cells);
    for (const index of parts) cells[index] = textCell(index === first ? whole : '');
    return { ...row, cells };
  });
}

const countOf = (text: string): number => {
  const said = '零一二三四五六七八九十'.indexOf(text);
  return /^\d+$/.test(text) ? Number(text) : text === '' || said < 0 ? 0 : said;
};

const titleOf = (cell: Cell | undefined): string =>
  halfWidth(tidyText((cell?.text ?? '').slice(0, 60))).replace(/\s/g, '');

/** The columns whose headings ask for the beginning of a number, and for what follows it. */
function partsIn({ cells }: SheetRow): readonly number[] {
  const first = cells.findIndex((cell) => beginning.test(titleOf(cell)));
  if (first < 0) return [];
  const parts = [first];
  while (parts.length < parts_max && following.test(titleOf(cells[first + parts.length])))
    parts.push(first + parts.length);
  return parts;
}

/**
 * The number that cells hold together; undefined where one of them holds none. A number cell drops the noughts that a part begins with.
 *
 * @param lengths as the headings say them, 0 where they do not
 */
function joined(cells: readonly (Cell | undefined)[], lengths: readonly number[]): string | undefined {
  const texts = cells.map((cell, at) => {
    const text = titleOf(cell);
    return cell?.kind === 'number' && at > 0 ? text.padStart(lengths[at] ?? 0, '0') : text;
  });
  if (!texts.every((text) => /^\d{1,18}[Xx]?$|^[Xx]$/.test(text))) return undefined;
  const [first = '', ...rest] = texts;
  const end = rest.join('');
  // Some write the whole number, and its end again.
  return first.length === 18 && first.toUpperCase().endsWith(end.toUpperCase()) ? first : first + end;
}
