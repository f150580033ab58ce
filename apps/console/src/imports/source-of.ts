import type { Reading } from './reading.ts';

/** A message that was pasted, what was left out of it and under which numbers its rows stand on the list. */
export type Source = {
  readonly text: string;
  readonly line_count: number;
  readonly skipped: readonly Pick<Reading['skipped'][number], 'source_row' | 'why' | 'heads'>[];
  readonly keys: readonly number[];
};

export const sourceOf = (text: string, { skipped }: Reading, keys: readonly number[]): Source => ({
  text,
  line_count: text.split(lineEnd).length,
  skipped,
  keys,
});

/** What ends a line of a pasted text. */
export const lineEnd = /\r\n|\r|\n/;
