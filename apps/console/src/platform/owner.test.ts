import { beforeEach, expect, it, vi } from 'vitest';
import { forgetWindow, ownPlace, ownStore, takeWindow } from './owner.ts';
import { bindEnterprise } from './session.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    keys: () => [...kept.keys()],
  };
}

let device = storage();
let tab = storage();

beforeEach(() => {
  [device, tab] = [storage(), storage()];
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('sessionStorage', tab);
  bindEnterprise(1, 7);
  return () => vi.unstubAllGlobals();
});

it('G6 keeps how somebody works by person and enterprise: nobody else finds it', () => {
  ownStore.setItem('source-folded', '1');

  const found = [[1, 7] as const, [2, 7] as const, [1, 8] as const].map(([enterprise, user]) => {
    bindEnterprise(enterprise, user);
    return ownStore.getItem('source-folded');
  });
  expect(found).toEqual(['1', null, null]);
});

it('G6 forgets with signing out all that is kept of persons, and leaves the device what is nobody’s', () => {
  device.setItem('settings', '{}');
  device.setItem('device', 'd-1');
  ownStore.setItem('roster-columns', '{}');
  bindEnterprise(null, 7);
  ownStore.setItem('source-folded', '1');
  tab.setItem(ownPlace('tabs')!, '[]');
  takeWindow();

  forgetWindow();

  expect(device.keys()).toEqual(['settings', 'device']);
  expect(tab.keys()).toEqual(['last-user']);
});

it('G6 clears the device of whoever was there before, where their session ended without signing out', () => {
  ownStore.setItem('roster-columns', '{}');
  bindEnterprise(1, 8);
  ownStore.setItem('roster-columns', '{"mobile":true}');

  takeWindow();

  expect(device.keys()).toEqual(['roster-columns 8-1']);
});
