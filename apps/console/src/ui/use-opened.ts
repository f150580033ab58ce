import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useOutside } from './outside.ts';

/** What a button opens and closes. */
type Opened<Around extends HTMLElement> = {
  readonly open: boolean;
  readonly toggle: () => void;
  /** Closes it and gives the focus back to the button. */
  readonly close: () => void;
  /** Around the button and what it opens. */
  readonly around: RefObject<Around | null>;
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** The id of what is opened. */
  readonly id: string;
};

/** Keeps whether something is open below its button: Escape closes it, and so does anything elsewhere. */
export function useOpened<Around extends HTMLElement>(): Opened<Around> {
  const [open, setOpen] = useState(false);
  const around = useRef<Around>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  useOutside(open, around, () => setOpen(false));
  useEscape(open, close);
  return { open, toggle: () => setOpen(!open), close, around, opener, id };
}

function useEscape(open: boolean, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: KeyboardEvent) => {
      // While an input method composes, Escape is its own.
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      leave();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
}
