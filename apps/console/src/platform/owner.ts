import { readOwner } from './session.ts';

// What a window keeps of whoever works in it (`sessionStorage`): the pages that are open, and the keys of presses that have no answer
// yet. It is kept by person and enterprise, and goes when they sign out or another person signs in. What says nothing about anybody
// stays on the device (`localStorage`): language, look, columns, and what the device is called by.

/** Who was last signed in in this window, by number: the next person must be told apart. */
const lastKey = 'last-user';

/** Where something of the person and the enterprise of this page is kept; undefined when nobody is signed in. */
export function ownPlace(what: string): string | undefined {
  const owner = readOwner();
  return owner === undefined ? undefined : `${what} ${owner}`;
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
    const last = sessionStorage.getItem(lastKey);
    const wasOthers = last !== null && last !== user;
    if (wasOthers) sessionStorage.clear();
    sessionStorage.setItem(lastKey, user);
    return wasOthers;
  } catch {
    return false;
  }
}

/** Forgets all that the window has kept, but for who was here: another person is not led to where this one had been. */
export function forgetWindow(): void {
  try {
    const last = sessionStorage.getItem(lastKey);
    sessionStorage.clear();
    if (last !== null) sessionStorage.setItem(lastKey, last);
  } catch {
    // Without storage there is nothing to forget.
  }
}
