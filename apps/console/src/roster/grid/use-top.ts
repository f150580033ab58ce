import { useEffect, useRef } from 'react';
import type { Looking } from '../store/lens.ts';

/** Another choice of rows begins with the first of them. */
export function useTopWhenSifted(looking: Looking | null, scroller: HTMLElement | null): void {
  const before = useRef(looking);
  useEffect(() => {
    if (before.current === looking) return;
    before.current = looking;
    scroller?.scrollTo({ top: 0 });
  }, [looking, scroller]);
}
