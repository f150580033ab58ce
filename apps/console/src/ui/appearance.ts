import { useSyncExternalStore } from 'react';
import { createListeners } from '../platform/listeners.ts';
import { darkSurfaces, deriveBrand, lightSurfaces } from './brand.ts';

// How the page looks: light or dark (the system's way until one is chosen) and the brand colour. The script in the page's head reads the
// same keys before the first paint.

export type Appearance = { readonly dark: boolean; readonly colour: string };

const brandColour = '#08c654';

const darkKey = 'dark';
const colourKey = 'colour';

let current: Appearance | undefined;
const { subscribe, tell } = createListeners();

export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, readAppearance);

function readAppearance(): Appearance {
  current ??= { dark: storedDark() ?? prefersDark().matches, colour: stored(colourKey) ?? brandColour };
  return current;
}

/** Changes the look and remembers it in this browser. */
export function storeAppearance(change: Partial<Appearance>): void {
  try {
    if (change.dark !== undefined) localStorage.setItem(darkKey, change.dark ? '1' : '0');
    if (change.colour !== undefined) localStorage.setItem(colourKey, change.colour);
  } catch {
    // Then it lasts as long as the page.
  }
  showAppearance({ ...readAppearance(), ...change });
}

/** Follows the system's change to dark or light while nothing else was chosen. */
export function followSystem(): void {
  prefersDark().addEventListener('change', ({ matches }) => {
    if (storedDark() === undefined) showAppearance({ ...readAppearance(), dark: matches });
  });
  showAppearance(readAppearance());
}

function showAppearance(appearance: Appearance): void {
  current = appearance;
  const root = document.documentElement;
  root.dataset.theme = appearance.dark ? 'dark' : 'light';
  const brand = deriveBrand(appearance.colour, appearance.dark ? darkSurfaces : lightSurfaces);
  for (const part of ['solid', 'text', 'tint', 'mark'] as const)
    root.style.setProperty(`--brand-${part}`, brand[part]);
  tell();
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

const storedDark = (): boolean | undefined => ({ '1': true, '0': false })[stored(darkKey) ?? ''];

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
