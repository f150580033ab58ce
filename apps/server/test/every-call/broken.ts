import fc from 'fast-check';

/** Values that no form sends. By name, so that a failing input can be read. */
const oddities: Readonly<Record<string, () => unknown>> = {
  null: () => null,
  true: () => true,
  zero: () => 0,
  minus: () => -1,
  half: () => 1.5,
  huge: () => 1e21,
  'beyond safe': () => 2 ** 53 + 2,
  empty: () => '',
  spaces: () => ' \t\n\u00a0\u200b',
  nul: () => 'a\0b',
  'half a character': () => '\ud800',
  'half a character, turned': () => '\udc00x',
  'full-width digits': () => '１２３',
  'arabic digits': () => '٣٤',
  exponent: () => '1e3',
  hexadecimal: () => '0x10',
  'not a number': () => 'NaN',
  quote: () => "'; drop table policy; --",
  pattern: () => '%_\\',
  'no such day': () => '2026-02-30',
  'far day': () => '9999-12-31',
  markup: () => '"><img src=x onerror=alert(1)>',
  prototype: () => '__proto__',
  'right to left': () => '\u202e\u2066evil',
  'many marks': () => `e${'\u0301'.repeat(500)}`,
  enormous: () => 'x'.repeat(300_000),
  'enormous in Chinese': () => '保'.repeat(100_000),
  'empty list': () => [],
  'long list': () => Array.from({ length: 5_000 }, (_, place) => place),
  'empty object': () => ({}),
  deep: () => nested(15),
  'too deep': () => nested(300),
};

const nested = (depth: number): unknown =>
  depth === 0 ? 1 : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };

/** An odd value, by name, or any JSON. */
export type Odd = { readonly odd: string } | { readonly json: unknown };

export const anyOdd: fc.Arbitrary<Odd> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.keys(oddities)).map((odd) => ({ odd })) },
  fc.jsonValue({ maxDepth: 3 }).map((json) => ({ json })),
  fc.string({ unit: 'binary', maxLength: 50 }).map((json) => ({ json })),
);

export const oddValue = (odd: Odd): unknown => ('json' in odd ? odd.json : oddities[odd.odd]!());

/** One thing that is done to an input to break it, somewhere. */
export type Hurt = {
  readonly how: 'replace' | 'drop' | 'wrap' | 'text' | 'extend';
  readonly where: number;
  readonly odd: Odd;
};

export const anyHurt: fc.Arbitrary<Hurt> = fc.record({
  how: fc.constantFrom('replace', 'replace', 'drop', 'wrap', 'text', 'extend', 'extend'),
  where: fc.nat(100_000),
  odd: anyOdd,
});

/** Breaks an input in place. A field that is added has the name of one of these columns. */
export function hurt(
  input: Record<string, unknown>,
  { how, where, odd }: Hurt,
  columns: readonly string[],
): void {
  const places = placesIn(input);
  const { holder, key } = places[where % places.length] ?? { holder: input, key: 'page' };
  const value = holder[key];
  if (how === 'extend')
    return put(Array.isArray(holder) ? input : holder, columns[where % columns.length]!, oddValue(odd));
  if (how === 'drop') return void delete holder[key];
  if (how === 'wrap') return put(holder, key, [value, value]);
  if (how === 'text')
    return put(holder, key, typeof value === 'string' ? value.length : JSON.stringify(value));
  put(holder, key, oddValue(odd));
}

/** `__proto__` too becomes a field of its own, as JSON makes it. */
const put = (holder: object, key: string, value: unknown): void =>
  void Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

type Place = { readonly holder: Record<string, unknown>; readonly key: string };

const placesIn = (value: unknown): Place[] =>
  typeof value !== 'object' || value === null || value instanceof Uint8Array
    ? []
    : Object.entries(value).flatMap(([key, item]) => [
        { holder: value as Record<string, unknown>, key },
        ...placesIn(item),
      ]);
