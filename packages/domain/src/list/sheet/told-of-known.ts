import type { Intent } from '../../roster/intent.ts';
import { correctedBelow } from './corrected-below.ts';
import { meaningOfHeading } from './headings.ts';
import { isPlainRemark } from '../words/remarks.ts';
import { saidIn } from '../words/states.ts';
import { looksLikeName } from '../words/surnames.ts';
import { skipped } from './rows.ts';
import type { ListRow, SheetRow, SkippedRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/**
 * The persons without the rows that are nobody, but tell of somebody above by name, as those below a list do: 李四 | 没来面试, or a
 * small table of 姓名 and 结果. What they say is said of whom they name.
 *
 * @param left gets those rows: they are no persons
 */
export function toldOfKnown(
  read: readonly ListRow[],
  rows: readonly SheetRow[],
  left: SkippedRow[],
): readonly ListRow[] {
  const people = correctedBelow(read, rows, left);
  const nameless = people.filter(({ values }) => values.idcard === undefined);
  if (nameless.length === 0 || nameless.length === people.length) return people;
  const byName = new Map(
    people.flatMap((row) =>
      row.values.idcard !== undefined && looksLikeName(row.values.name ?? '') ? [[row.values.name, row]] : [],
    ) as [string, ListRow][],
  );
  const textsOf = new Map(
    rows.map(({ row_no, cells }) => [
      row_no,
      cells.map(({ text }) => tidyText(text.slice(0, text_max))).filter((text) => text !== ''),
    ]),
  );
  const told = new Map<ListRow, Intent>();
  const gone = new Set<ListRow>();
  for (const row of nameless) {
    const texts = textsOf.get(row.source_row) ?? [];
    if (texts.length > 4 || looksLikeName(row.values.name ?? '')) continue;
    if (texts.length > 1 && texts.every((text) => isHeading(text))) gone.add(row);
    const named = texts.flatMap((text) => byName.get(text) ?? []);
    const [person] = named;
    if (named.length !== 1 || person === undefined) continue;
    gone.add(row);
    const words = texts.filter((text) => text !== person.values.name && !/^\d+$/.test(text)).join(' ');
    const intent = intentIn(words);
    if (intent !== undefined) told.set(person, intent);
  }
  if (gone.size === 0) return people;
  const lines = new Set([...gone].map(({ source_row }) => source_row));
  left.push(...rows.filter(({ row_no }) => lines.has(row_no)).map((row) => skipped(row, 'note')));
  return people
    .filter((row) => !gone.has(row))
    .map((row) => ({ ...row, ...(row.intent ? {} : withIntent(told.get(row))) }));
}

const text_max = 60;

const isHeading = (text: string): boolean =>
  meaningOfHeading(text) !== undefined ||
  /^(?:结果|结论|状态|情况|面试|体检|备注|意见)(?:结果|情况)?$/u.test(text);

const withIntent = (intent: Intent | undefined) => (intent === undefined ? {} : { intent });

/** What words beside a name say; whatever is not said of people who come is asked about. */
function intentIn(words: string): Intent | undefined {
  const said = saidIn(words);
  if (words === '' || said === 'add' || comes.test(words)) return undefined;
  if (said !== undefined) return { ...said, words };
  return isPlainRemark(words) ? undefined : { kind: 'unclear', of: '', words };
}

const comes = /^(?:通过|过|合格|同意|录用|已?到(?:岗|了)?|来了?|ok|√|是|好|可以|行)$/iu;
