import { readPasted } from '../../packages/domain/src/list/pasted.ts';
import { day } from '../../packages/domain/src/calendar/day.ts';
import { createDirectory } from '../../packages/domain/src/roster/directory.ts';

// Texts that were made to be slow to read, by putting words together at random and keeping whatever took longer.

const bits = [
  '更正更正周换成那个顶李更正李',
  '顶她顶都',
  '都（不是改成先不]',
  '周更正他更正',
  '周顶替上面:',
  '顶都',
  '\n、号',
];

/** As long as a message may be that is read beside others and not in a process of its own. */
const characters = 3_000;

/** The milliseconds that the slowest of them takes. */
export function slowestText_ms(): number {
  const directory = createDirectory([], []);
  const took = bits.map((bit) => {
    const text = bit.repeat(Math.ceil(characters / bit.length)).slice(0, characters);
    const since = performance.now();
    readPasted(text, { today: day('2026-11-23'), directory });
    return performance.now() - since;
  });
  return Math.max(...took);
}
