import { lazyPage } from '../../platform/lazy-page.ts';

// What floats comes from a library that weighs as much as a page: nothing of it is needed before somebody opens something.

export const PanelLayer = lazyPage(async () => (await import('./panel-layer.tsx')).PanelLayer);
export const MenuLayer = lazyPage(async () => (await import('./menu-layer.tsx')).MenuLayer);
export const SelectLayer = lazyPage(async () => (await import('./select-layer.tsx')).SelectLayer);
export const CalendarLayer = lazyPage(async () => (await import('./calendar-layer.tsx')).CalendarLayer);

/** Fetches them while the page has nothing better to do, so that the first press opens at once, also without a network. */
export function fetchLayers(): void {
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  idle(
    () =>
      void Promise.all([PanelLayer, MenuLayer, SelectLayer, CalendarLayer].map((layer) => layer.preload())),
  );
}
