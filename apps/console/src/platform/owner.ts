import { readOwner } from './session.ts';

// What a window keeps of whoever works in it (`sessionStorage`): the pages that are open, and the keys of presses that have no answer
// yet. What a device keeps of how they work (`localStorage`, `ownStore`): columns that they opened, texts that they folded away. Both are
// kept by person and enterprise, and go when they sign out or another person signs in. What is nobody's stays on the device: language,
// look, and what the device is called by.

/** Who was last signed in in this window, by number: the next person must be told apart. */
const lastKey = 'last-user';

/** Where something of the person and the enterprise of this page is kept; undefined when nobody is signed in. */
export function ownPlace(what: string): string | undefined {
  const owner = readOwner();
  return owner === undefined ? undefined : `${what} ${owner}`;
}

/** Where the device keeps something of the person and the enterprise of this page. Without storage, or a person, nothing is kept. */
export const ownStore = {
  getItem(what: string): string | null {
    try {
      const place = ownPlace(what);
      return place === undefined ? null : localStorage.getItem(place);
    } catch {
      return null;
    }
  },
  setItem(what: string, value: string): void {
    try {
      const place = ownPlace(what);
      if (place !== undefined) localStorage.setItem(place, value);
    } catch {
      // Then it lasts as long as the page.
    }
  },
};

/** Forgets what the device keeps of persons: of all of them, or of all but one. */
function forgetOnDevice(but?: string): void {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  for (const key of keys) {
    const user = / (\d+)-(?:\d+|none)$/.exec(key)?.[1];
    if (user !== undefined && user !== but) localStorage.removeItem(key);
  }
}

/**
 * Makes the window that of whoever is signed in now: what another person had left is gone.
 *
 * @returns whether it was another person's
 */
export function takeWindow(): boolean {
  const user = readOwner()?.split('-')[0];
  if (user === undefined) return false;
  try {
    forgetOnDevice(user);
    const last = sessionStorage.getItem(lastKey);
    const wasOthers = last !== null && last !== user;
    if (wasOthers) sessionStorage.clear();
    sessionStorage.setItem(lastKey, user);
    return wasOthers;
  } catch {
    return false;
  }
}

/**
 * Forgets all that window and device have kept of persons, but for who was here last: another person is not led to where this one had
 * been.
 */
export function forgetWindow(): void {
  try {
    forgetOnDevice();
    const last = sessionStorage.getItem(lastKey);
    sessionStorage.clear();
    if (last !== null) sessionStorage.setItem(lastKey, last);
  } catch {
    // Without storage there is nothing to forget.
  }
}
