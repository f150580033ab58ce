import { halfWidth } from '../../half-width.ts';
import { simplified } from '../words/simplified.ts';

/** A line in half-width from which parts are taken one after another; places are those of the line itself. */
export type Canvas = {
  /** What is still there: taken parts are marks of the same length. */
  readonly left: () => string;
  /** Takes the parts that a pattern finds and `read` accepts. The pattern has the flag g. */
  readonly take: (pattern: RegExp, read?: (match: RegExpExecArray) => boolean) => void;
  /** Takes parts found by other means. */
  readonly erase: (parts: readonly { readonly at: number; readonly end: number }[]) => void;
  /** The line's own characters. */
  readonly original: (at: number, end: number) => string;
};

/** Stands for what was taken; nothing that a person writes. */
const taken = '\u0000';

/**
 * A canvas of a line without invisible signs.
 *
 * @param read says what is read for what was written, in as many characters
 */
export function createCanvas(written: string, read = (line: string) => line): Canvas {
  const line = written.replace(/[\p{Cf}\0]/gu, '');
  let left = simplified(halfWidth(read(line))).replace(/\s/g, ' ');

  const erase: Canvas['erase'] = (parts) => {
    if (parts.length === 0) return;
    let from = 0;
    const pieces: string[] = [];
    for (const { at, end } of parts.toSorted((a, b) => a.at - b.at)) {
      if (at < from) continue;
      pieces.push(left.slice(from, at), taken.repeat(end - at));
      from = end;
    }
    left = pieces.join('') + left.slice(from);
  };

  return {
    left: () => left,
    take: (pattern, read = () => true) =>
      erase(
        [...left.matchAll(pattern)]
          .filter(read)
          .map(({ 0: text, index }) => ({ at: index, end: index + text.length })),
      ),
    erase,
    original: (at, end) => line.slice(at, end),
  };
}
