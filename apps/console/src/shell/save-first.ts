import { useState } from 'react';
import { allUnsaved, saveUnsaved } from '../platform/tabs.ts';

/** How long storing may take before it is asked whether to go without it. */
const patience_ms = 8_000;

/** Stores what is unsaved before something is done that would lose it, and asks where it cannot be stored. */
export function useSaveFirst() {
  const [isSaving, setIsSaving] = useState(false);
  const [asked, setAsked] = useState<{ readonly lost: readonly string[]; readonly goOn: () => void }>();

  return {
    /** Whether it is being stored. */
    isSaving,
    /** What would be lost, while that is asked. */
    lost: asked?.lost,
    async before(act: () => void) {
      if (isSaving) return;
      setIsSaving(allUnsaved().length > 0);
      await Promise.race([saveUnsaved(), new Promise((resolve) => setTimeout(resolve, patience_ms))]);
      setIsSaving(false);
      const lost = allUnsaved();
      if (lost.length === 0) act();
      else setAsked({ lost, goOn: act });
    },
    stay: () => setAsked(undefined),
    goOn() {
      setAsked(undefined);
      asked?.goOn();
    },
  };
}
