/** One row exchanged, put in (`before` null) or taken out (`after` null) at a place in the list. */
export type Patch<Row> = { readonly at: number; readonly before: Row | null; readonly after: Row | null };

/** Does the patches in order, in place: a list of 10,000 rows is not copied for one cell. */
export function applyPatches<Row>(rows: Row[], patches: readonly Patch<Row>[]): void {
  for (const { at, before, after } of patches) {
    if (before !== null && after !== null) rows[at] = after;
    else if (after !== null && at === rows.length) rows.push(after);
    else rows.splice(at, before === null ? 0 : 1, ...(after === null ? [] : [after]));
  }
}

/** What takes the patches back. */
const inverse = <Row>(patches: readonly Patch<Row>[]): readonly Patch<Row>[] =>
  patches.toReversed().map(({ at, before, after }) => ({ at, before: after, after: before }));

/** Whether the patches put rows in or take rows out, so that others change their places. */
export const movesRows = <Row>(patches: readonly Patch<Row>[]): boolean =>
  patches.some(({ before, after }) => before === null || after === null);

/** The steps that can be undone and redone; one patch list is one step. */
export type History<Row> = {
  readonly record: (patches: readonly Patch<Row>[]) => void;
  /** As `record`, but as part of the last step where that left the row as this one finds it: letters of one word are one step. */
  readonly goOn: (patch: Patch<Row>) => void;
  /** What to apply for one step back; undefined at the beginning. */
  readonly back: () => readonly Patch<Row>[] | undefined;
  readonly forth: () => readonly Patch<Row>[] | undefined;
  readonly canGoBack: () => boolean;
  readonly canGoForth: () => boolean;
  readonly forget: () => void;
};

const steps_max = 200;

export function createHistory<Row>(): History<Row> {
  const done: (readonly Patch<Row>[])[] = [];
  const undone: (readonly Patch<Row>[])[] = [];

  function record(patches: readonly Patch<Row>[]): void {
    done.push(patches);
    if (done.length > steps_max) done.shift();
    undone.length = 0;
  }

  return {
    record,
    goOn(patch) {
      const last = done.at(-1)?.at(-1);
      if (!last || last.after === null || last.after !== patch.before) return record([patch]);
      done.push([...(done.pop()?.slice(0, -1) ?? []), { ...last, after: patch.after }]);
      undone.length = 0;
    },
    back() {
      const patches = done.pop();
      if (patches) undone.push(patches);
      return patches && inverse(patches);
    },
    forth() {
      const patches = undone.pop();
      if (patches) done.push(patches);
      return patches;
    },
    canGoBack: () => done.length > 0,
    canGoForth: () => undone.length > 0,
    forget() {
      done.length = 0;
      undone.length = 0;
    },
  };
}
