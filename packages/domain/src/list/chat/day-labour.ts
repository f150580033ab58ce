import { clipped } from '../cell.ts';
import { type Draft, isPerson } from './draft.ts';
import { type Scene, words_max } from './scene.ts';

/** 小时工3个，当天结: whoever is paid by the day may end on the day on which they begin, which is asked where nobody says so. */
export function askOfDayLabour(
  lines: readonly string[],
  persons: readonly Draft[],
  { companies }: Scene,
): void {
  const line = companies.size < 2 ? lines.find((text) => byTheDay.test(text.slice(0, words_max))) : undefined;
  if (line === undefined) return;
  for (const { intent, values, said, doubts } of persons.filter(isPerson)) {
    const isTold = values.end_date !== undefined || said.end_date !== undefined;
    const isStarting = values.start_date !== undefined || said.start_date !== undefined;
    if (isTold || !isStarting || intent !== undefined || doubts.some(({ field }) => field === 'end_date'))
      continue;
    doubts.push({ field: 'end_date', words: clipped(line, words_max), others: [] });
  }
}

const byTheDay = /日结|当[天日]结|[按一]天一?结|钟点工|小时工/u;
