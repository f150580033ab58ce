import type { Day } from '../calendar/day.ts';
import type { Directory } from '../roster/directory.ts';
import { clipped } from './cell.ts';
import { behindStranger } from './chat/strangers.ts';
import { knownNames, namesIn } from './leaver-groups.ts';
import { isBelow, placeOf, spokenLines } from './spoken-lines.ts';
import type { ListReading, ListRow } from './table.ts';
import { createMentions } from './words/mentions.ts';
import { isNoRequest, speaksOfWhole } from './words/pointing.ts';

/**
 * A list with a line below its persons that speaks of all of them in words that nobody knows (这是去年的, 以上已处理), or with one over them that
 * calls it something else than a request (历史名单): they are asked about with these words.
 *
 * Source: docs/business-rules.md#what-a-list-says-of-a-person
 */
export function withLinesLeft(reading: ListReading, { today, text = '', directory }: Asked): ListReading {
  if (reading.rows.length === 0) return reading;
  const peopled = new Set(reading.rows.map(placeOf));
  const names = knownNames(reading.rows);
  const known = reading.rows.map(({ values: { name = '' } }) => name);
  // A line that a message told facts or states with is no note of it.
  const notes = new Set(reading.skipped.flatMap((line) => (line.why === 'note' ? placeOf(line) : [])));
  const mentions = directory && createMentions(directory);
  const whole = spokenLines(reading, { text, today }).filter(
    (line) =>
      !peopled.has(placeOf(line)) &&
      (reading.message_lines === null || notes.has(placeOf(line))) &&
      namesIn(line.text, names).length === 0 &&
      // 以上均为恒立的普工 tells where they work.
      (mentions?.companies(line.text) ?? []).every(({ known }) => !known) &&
      speaksOfWhole(line.text) &&
      behindStranger(line.text, known) === undefined,
  );
  if (whole.length === 0) return reading;
  const over = whole.filter(
    (line) => isNoRequest(line.text) && !reading.rows.some((row) => isBelow(line, row)),
  );
  const rows = reading.rows.map((row): ListRow => {
    const line =
      whole.find((one) => isBelow(one, row)) ??
      over.find(({ source_sheet }) => source_sheet === row.source_sheet);
    if (row.intent || line === undefined) return row;
    return { ...row, intent: { kind: 'unclear', of: '', words: clipped(line.text.trim(), words_max) } };
  });
  return { ...reading, rows };
}

type Asked = {
  readonly today: Day;
  readonly text?: string | undefined;
  readonly directory?: Directory | undefined;
};

const words_max = 200;
