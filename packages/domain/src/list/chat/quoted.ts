import { clipped } from '../cell.ts';
import type { Draft } from './draft.ts';
import type { FramedLine } from './frame.ts';
import { words_max } from './scene.ts';

/** Lines as they were read and as they were written, so that what is told of a person quotes what somebody wrote. */
export type Quoted = {
  readonly line: (read: string, line: Pick<FramedLine, 'source_row' | 'text' | 'quoted' | 'isQuote'>) => void;
  /** The lines of what was said before, and is quoted. */
  readonly quotations: ReadonlySet<number>;
  readonly settle: (persons: readonly Draft[]) => void;
};

type Line = { readonly read: string; readonly written: string; readonly isReworded: boolean };

/**
 * A line is read in plain characters, and some with other words: 老胡的位子由胡俊杰接 as 胡俊杰 顶替 老胡. The words of a finding are the
 * message's own: the same stretch of the line, or all of it where it was reworded.
 */
export function createQuoted(): Quoted {
  const whole = new Map<string, string>();
  const lines = new Map<number, Line[]>();
  const quotations = new Set<number>();
  const ofLine = ({ read, written, isReworded }: Line, words: string): string | undefined => {
    const at = read.indexOf(words);
    if (at < 0) return undefined;
    if (!isReworded) return written.slice(at, at + words.length);
    return written.includes(words) ? words : written.trim();
  };
  const own = (words: string, source_row: number): string => {
    const said = whole.get(words.trim());
    if (said !== undefined) return said;
    const [found] = (lines.get(source_row) ?? []).flatMap((line) => ofLine(line, words) ?? []);
    return found ?? words;
  };
  /** Words said on several lines are parted so; no line that is read has this sign. */
  const told = (words: string, source_row: number): string =>
    clipped([...new Set(words.split('，').map((one) => own(one, source_row)))].join('，'), words_max);

  return {
    quotations,
    line: (read, { source_row, text, quoted, isQuote }) => {
      if (isQuote) quotations.add(source_row);
      const written = quoted.replace(/[\p{Cf}\0]/gu, '');
      if (read === written) return;
      const key = clipped(read.trim(), words_max);
      whole.set(key, clipped(written.trim(), words_max));
      const line = { read, written, isReworded: text !== quoted || read.length !== written.length };
      lines.set(source_row, [...(lines.get(source_row) ?? []), line]);
    },
    settle: (persons) => {
      for (const person of persons) {
        const { intent, doubts, source_row } = person;
        // 「小刘：昨天的 … 已经加好了」: of what is done, nothing is asked.
        if (intent?.kind === 'again' && quotations.has(source_row)) doubts.splice(0);
        if (intent !== undefined) person.intent = { ...intent, words: told(intent.words, source_row) };
        for (const [at, doubt] of doubts.entries())
          doubts[at] = { ...doubt, words: told(doubt.words, source_row) };
      }
    },
  };
}
