/** One figure of the bench, beside its goal. `met` is undefined where the goal is no number of its own. */
export type Figure = {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  readonly met: boolean | undefined;
};

/** A part of the bench: what it is called, and how it finds its figures. */
export type Part = {
  readonly name: string;
  readonly measure: (say: (line: string) => void) => Promise<readonly Figure[]>;
};

/** A figure that should reach at least, or at most, a number. */
export const figure = (
  what: string,
  value: number,
  { least, most, unit = '' }: { readonly least?: number; readonly most?: number; readonly unit?: string },
): Figure => ({
  what,
  measured: `${rounded(value)}${unit}`,
  goal: least === undefined ? `≤ ${most}${unit}` : `≥ ${least}${unit}`,
  met: least === undefined ? value <= most! : value >= least,
});

const rounded = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));

/** Figures as a table of text. */
export function tableOf(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ what }) => what.length));
  return figures
    .map(
      ({ what, measured, goal, met }) =>
        `${what.padEnd(width)}  ${measured.padStart(12)}  ${goal.padStart(14)}  ${met === undefined ? ' ' : met ? 'met' : 'missed'}`,
    )
    .join('\n');
}
