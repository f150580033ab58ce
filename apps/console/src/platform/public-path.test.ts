import { beforeEach, expect, it, vi } from 'vitest';
import { isPublicPath, signedOutDetour } from './public-path.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it('R1 knows the pages that need no sign-in, and no others', () => {
  for (const path of ['/privacy', '/b', '/b/x-7', '/contract/result', '/report/claims-intro', '/forget'])
    expect(isPublicPath(path), path).toBe(true);
  for (const path of ['/', '/policy/index', '/bill', '/privacy/more', '/report/index', '/b/7/x'])
    expect(isPublicPath(path), path).toBe(false);
});

it('G4 leads to the sign-in from a page that needs one, and from no open one', () => {
  expect(signedOutDetour('/policy/index', true)).toBe('/login');
  expect(signedOutDetour('/privacy', true)).toBeUndefined();
});

it('G4 keeps a window that was entered by a bill’s link at the bill', () => {
  expect(signedOutDetour('/b/x-7', true)).toBeUndefined();
  expect(signedOutDetour('/policy/index', false)).toBe('/b');
  expect(signedOutDetour('/privacy', false)).toBe('/b');
});

it('G4 does not bind a window that only comes by a bill', () => {
  expect(signedOutDetour('/privacy', true)).toBeUndefined();
  expect(signedOutDetour('/b', false)).toBeUndefined();
  expect(signedOutDetour('/policy/index', false)).toBe('/login');
});
