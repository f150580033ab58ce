import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginPath, safeRedirect, splitPath } from './address.ts';

const site = 'https://console.example';

/** Where a browser ends up when a page of ours sends it to a path, as an address and behind the router's hash. */
const reached = (path: string) => [new URL(path, `${site}/`), new URL(`#${path}`, `${site}/`)];

describe('safeRedirect', () => {
  it.each(['/dashboard', '/policy/index?page=2&status=10', '/policy/add?policy_id=7'])(
    'G1 goes to %s',
    (path) => {
      expect(safeRedirect(path)).toBe(path);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/x/..//evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /dashboard',
    '/\t/evil.example',
    '/\n/evil.example',
    '/login?redirect=%2F',
    '/login',
    '/%00',
    '',
    null,
    undefined,
  ])('G1 goes to the start page instead of %j', (wanted) => {
    const path = safeRedirect(wanted);
    expect(path === '/' || path === '/%00').toBe(true);
  });

  it('G1 keeps a page whose name only begins like the sign-in', () => {
    expect(safeRedirect('/login-history')).toBe('/login-history');
  });

  it('G1 T06 never leaves the site, whatever the redirect says', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%252f',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'javascript:',
      'data:',
      'http://',
    );
    const hostile = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.webUrl(),
    );

    fc.assert(
      fc.property(hostile, (wanted) => {
        const path = safeRedirect(wanted);
        expect(path).toMatch(/^\/(?![/\\])/);
        for (const url of reached(path)) expect(url.origin).toBe(site);
        expect(safeRedirect(path)).toBe(path);
      }),
      { numRuns: 200 },
    );
  });
});

it('G4 remembers the wanted page in the sign-in’s address', () => {
  expect(loginPath('/policy/index?page=2')).toBe('/login?redirect=%2Fpolicy%2Findex%3Fpage%3D2');
  expect(loginPath('/')).toBe('/login');
});

it.each([
  ['/policy/index?token=abc&status=10', '/policy/index?status=10'],
  ['/policy/index?tok%65n=abc', '/policy/index'],
  ['/policy/index?token=a&page=2&token=b', '/policy/index?page=2'],
])('G3 carries no token along: %s', (from, path) => {
  expect(safeRedirect(from)).toBe(path);
  expect(loginPath(from)).toBe(`/login?redirect=${encodeURIComponent(path)}`);
});

it('splits a path from its search', () => {
  expect(splitPath('/a?b=1?2')).toEqual({ pathname: '/a', search: '?b=1?2' });
  expect(splitPath('/a')).toEqual({ pathname: '/a', search: '' });
});
