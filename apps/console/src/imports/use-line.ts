import { useRef, useState } from 'react';
import type { FileProgress } from './file-list.ts';

type Ways = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: FileProgress) => void;
};
type Work = {
  readonly work: (ways: Ways) => Promise<void>;
  /** Reads what stands on the list in another way: the next such takes its place, and nothing may call it off, since it is stored. */
  readonly isAnew?: boolean;
  readonly onFail: (error: unknown) => void;
};

/** Works that take their time, one after another in the order in which they came, so that none is lost for the next; and how far one is. */
export function useLine() {
  const [progress, setProgress] = useState<FileProgress | null>(null);
  const last = useRef(Promise.resolve());
  const current = useRef<{ controller: AbortController; isAnew: boolean }>(null);

  async function run({ work, isAnew = false, onFail }: Work, controller: AbortController): Promise<void> {
    if (controller.signal.aborted) return;
    current.current = { controller, isAnew };
    try {
      await work({
        signal: controller.signal,
        onProgress: (next) => !controller.signal.aborted && setProgress(next),
      });
    } catch (error) {
      if (!controller.signal.aborted) onFail(error);
    } finally {
      current.current = null;
      setProgress(null);
    }
  }

  return {
    progress,
    next(work: Work): Promise<void> {
      const controller = new AbortController();
      if (work.isAnew && current.current?.isAnew) current.current.controller.abort();
      last.current = last.current.then(() => run(work, controller));
      return last.current;
    },
    /** Undefined where what is done cannot be called off. */
    cancel: () => {
      if (current.current?.isAnew === false) current.current.controller.abort();
    },
  };
}
