import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Tells when the pointer or the focus goes elsewhere while something is open. */
export function useOutside(
  open: boolean,
  around: RefObject<HTMLElement | null>,
  onOutside: () => void,
): void {
  const leave = useEffectEvent((event: Event) => {
    if (!around.current?.contains(event.target as Node)) onOutside();
  });
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: Event) => leave(event);
    document.addEventListener('pointerdown', listen);
    document.addEventListener('focusin', listen);
    return () => {
      document.removeEventListener('pointerdown', listen);
      document.removeEventListener('focusin', listen);
    };
  }, [open]);
}
