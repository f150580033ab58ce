import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';
import { ownPlace } from './owner.ts';
import { type Arrival, arrive, close, emptyList, type Tab, type TabList } from './tab-list.ts';

// The pages that are open, of this browser tab, and of the person and the enterprise it shows. The list outlives a reload, the pages do not.

let list: TabList = emptyList;
const { subscribe, tell } = createListeners();
const unsaved = new Map<number, string>();
const scrolled = new Map<number, number>();
const held = new Map<number, () => void>();
const savers = new Map<number, Saver>();

/** Who stores what is written in a tab, while it is written. */
export type Saver = {
  /** What would be lost at this moment, in words, also out of sight and before the next drawing; undefined for nothing. */
  readonly unsaved: () => string | undefined;
  /** Stores it now; whether all of it is stored. The request outlives the page where it is small enough. */
  readonly save: () => Promise<boolean>;
};

export const readTabs = (): TabList => list;

export const useTabs = (): TabList => useSyncExternalStore(subscribe, readTabs);

/** Begins with the pinned pages and those that were open before a reload. */
export function restoreTabs(pinned: readonly Omit<Tab, 'id' | 'revision' | 'alive'>[]): void {
  const known = new Set(pinned.map(({ key }) => key));
  const restored = [...pinned, ...storedTabs().filter(({ key }) => !known.has(key))];
  const tabs = restored.map((tab, id): Tab => ({ ...tab, id, revision: 0, alive: false }));
  list = { ...emptyList, tabs };
}

/** Comes to an address: its tab is in sight from now on. */
export function openTab(arrival: Arrival): void {
  if (list.shown !== undefined) scrolled.set(list.shown, scrollY);
  change(arrive(list, arrival, (id) => unsavedOf(id) !== undefined));
  const { shown } = list;
  const goOn = shown === undefined ? undefined : held.get(shown);
  if (shown !== undefined) held.delete(shown);
  goOn?.();
}

/** Closes tabs. The caller has asked about drafts, and goes to the tab in sight afterwards. */
export const closeTabs = (goes: (tab: Tab) => boolean): void => change(close(list, goes));

/** Writes something else into a tab: its name, or an address that it has moved on to out of sight. */
export const amendTab = (id: number, amended: Partial<Pick<Tab, 'name' | 'href' | 'key' | 'search'>>): void =>
  change({ ...list, tabs: list.tabs.map((tab) => (tab.id === id ? { ...tab, ...amended } : tab)) });

/** Keeps a way that a page wants to go until the page is in sight again: nobody is led away from another one. */
export const holdBack = (id: number, goOn: () => void): unknown => held.set(id, goOn);

/** How far down a tab was scrolled when it was last in sight, in CSS pixels. */
export const scrolledOf = (id: number): number => scrolled.get(id) ?? 0;

/** Says that a tab holds what would be lost with it, in words; undefined says that it no longer does. */
export function markUnsaved(id: number, what: string | undefined): void {
  if (unsaved.get(id) === what) return;
  if (what === undefined) unsaved.delete(id);
  else unsaved.set(id, what);
  tell();
}

/** Names who stores what is written in a tab. */
export const holdSaver = (id: number, saver: Saver): unknown => savers.set(id, saver);

/** What would be lost with a tab, in words. */
export function unsavedOf(id: number): string | undefined {
  const saver = savers.get(id);
  return saver ? saver.unsaved() : unsaved.get(id);
}

/** Whatever would be lost with the page, in words. */
export const allUnsaved = (): readonly string[] =>
  [...new Set([...unsaved.keys(), ...savers.keys()])].flatMap((id) => unsavedOf(id) ?? []);

/** Stores whatever is unsaved and can be stored; what could not be is still unsaved afterwards. */
export const saveUnsaved = (): Promise<unknown> =>
  Promise.all(
    [...savers.values()].flatMap(({ unsaved: what, save }) => (what() === undefined ? [] : save())),
  );

/** Lets go of all that is unsaved: whoever asked was told to. */
export function releaseUnsaved(): void {
  unsaved.clear();
  savers.clear();
}

function change(next: TabList): void {
  list = next;
  const open = new Set(next.tabs.map(({ id }) => id));
  for (const kept of [unsaved, scrolled, held, savers])
    for (const id of kept.keys()) if (!open.has(id)) kept.delete(id);
  store();
  tell();
}

function store(): void {
  const place = ownPlace('tabs');
  if (place === undefined) return;
  const kept = list.tabs
    .filter(({ stay }) => stay === 'open')
    .map(({ key, route, href, stay, name }) => ({ key, route, href, stay, name }));
  try {
    sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Then the list ends with the page.
  }
}

function storedTabs(): readonly Omit<Tab, 'id' | 'revision' | 'alive'>[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(ownPlace('tabs') ?? '') ?? '[]') as readonly Tab[];
    return stored.map((tab) => ({ ...tab, params: {}, search: {} }));
  } catch {
    return [];
  }
}
