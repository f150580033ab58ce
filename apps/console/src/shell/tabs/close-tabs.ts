import type { AnyRouter } from '@tanstack/react-router';
import type { Tab } from '../../platform/tab-list.ts';
import { closeTabs, readTabs, unsavedOf } from '../../platform/tabs.ts';

/** Which of the open tabs go. */
export type Goes = (tab: Tab) => boolean;

/** What would be lost with the tabs that go, in words. */
export const lostWith = (goes: Goes): readonly string[] =>
  readTabs()
    .tabs.filter((tab) => tab.stay !== 'pinned' && goes(tab))
    .flatMap(({ id }) => unsavedOf(id) ?? []);

/** Closes tabs and comes to the one that is in sight then. */
export function closeAndGoOn(router: AnyRouter, goes: Goes): void {
  const { shown: before } = readTabs();
  closeTabs(goes);
  const { shown } = readTabs();
  if (shown !== before) showTab(router, shown);
}

/** Brings an open tab in sight. */
export function showTab(router: AnyRouter, id: number | undefined): void {
  const tab = readTabs().tabs.find((open) => open.id === id);
  if (tab) router.history.push(tab.href);
}

/** Lets a page begin anew, by way of the address that says so. */
export function refreshTab(router: AnyRouter, { id, href }: Tab): void {
  if (readTabs().shown === id) router.history.replace(`/redirect${href}`);
  else router.history.push(`/redirect${href}`);
}
