import type { Intent } from '../../roster/intent.ts';
import type { Column } from './columns.ts';
import { saidIn } from '../words/states.ts';
import type { SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/** Whether a cell says that its whole row counts no more, or that its person has gone, and nothing else. */
export const isStruck = (text: string): boolean =>
  text.length < 10 &&
  /^[(（【[]?(?:此[行人条]|本行|整行)?(?:已经?)?(?:作废|取消|删除|删掉|无效|注销|撤销|离职|辞职|退保|停保|减员|不要了?|不来了?|不做了?)(?:了)?[)）】\]]?$/u.test(
    text.trim(),
  );

/** What a word says that was written over a row, into whichever of its cells. */
export function struckOut(row: SheetRow, columns: readonly Column[]): Intent | undefined {
  const others = new Set(columns.filter(({ role }) => role !== undefined).map(({ index }) => index));
  const words = row.cells.find(
    ({ text }, index) => !others.has(index) && isStruck(tidyText(text.slice(0, 30))),
  );
  if (words === undefined) return undefined;
  const said = saidIn(tidyText(words.text));
  const { kind, of } = said === undefined || said === 'add' ? { kind: 'unclear' as const, of: '' } : said;
  return { kind, of, words: tidyText(words.text) };
}
