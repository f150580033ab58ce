/** The letter after `g` that opens a page of the menu. */
export const keyPages: Readonly<Record<string, string>> = {
  d: '/dashboard',
  a: '/policy/add',
  p: '/policy/index',
  e: '/person/index',
  r: '/policy/record',
  n: '/notice',
};

export type Step =
  | { readonly kind: 'none' | 'begin' | 'help' | 'search' | 'palette' | 'grid' }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'tab'; readonly at: number };

type Key = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'altKey'
  | 'ctrlKey'
  | 'metaKey'
  | 'isComposing'
  | 'timeStamp'
  | 'target'
  | 'defaultPrevented'
>;

/** The letter that opens a page by itself: what a clerk does all day. */
export const addKey = 'n';

/** With Alt, the key that leads into the list that is written, also out of a field. */
const gridCode = 'KeyL';

/** How long after `g` its letter counts. */
const chord_ms = 1_500;

/**
 * What a key means to the whole console.
 *
 * @param begun_ms when `g` was pressed, by the time stamp of its event; 0 when it was not
 * @param singles whether single keys are switched on
 */
export function stepOf(event: Key, { begun_ms, singles }: { begun_ms: number; singles: boolean }): Step {
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (event.isComposing || event.defaultPrevented || isModal()) return { kind: 'none' };
  if (event.ctrlKey || event.metaKey)
    return { kind: event.key.toLowerCase() === 'k' && !event.altKey ? 'palette' : 'none' };
  if (event.altKey && event.code === gridCode) return { kind: 'grid' };
  if (event.altKey) return digit === undefined ? { kind: 'none' } : { kind: 'tab', at: Number(digit) - 1 };
  if (!singles || isTyping(event.target)) return { kind: 'none' };

  const path = keyPages[event.key];
  if (begun_ms > 0 && event.timeStamp - begun_ms < chord_ms && path !== undefined)
    return { kind: 'page', path };
  if (event.key === addKey) return { kind: 'page', path: '/policy/add' };
  return { kind: ({ g: 'begin', '?': 'help', '/': 'search' } as const)[event.key] ?? 'none' };
}

/** The search of the list in sight. */
export const findSearch = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main input[type=search]')].find((field) =>
    field.checkVisibility(),
  );

/** The field of the list that is written in sight. */
export const findGrid = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main .roster-input')].find((field) => field.checkVisibility());

const isModal = (): boolean => document.querySelector('dialog:modal, .layer') !== null;

/** A field, or a grid whose cells take what is typed. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=grid], [role=menu], [role=listbox]') !==
    null;
