import { useSyncExternalStore } from 'react';

/** How close the rows of every list stand; remembered on this device. */
export type Density = 'normal' | 'dense';

const key = 'list-density';

export const useDensity = (): Density => useSyncExternalStore(subscribe, read);

export function storeDensity(density: Density): void {
  try {
    localStorage.setItem(key, density);
  } catch {
    // Where storage is refused, it lasts as long as the page.
  }
  current = density;
  for (const listener of listeners) listener();
}

let current: Density | undefined;
const listeners = new Set<() => void>();

function read(): Density {
  current ??= stored();
  return current;
}

function stored(): Density {
  try {
    return localStorage.getItem(key) === 'dense' ? 'dense' : 'normal';
  } catch {
    return 'normal';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
