import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

type Terminal = { readonly input: Readable & { readonly isTTY?: boolean }; readonly output: Writable };

/** One line that is typed, or comes by a pipe. A terminal is asked, and does not show what is typed. */
export async function readTyped(question: string, { input, output }: Terminal): Promise<string> {
  const isTerminal = input.isTTY === true;
  if (isTerminal) output.write(question);
  // Without an output nothing of it is shown; the terminal's own echo is off while it is read key by key.
  const lines = createInterface({ input, terminal: isTerminal });
  try {
    for await (const line of lines) return line.trim();
    return '';
  } finally {
    lines.close();
    if (isTerminal) output.write('\n');
  }
}
