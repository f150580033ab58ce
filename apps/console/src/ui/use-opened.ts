import { useId, useState } from 'react';
import { useText } from '../platform/text.ts';
import { toast } from './toast.tsx';
import { uiWords } from './words/words.ts';

/** What a button opens and closes. */
export type Opened = {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** The button, as soon as it stands: what is opened finds its place by it. */
  readonly opener: HTMLElement | null;
  readonly openerRef: (opener: HTMLElement | null) => void;
  /** The id of what is opened. */
  readonly id: string;
};

/**
 * Keeps whether a layer is open at its button. One that could not be fetched does not open, and says so: the page around it, and
 * what was typed there, stays.
 */
export function useOpened(layer: { readonly preload: () => Promise<unknown> }): Opened {
  const text = useText(uiWords);
  const [open, setOpen] = useState(false);
  const [opener, openerRef] = useState<HTMLElement | null>(null);
  const id = useId();
  const toggle = async () => {
    if (open || (await layer.preload())) setOpen(!open);
    else toast({ kind: 'failed', text: text('failed') });
  };
  return { open, toggle: () => void toggle(), close: () => setOpen(false), opener, openerRef, id };
}
