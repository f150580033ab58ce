import { clipped } from '../cell.ts';
import type { Intent } from '../../roster/intent.ts';
import type { Column } from './columns.ts';
import type { Group } from './groups.ts';
import { saidIn } from '../words/states.ts';
import type { SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/** Whether a cell says that its whole row counts no more, or that its person has gone, and nothing else. */
export const isStruck = (text: string): boolean =>
  text.length < 10 &&
  /^[(（【[]?(?:此[行人条]|本行|整行)?(?:已经?)?(?:作废|取消|删除|删掉|无效|注销|撤销|离职|辞职|退保|停保|减员|不要了?|不来了?|不做了?)(?:了)?[)）】\]]?$/u.test(
    text.trim(),
  );

/** Somebody through whose name or number a line is drawn: the list means something by it, and says not what. */
export function struckThrough(row: SheetRow, columns: readonly Column[]): Intent | undefined {
  const struck = columns
    .filter(({ field }) => field === 'name' || field === 'idcard')
    .map(({ index }) => row.cells[index])
    .find((cell) => cell?.struck);
  if (struck === undefined) return undefined;
  const words = tidyText(clipped(struck.text, 30)).replace(/\d(?=\d{4})/g, '*');
  return { kind: 'unclear', of: '', words: `（已划掉）${words}` };
}

/** What a word says that was written over a row, into whichever of its cells but those of another person beside. */
export function struckOut(
  row: SheetRow,
  columns: readonly Column[],
  groups: readonly Group[],
): Intent | undefined {
  const own = new Set(columns.map(({ index }) => index));
  const theirs = groups
    .flatMap((group) => group.columns)
    .filter(({ index, title }) => !own.has(index) && title !== '');
  const others = new Set(
    [...columns.filter(({ role }) => role !== undefined), ...theirs].map(({ index }) => index),
  );
  const words = row.cells.find(
    ({ text }, index) => !others.has(index) && isStruck(tidyText(text.slice(0, 30))),
  );
  if (words === undefined) return undefined;
  const said = saidIn(tidyText(words.text));
  const { kind, of } = said === undefined || said === 'add' ? { kind: 'unclear' as const, of: '' } : said;
  return { kind, of, words: tidyText(words.text) };
}
