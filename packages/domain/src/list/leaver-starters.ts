import { type Day, readDay } from '../calendar/day.ts';
import type { ListReading, ListRow } from './table.ts';
import { leavingIn } from './words/leaving-words.ts';

/**
 * Leavers of a list with who plainly begins by it, told apart from those who are asked about: by a whole number, a first day that is
 * still to come, words that they come, and none that they leave, they are no question of a removal.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function withStarters(
  leavers: ListReading,
  { rows }: ListReading,
  { today, text = '' }: { readonly today: Day; readonly text?: string | undefined },
): ListReading {
  const starters = new Set(rows.filter((row) => isStarter(row, today)).map(keyOf));
  if (starters.size === 0) return leavers;
  const lines = leavers.message_lines === null ? [] : text.split(/\r\n|\r|\n/);
  return {
    ...leavers,
    rows: leavers.rows.map((row) => {
      const { intent, doubts: _, ...rest } = row;
      if (intent?.kind !== 'unclear' || !starters.has(keyOf(row)) || speaksAgainst(intent.words)) return row;
      if (!leavingIn(intent.words).comes && !isToldToCome(lines, row.source_row - 1)) return row;
      const { start_date: __, ...values } = row.values;
      return { ...rest, values, intent: { ...intent, kind: 'start' } };
    }),
  };
}

/** Who has a number beside the name, so that nobody is meant who is only named. */
function isStarter({ values, intent }: ListRow, today: Day): boolean {
  const { name = '', idcard = '', start_date = '' } = values;
  const first = readDay(start_date);
  return name !== '' && /\d{15}/.test(idcard) && !intent && first !== undefined && first >= today;
}

/** Whether the line of somebody, or the next over it that has nobody with a number, says that they come. */
function isToldToCome(lines: readonly string[], at: number): boolean {
  const own = lines[at]?.slice(0, line_max) ?? '';
  if (comes.test(own)) return !leavingIn(own).leaves;
  const heads = lines.slice(Math.max(0, at - above_max), at).filter((line) => !/\d{15}/.test(line));
  const head = heads.findLast((line) => comes.test(line) || leavingIn(line).leaves) ?? '';
  return comes.test(head) && !leavingIn(head).leaves;
}

const comes =
  /入职|新[来进增招]|新人|新员工|到岗|上岗|报到|进[厂场]|入[厂场]|上班|加保|增[员加]|[号日天]到|[要会来]?来(?:[一二两三四五六七八九十\d]+\s?[个名位人]|上班|报到)|[号日天周一二三四五六]来/u;
const line_max = 2_000;
const above_max = 300;

/** Words that say of somebody, though perhaps of another, that they leave or stay. */
function speaksAgainst(words: string): boolean {
  const { leaves, stays } = leavingIn(words);
  return leaves || stays;
}

const keyOf = ({ source_row, source_sheet = '', values: { name, idcard } }: ListRow): string =>
  `${source_sheet} ${source_row} ${name} ${idcard}`;
