import { startWorker } from '../platform/trusted.ts';
import type { ReadingChoice } from './file-list.ts';
import type { readText, TextAround, TextTask } from './text-list.ts';
// oxlint-disable-next-line import/default: Vite makes the address of the built file the default
import workerUrl from './text-worker.ts?worker&url';

type ReadText = ReturnType<typeof readText>;

/** From this length on, reading could hold up whoever types meanwhile. */
const long = 2_000;

/** Reads a pasted text: at once, or a long one in a thread of its own, which ends when it is called off. */
export async function readPastedText(
  text: string,
  around: TextAround,
  { choice, signal }: { readonly choice?: ReadingChoice | undefined; readonly signal: AbortSignal },
): Promise<ReadText> {
  if (text.length < long) return (await import('./text-list.ts')).readText(text, around, choice);
  const { directory, ...others } = around;
  const { companies, occupations } = directory;
  return inThread({ ...others, text, companies, occupations, choice }, signal);
}

function inThread(task: TextTask, signal: AbortSignal): Promise<ReadText> {
  const worker = startWorker(workerUrl);
  return new Promise<ReadText>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReadText>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new RangeError(message)));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
