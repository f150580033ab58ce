import { useState } from 'react';
import { readPastedText } from './read-text.ts';
import { lineEnd } from './source-of.ts';

type Work = { readonly lines: number; readonly stop: () => void };

/** The pasted texts that are being read: how many lines they have, and a way to stop them all. One does not wait for another. */
export function useTexts() {
  const [works, setWorks] = useState<readonly Work[]>([]);

  async function read(...[pasted, around, choice]: TextAsked) {
    const controller = new AbortController();
    const work = { lines: pasted.split(lineEnd).length, stop: () => controller.abort() };
    setWorks((before) => [...before, work]);
    try {
      return await readPastedText(pasted, around, { choice, signal: controller.signal });
    } finally {
      setWorks((before) => before.filter((one) => one !== work));
    }
  }

  const lines = works.reduce((sum, work) => sum + work.lines, 0);
  return {
    read,
    progress: works.length > 0 ? ({ step: 'text', lines } as const) : null,
    stop: () => works.forEach((work) => work.stop()),
  };
}

type TextAsked = readonly [
  pasted: string,
  around: Parameters<typeof readPastedText>[1],
  choice: Parameters<typeof readPastedText>[2]['choice'],
];
