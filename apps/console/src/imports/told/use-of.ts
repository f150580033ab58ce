import type { RosterEntry } from '../../roster/roster.tsx';

/** `facts`: it told rows of a company, a work type or a day. `words`: rows quote it as what they are asked about. `none`: nobody understood it. */
export type Use = 'facts' | 'words' | 'none';

/** Tells what a line that names nobody was used for, by what stands in the rows of its text. */
export function userOf(rows: readonly RosterEntry[]): (line: string) => Use | null {
  const quoted = new Set(
    rows
      .flatMap(({ intent, doubts }) => [intent?.words ?? '', ...doubts.map(({ words }) => words)])
      .map((words) => words.trim())
      .filter((words) => words !== ''),
  );
  const hasDays = rows.some(({ start_date, end_date }) => start_date !== '' || end_date !== '');
  const pairs = new Set(rows.flatMap((row) => pairsOf(`${row.work_company} ${row.occupation}`)));
  return (written) => {
    const line = written.trim();
    if (!/[\p{L}\p{N}]/u.test(line)) return null;
    if ([...quoted].some((words) => line.includes(words) || words.includes(line))) return 'words';
    if (hasDays && dayWords.test(line)) return 'facts';
    return pairsOf(line).some((pair) => pairs.has(pair)) ? 'facts' : 'none';
  };
}

const dayWords =
  /[今明后]天|[\d一二三四五六七八九十][号日]|\d[./-]\d|(?:周|礼拜|星期)[一二三四五六日天]|月底/u;

/** 华讯 of 昆山华讯电子有限公司: whoever writes says as little of a name as tells it. */
function pairsOf(words: string): readonly string[] {
  const letters = Array.from(words.toLowerCase());
  return letters
    .slice(1)
    .map((letter, at) => `${letters[at]}${letter}`)
    .filter((pair) => !/[\s\p{P}]/u.test(pair) && !common.test(pair));
}

/** Parts of names of companies that any of them may have. */
const common = /有限|限公|公司|集团|责任|股份/u;
