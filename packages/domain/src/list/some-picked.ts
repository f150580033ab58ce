import type { Day } from '../calendar/day.ts';
import type { ListType } from '../changes/kinds.ts';
import { halfWidth } from '../half-width.ts';
import { clipped } from './cell.ts';
import { knownNames, namesIn } from './leaver-groups.ts';
import { isBelow, spokenLines } from './spoken-lines.ts';
import type { ListReading, ListRow } from './table.ts';
import { picksSome } from './words/picked.ts';

/**
 * A list with a line that picks some of those above by their names (就上A, 先给A和B上, A可以上): what is to become of the others nobody
 * says, and they are asked about with these words.
 *
 * Source: docs/business-rules.md#what-a-list-says-of-a-person
 */
export function withSomePicked(
  reading: ListReading,
  {
    kind,
    today,
    text = '',
  }: { readonly kind: ListType; readonly today: Day; readonly text?: string | undefined },
): ListReading {
  const numbered = reading.rows.filter(({ values }) => values.idcard !== undefined);
  if (numbered.length < 2) return reading;
  const names = knownNames(numbered);
  const peopled = new Set(numbered.map(({ source_row }) => source_row));
  const lines = spokenLines(reading, { text, today }).flatMap(({ text: line, ...place }) =>
    line.trim() === '' || line.length > line_max || peopled.has(place.source_row)
      ? []
      : [{ ...place, line, named: new Set(namesIn(line, names)) }],
  );
  const picks = lines.filter(
    ({ line, named, source_row }) =>
      named.size > 0 &&
      picksSome([...named].reduce((words, name) => words.replaceAll(name, '\0'), halfWidth(line))) &&
      // 何小军体检没出, and then 何小军可以上: of him alone.
      !lines.some((one) => one.source_row < source_row && [...named].some((name) => one.named.has(name))),
  );
  if (picks.length === 0) return reading;
  const rows = reading.rows.map((row): ListRow => {
    const pick = picks.find(
      (one) =>
        isBelow(one, row) &&
        (!one.named.has(row.values.name ?? '') || (kind === 'off' && comes.test(one.line))),
    );
    if (pick === undefined || row.intent || row.values.idcard === undefined) return row;
    return { ...row, intent: { kind: 'unclear', of: '', words: clipped(pick.line.trim(), words_max) } };
  });
  return { ...reading, rows };
}

/** 就上A takes off nobody. */
const comes = /[上加买报要留]|[参投]保/u;
const line_max = 60;
const words_max = 200;
