import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Brand,
  contrast,
  contrast_min,
  darkSurfaces,
  deriveBrand,
  lightSurfaces,
  readColour,
} from './brand.ts';

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const ratio = (one: string, other: string) => contrast(readColour(one), readColour(other));

it('L12 makes any brand colour readable, in light and dark', () => {
  fc.assert(
    fc.property(colours, fc.constantFrom(lightSurfaces, darkSurfaces), (colour, surfaces) => {
      const brand = deriveBrand(colour, surfaces);

      for (const ground of [brand.solid, brand.solidHover, brand.solidActive])
        expect(ratio('#ffffff', ground)).toBeGreaterThanOrEqual(contrast_min);
      for (const ground of [surfaces.page, surfaces.card, brand.tint])
        expect(ratio(brand.text, ground)).toBeGreaterThanOrEqual(contrast_min);
      expect(brand.mark).toBe(colour);
    }),
    { numRuns: 200 },
  );
});

it('L12 knows that white on the plain brand colour cannot be read', () => {
  expect(ratio('#ffffff', '#08c654')).toBeCloseTo(2.28, 1);
});

it('L12 paints the first frame in the colours that the script derives', () => {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split(':root[data-theme="dark"]');
  const written = (block: string) =>
    Object.fromEntries(
      [...block.matchAll(/--brand-(\w+): (#\w+);/g)].map(([, part, colour]) => [part, colour]),
    );
  const parts = ({ solid, text, tint, mark }: Brand) => ({ solid, text, tint, mark });

  expect(written(light)).toEqual(parts(deriveBrand('#08c654', lightSurfaces)));
  expect(written(dark)).toEqual(parts(deriveBrand('#08c654', darkSurfaces)));
});

it('L12 writes every state so that it can be read on page and card', () => {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split(':root[data-theme="dark"]');

  for (const [block, { page, card }] of [[light, lightSurfaces] as const, [dark, darkSurfaces] as const])
    for (const [, state, colour = ''] of block.matchAll(/--(covered|soon|needs|refused|quiet|ink): (#\w+);/g))
      for (const ground of [page, card])
        expect(ratio(colour, ground), `${state} ${colour} on ${ground}`).toBeGreaterThanOrEqual(contrast_min);
});

it('refuses what is no colour', () => {
  expect(() => readColour('green')).toThrow(RangeError);
});
