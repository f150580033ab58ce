import type { Day } from '../calendar/day.ts';
import type { Directory } from '../roster/directory.ts';
import type { Intent } from '../roster/intent.ts';
import { clipped } from './cell.ts';
import { namedLeavers } from './named-leavers.ts';
import { inOrderOf } from './rows-in-order.ts';
import type { ListReading, ListRow } from './table.ts';
import { isTurned } from './words/hidden-doubts.ts';
import { leavingIn } from './words/leaving-words.ts';

type Around = { readonly today: Day; readonly directory?: Directory | undefined };

/**
 * A message about starters with whom it names alone, as moving to other work or leaving like somebody before (调岗：A从贴片转叉车,
 * A走了，B也是), or in a line that says who leaves or stays and told nothing of anybody, and who is in no row: whoever sent it is told
 * of them, and nobody of them vanishes.
 */
export function withNamedBeside(reading: ListReading, text: string, around: Around): ListReading {
  if (reading.message_lines === null || text.includes('\t')) return reading;
  const untold = new Set(
    reading.skipped.flatMap(({ why, source_row, text: line }) =>
      why === 'note' && decidesOfSomebody(line) ? [source_row] : [],
    ),
  );
  if (untold.size === 0 && !moves.test(text) && !alike.test(text)) return reading;
  const lines = text.split(/\r\n|\r|\n/);
  const known = new Set(reading.rows.flatMap(({ values, intent }) => [values.name, intent?.of]));
  const isKnown = (name: string) =>
    [...known].some((one) => one?.includes(name) || (one && name.startsWith(one)));
  const more = namedLeavers(text, around).flatMap(({ source_row, name }): readonly ListRow[] => {
    const line = lines[source_row - 1] ?? '';
    const intent = intentOf(line, untold.has(source_row));
    return intent === undefined || isKnown(name) || numbered.test(line)
      ? []
      : [{ source_row, values: { name }, intent }];
  });
  if (more.length === 0) return reading;
  const rows = [...reading.rows, ...more];
  const named = new Set(more.map(({ source_row }) => source_row));
  return {
    ...reading,
    rows: inOrderOf(rows, rows),
    skipped: reading.skipped.filter(({ source_row }) => !named.has(source_row)),
  };
}

/** Whether a line says of people that they leave or stay. */
function decidesOfSomebody(line: string): boolean {
  const { leaves, stays } = leavingIn(line.replace(/不变|照旧|照常/gu, ' '));
  return leaves || stays;
}

function intentOf(line: string, isUntold: boolean): Intent | undefined {
  const words = clipped(line.trim(), words_max);
  if (moves.test(line)) return { kind: 'unclear', of: '', words };
  const { leaves, stays, comes } = leavingIn(line);
  if (leaves && !stays && !comes && !isTurned(line) && (isUntold || alike.test(line)))
    return { kind: 'leave', of: '', words };
  return isUntold ? { kind: 'unclear', of: '', words } : undefined;
}

/** To another post or place of work. */
const moves = /[调转换]岗|岗位调[动整]|(?:调|转)(?:到|去|往|至|入|成)|从.{1,12}[调转](?!正|账)/u;
/** 韩波磊也是. */
const alike = /也是|也一样|同样|同上|一起/u;
/** Whoever stands beside a number has a row by it. */
const numbered = /\d{15}/;
const words_max = 200;
