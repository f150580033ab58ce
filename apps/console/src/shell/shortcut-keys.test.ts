import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stepOf } from './shortcut-keys.ts';

class Element {
  readonly #tag: string;
  constructor(tag: string) {
    this.#tag = tag;
  }
  closest(tags: string) {
    return tags.split(', ').includes(this.#tag) ? this : null;
  }
}

const dialog = { open: false };
beforeEach(() => {
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('document', { querySelector: () => (dialog.open ? {} : null) });
});
afterEach(() => {
  dialog.open = false;
});

const key = (name: string, more: object = {}) => ({
  key: name,
  code: `Key${name.toUpperCase()}`,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  defaultPrevented: false,
  timeStamp: 5_000,
  target: new Element('body') as unknown as EventTarget,
  ...more,
});
const on = { begun_ms: 0, singles: true };

describe('N16 single keys', () => {
  it('open a page by g and its letter, soon enough', () => {
    expect(stepOf(key('g'), on)).toEqual({ kind: 'begin' });
    expect(stepOf(key('p'), { begun_ms: 4_000, singles: true })).toEqual({
      kind: 'page',
      path: '/policy/index',
    });
    expect(stepOf(key('p'), { begun_ms: 1_000, singles: true })).toEqual({ kind: 'none' });
    expect(stepOf(key('p'), on)).toEqual({ kind: 'none' });
  });

  it('open the list to add by n, and the field that finds anything by Ctrl or Cmd and K, also while one types', () => {
    expect(stepOf(key('n'), on)).toEqual({ kind: 'page', path: '/policy/add' });
    expect(stepOf(key('n'), { begun_ms: 4_900, singles: true })).toEqual({ kind: 'page', path: '/notice' });
    const target = new Element('input') as unknown as EventTarget;
    for (const held of ['ctrlKey', 'metaKey'])
      expect(stepOf(key('k', { target, [held]: true }), on)).toEqual({ kind: 'palette' });
    expect(stepOf(key('n', { target }), on)).toEqual({ kind: 'none' });
    expect(stepOf(key('j', { ctrlKey: true }), on)).toEqual({ kind: 'none' });
  });

  it('tell of themselves, find the search and the open pages', () => {
    expect(stepOf(key('?'), on)).toEqual({ kind: 'help' });
    expect(stepOf(key('/'), on)).toEqual({ kind: 'search' });
    expect(stepOf(key('3', { code: 'Digit3', altKey: true }), on)).toEqual({ kind: 'tab', at: 2 });
  });

  it.each(['input', 'textarea', 'select', '[contenteditable]', '[role=grid]', '[role=menu]'])(
    'do nothing in %s',
    (tag) => {
      const target = new Element(tag) as unknown as EventTarget;
      for (const name of ['g', '?', '/']) expect(stepOf(key(name, { target }), on)).toEqual({ kind: 'none' });
    },
  );

  it('do nothing while signs are composed, with another key held, or under a dialog', () => {
    for (const more of [
      { isComposing: true },
      { ctrlKey: true },
      { metaKey: true },
      { defaultPrevented: true },
    ])
      expect(stepOf(key('?', more), on)).toEqual({ kind: 'none' });
    dialog.open = true;
    expect(stepOf(key('?'), on)).toEqual({ kind: 'none' });
  });

  it('do nothing when switched off; the open pages stay in reach', () => {
    const off = { begun_ms: 0, singles: false };

    expect(stepOf(key('?'), off)).toEqual({ kind: 'none' });
    expect(stepOf(key('1', { code: 'Digit1', altKey: true }), off)).toEqual({ kind: 'tab', at: 0 });
    const target = new Element('input') as unknown as EventTarget;
    expect(stepOf(key('l', { altKey: true, target }), off)).toEqual({ kind: 'grid' });
  });
});
