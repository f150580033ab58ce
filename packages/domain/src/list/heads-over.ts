import type { Day } from '../calendar/day.ts';
import { halfWidth } from '../half-width.ts';
import type { Directory } from '../roster/directory.ts';
import type { Intent } from '../roster/intent.ts';
import { clipped } from './cell.ts';
import { linesOver, type Over } from './lines-over.ts';
import type { ListReading, ListRow, SkippedRow } from './table.ts';
import { leavingIn } from './words/leaving-words.ts';
import { createMentions, type Mentions } from './words/mentions.ts';

type Page = {
  /** Whether the list is of those who leave. */
  readonly isOfLeavers: boolean;
  readonly today: Day;
  readonly text?: string | undefined;
  readonly directory?: Directory | undefined;
};

/**
 * The persons of a message by what stands over each of them: whoever stands under words that nobody knows, or that say of people what the
 * list is not for, is asked about with these words, and what a head further above said ends there. Words of their own go before.
 *
 * Source: docs/business-rules.md#what-stands-over-people
 */
export function withHeadsOver(
  reading: ListReading,
  { isOfLeavers, today, text = '', directory }: Page,
): ListReading {
  if (reading.message_lines === null || text.includes('\t') || reading.rows.length === 0) return reading;
  const mentions = directory && createMentions(directory);
  const lines = text.split(/\r\n|\r|\n/);
  const isHead = (row: ListRow) =>
    isNobody(
      row,
      halfWidth(lines[row.source_row - 1]?.slice(0, line_max) ?? '').trim(),
      reading.rows,
      mentions,
    );
  const people = reading.rows.filter((row) => !isHead(row));
  const over = linesOver(text, people, { mentions, today });
  if (over.size === 0 && people.length === reading.rows.length) return reading;
  const rows = people.map((row): ListRow => {
    const head = over.get(row.source_row);
    return head === undefined ? row : { ...row, ...intentUnder(row, head, isOfLeavers) };
  });
  const heads = reading.rows.flatMap((row) => (isHead(row) ? [noteOf(row, lines)] : []));
  return {
    ...reading,
    rows,
    skipped: [...reading.skipped, ...heads].toSorted((a, b) => a.source_row - b.source_row),
  };
}

const noteOf = ({ source_row }: ListRow, lines: readonly string[]): SkippedRow => ({
  source_row,
  why: 'note',
  text: clipped(lines[source_row - 1]?.trim() ?? '', words_max),
});

/** Why somebody is named who stands under a head: what was said before it holds no more, and its own words are asked about where they need be. */
function intentUnder(
  { intent }: ListRow,
  { words, said, before, own }: Over,
  isOfLeavers: boolean,
): Pick<ListRow, 'intent'> | undefined {
  // The section of the head before, which the next one ends.
  const isOfBefore = intent != null && intent.words !== '' && intent.words === before.trim();
  if (isOfBefore && words !== before && said !== 'come' && said !== 'leave') return { intent: asked(words) };
  const isOpen = !intent || (intent.kind === 'unclear' && intent.words === '');
  const { leaves } = leavingIn(own, true);
  const isAgainst = isOfLeavers
    ? said !== 'leave' && !leaves
    : (said === 'unknown' || said === 'leave') && (leaves || !comes.test(own));
  return isOpen && isAgainst ? { intent: asked(words) } : undefined;
}

/** Of who stands under a head, words of their own by which they come. */
const comes =
  /[增加](?:的|上|保)|一起加|补|返[厂岗工]|入职|新[来进增招]|到岗|上岗|报[到道]|进[厂场]|入[厂场]|加保|参保|投保/u;

const asked = (words: string): Intent => ({
  kind: 'unclear',
  of: '',
  words: clipped(words.trim(), words_max),
});
const words_max = 200;
const line_max = 40;

/** 华讯 over its leavers, 黄掉的几个：, 李清提交的入职申请: a head that looks like somebody, or names who wrote it. */
function isNobody(
  { values: { name = '', idcard }, source_row }: ListRow,
  line: string,
  rows: readonly ListRow[],
  mentions: Mentions | undefined,
): boolean {
  if (idcard !== undefined || name === '' || !line.startsWith(name)) return false;
  if (/^的[^,、]{0,6}:$|^(?:提交|发起|申报|填写)的\S{0,10}(?:申请|单|表)$/u.test(line.slice(name.length)))
    return true;
  if (line.replace(/:$/u, '') !== name) return false;
  const [place] = mentions?.companies(name) ?? [];
  const isWhole = place?.known === true && place.at === 0 && place.end === name.length;
  return isWhole && rows.some((row) => row.source_row > source_row && row.values.work_company === place.text);
}
