import { useSyncExternalStore } from 'react';
import { createListeners } from '../platform/listeners.ts';

/** How close the rows of every list stand; remembered on this device. */
export type Density = 'normal' | 'dense';

const key = 'list-density';

let current: Density | undefined;
const { subscribe, tell } = createListeners();

export const useDensity = (): Density => useSyncExternalStore(subscribe, read);

export function storeDensity(density: Density): void {
  try {
    localStorage.setItem(key, density);
  } catch {
    // Where storage is refused, it lasts as long as the page.
  }
  current = density;
  tell();
}

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
