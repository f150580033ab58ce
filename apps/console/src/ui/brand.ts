// Any brand colour, made readable: white on the brand's own green has a contrast of 2.28 and fails.

export type Rgb = readonly [red: number, green: number, blue: number];

/** The colours that a brand colour gives, as `#rrggbb`. */
export type Brand = {
  /** Behind white text: buttons. At least 4.5:1. */
  readonly solid: string;
  readonly solidHover: string;
  readonly solidActive: string;
  /** Links and active words on the page, a card or the tint. At least 4.5:1. */
  readonly text: string;
  /** Under selected rows and the active menu entry. */
  readonly tint: string;
  /** The colour itself: logo, progress, focus rings. Never under text, never text. */
  readonly mark: string;
};

export type Surfaces = { readonly page: string; readonly card: string };

export const lightSurfaces: Surfaces = { page: '#f6f8f7', card: '#ffffff' };
export const darkSurfaces: Surfaces = { page: '#0f1613', card: '#161e1a' };

/** What WCAG AA asks of text. */
export const contrast_min = 4.5;

/** Buttons are read in a hurry: more than AA asks, and for our own green the colour of "covered". */
const solidContrast_min = 5.4;

/** Derives the readable colours of a brand colour on light or dark surfaces. */
export function deriveBrand(colour: string, surfaces: Surfaces): Brand {
  const brand = readColour(colour);
  const solid = mixUntil(brand, black, (mixed) => contrast(mixed, white) >= solidContrast_min);
  const card = readColour(surfaces.card);
  const tint = mix(card, brand, 0.08);
  const grounds = [tint, card, readColour(surfaces.page)];
  const towards = luminance(card) > 0.5 ? black : white;
  const text = mixUntil(brand, towards, (mixed) =>
    grounds.every((ground) => contrast(mixed, ground) >= contrast_min),
  );
  return {
    solid: writeColour(solid),
    solidHover: writeColour(mix(solid, black, 0.12)),
    solidActive: writeColour(mix(solid, black, 0.24)),
    text: writeColour(text),
    tint: writeColour(tint),
    mark: writeColour(brand),
  };
}

/** The WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Reads `#rrggbb`. Throws a RangeError on anything else. */
export function readColour(text: string): Rgb {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  if (!digits) throw new RangeError(`${text} is not a colour`);
  return [channel(digits[1]), channel(digits[2]), channel(digits[3])];
}

const channel = (digits: string | undefined): number => Number.parseInt(digits ?? '0', 16);

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

/** Mixes in steps of 2 % until the colour will do; the far end does for any ground that is light or dark enough. */
function mixUntil(colour: Rgb, towards: Rgb, does: (mixed: Rgb) => boolean): Rgb {
  for (let step = 0; step < 50; step += 1) {
    const mixed = mix(colour, towards, step / 50);
    if (does(mixed)) return mixed;
  }
  return towards;
}

const mix = (from: Rgb, to: Rgb, part: number): Rgb => [
  Math.round(from[0] + (to[0] - from[0]) * part),
  Math.round(from[1] + (to[1] - from[1]) * part),
  Math.round(from[2] + (to[2] - from[2]) * part),
];

const writeColour = (colour: Rgb): string =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

const luminance = (colour: Rgb): number => {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
