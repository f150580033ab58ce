/** A page that is open, as it was last shown: its own address, whatever the address bar says now. */
export type Tab = {
  /** Stays the same as long as the tab is open, also when the record it shows gets its number. */
  readonly id: number;
  /** What a tab is known by: its path and the record it shows; a list's filters are no part of it. */
  readonly key: string;
  /** The pattern of its route, `/policy/record-detail`. */
  readonly route: string;
  /** Its whole address, `/policy/record-detail?policy_change_id=7&page=2`. */
  readonly href: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly search: Readonly<Record<string, unknown>>;
  /** How often it was refreshed: each time the page begins anew. */
  readonly revision: number;
  /** False for one that is remembered from before a reload and was not opened since. */
  readonly alive: boolean;
  /** A pinned one stays; a passing one, such as "no such page", is gone once it is left. */
  readonly stay: 'pinned' | 'open' | 'passing';
  /** What it shows, beside the page's title: a change's number. */
  readonly name?: string;
};

/** The address that a navigation has come to. */
export type Arrival = Pick<Tab, 'key' | 'route' | 'href' | 'params' | 'search' | 'stay'> & {
  /** The tab that went on within itself, if one did. */
  readonly from?: number | undefined;
  /** The page is asked to begin anew. */
  readonly renew?: boolean;
};

export type TabList = {
  readonly tabs: readonly Tab[];
  /** The tab in sight; none before the first page. */
  readonly shown: number | undefined;
  /** The tabs by when each was last in sight, the latest last. */
  readonly seen: readonly number[];
};

export const emptyList: TabList = { tabs: [], shown: undefined, seen: [] };

/** How many pages are kept alive; beyond, the one longest out of sight goes, but never a pinned one or an unsaved draft. */
export const tabs_max = 10;

/** Shows the tab of an address: the one that is open, else a new one. */
export function arrive(list: TabList, arrival: Arrival, isUnsaved: (id: number) => boolean): TabList {
  const { from, renew, ...address } = arrival;
  const open =
    list.tabs.find(({ key }) => key === arrival.key) ??
    list.tabs.find((tab) => tab.id === from && tab.route === arrival.route && isNew(tab));
  const shown = open?.id ?? nextId(list);
  const tab: Tab = {
    id: shown,
    ...(open?.key === arrival.key && open.name !== undefined ? { name: open.name } : {}),
    ...address,
    revision: (open?.revision ?? 0) + (renew ? 1 : 0),
    alive: true,
  };
  const tabs = open ? list.tabs.map((other) => (other === open ? tab : other)) : [...list.tabs, tab];
  const seen = [...list.seen.filter((id) => id !== shown), shown];
  return crowd(
    { tabs: tabs.filter(({ id, stay }) => id === shown || stay !== 'passing'), shown, seen },
    isUnsaved,
  );
}

/** The list without some of its tabs; the pinned stay. When the one in sight goes, the one seen last before it takes its place. */
export function close(list: TabList, goes: (tab: Tab) => boolean): TabList {
  const tabs = list.tabs.filter((tab) => tab.stay === 'pinned' || !goes(tab));
  const left = new Set(tabs.map(({ id }) => id));
  const seen = list.seen.filter((id) => left.has(id));
  const shown = list.shown !== undefined && left.has(list.shown) ? list.shown : (seen.at(-1) ?? tabs[0]?.id);
  return { tabs, shown, seen };
}

function crowd(list: TabList, isUnsaved: (id: number) => boolean): TabList {
  if (list.tabs.length <= tabs_max) return list;
  const order = ({ id }: Tab) => list.seen.indexOf(id);
  const [oldest] = list.tabs
    .filter(({ id, stay }) => stay === 'open' && id !== list.shown && !isUnsaved(id))
    .toSorted((one, other) => order(one) - order(other));
  return oldest ? close(list, (tab) => tab === oldest) : list;
}

/** Whether what a tab shows has no number yet, such as a list that was not stored so far: the number it gets leaves the page as it is. */
const isNew = ({ key }: Tab): boolean => key.endsWith(' ');

const nextId = ({ tabs }: TabList): number => Math.max(0, ...tabs.map(({ id }) => id)) + 1;
