import { firstColumn } from '../store/columns.ts';
import { type Block, isBlock, readBlock } from './paste.ts';
import type { RosterStore } from '../store/roster-store.ts';

/**
 * Whether a pasted text is a list of its own, whose columns or sentences are to be recognised, rather than cells for the place where the
 * cursor stands: one with headings, a message with numbers in its sentences, or a block at the end that does not stand in the grid's order.
 */
export function isList(text: string, roster: RosterStore, place: { at: number; column: number }): boolean {
  const block = readBlock(text);
  if (hasHeading(block)) return true;
  if (!text.includes('\t')) return text.length <= message_max && roster.sheet.isMessage(text);
  return place.at >= roster.keys().length && place.column === firstColumn && !fitsGrid(block, roster);
}

/** The words by which columns are headed, in any of the languages in which lists come. */
const headings =
  /^(姓名|员工姓名|名字|name|full name|nombre|氏名)|身份证|证件号|id ?(number|card|no)|idcard/i;

const hasHeading = (block: Block): boolean =>
  block.length > 1 &&
  block
    .slice(0, 10)
    .some((cells) => cells.filter((cell) => headings.test(cell) && cell.length < 20).length >= 2);

const message_max = 50_000;

/** Whether a block's first two columns are what the grid's are: names, then numbers. */
function fitsGrid(block: Block, { columns }: RosterStore): boolean {
  const second = columns
    .shown()
    .filter((column) => column > firstColumn)
    .map(columns.fieldAt)[0];
  if (second !== 'idcard') return false;
  const fitting = block.filter(
    ([name = '', idcard = '']) => !/\d/.test(name) && /^['\s\d*Xx]{15,}$|^$/.test(idcard),
  );
  return fitting.length * 2 > block.length && isBlock(block.map((cells) => cells.join('\t')).join('\n'));
}
