/**
 * Whether somebody is at something else that would close, or miss a letter, if the focus were taken from it now: an open menu or dialog,
 * the button of an open panel, a field. What holds a chosen file is no field to write in.
 *
 * @param own the field that wants the focus
 */
export function isFocusElsewhere(own: HTMLElement | null): boolean {
  const active = document.activeElement;
  return active !== null && active !== own && active.closest(kept) !== null;
}

const kept = [
  '[role=menu]',
  '[role=dialog]',
  'dialog',
  'button[aria-controls][aria-expanded=true]',
  'input:not([type=file])',
  'textarea',
  'select',
  '[contenteditable]',
].join();
