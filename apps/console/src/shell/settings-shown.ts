import { useSyncExternalStore } from 'react';
import { createListeners } from '../platform/listeners.ts';

// Whether the settings are open: their own button opens them, and so does the field that finds everything.

let shown = false;
const { subscribe, tell } = createListeners();

export function showSettings(show: boolean): void {
  shown = show;
  tell();
}

export const useSettingsShown = (): boolean => useSyncExternalStore(subscribe, () => shown);
