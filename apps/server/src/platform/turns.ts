/** Somebody of whose work only so much runs at a time: a user, an enterprise. */
export type Owner = {
  readonly key: string;
  readonly max: number;
  /** Goes before whoever does not, three of four times while both wait. It counts of the first owner, and is of the key. */
  readonly ahead?: boolean;
};

/** So many turns in a row go to those ahead while others wait. */
const ahead_max = 3;

type Waiting = { readonly owners: readonly Owner[]; readonly go: () => void };

/** How long a turn lasts beyond its work, by how many wait behind it in its owner's own line. */
type Rest = (ended: { readonly line: number; readonly took_ms: number }) => number;

/**
 * Lets work begin in turn. Of each owner only so much runs at a time, in all at most `running_max`; what waits is asked
 * for owner by owner and not in the order of coming, so that nobody's work keeps everybody else's waiting. Whoever has a
 * long line can be made to rest between two turns, so that others find free what all share: the first of the owners rests,
 * and what is waited for or rested holds nobody's place.
 */
export function openTurns({
  running_max,
  rest_ms,
}: {
  readonly running_max: number;
  readonly rest_ms?: Rest;
}) {
  const runningOf = new Map<string, number>();
  /** By the first of its owners; whoever had a turn goes to the end. */
  const waiting = new Map<string, Waiting[]>();
  let running = 0;
  let aheadInARow = 0;

  const mayRun = (owners: readonly Owner[]) =>
    running < running_max && owners.every(({ key, max }) => (runningOf.get(key) ?? 0) < max);
  const count = (owners: readonly Owner[], by: 1 | -1) => {
    for (const { key } of owners) {
      const now = (runningOf.get(key) ?? 0) + by;
      if (now > 0) runningOf.set(key, now);
      else runningOf.delete(key);
    }
  };
  const begin = (owners: readonly Owner[]) => {
    running += 1;
    aheadInARow = owners[0]!.ahead ? aheadInARow + 1 : 0;
    count(owners, 1);
  };
  const wait = (owners: readonly Owner[]) =>
    new Promise<void>((go) => {
      const first = owners[0]!.key;
      const queue = waiting.get(first) ?? [];
      queue.push({ owners, go });
      waiting.set(first, queue);
    });
  const putLast = (first: string) => {
    const queue = waiting.get(first);
    waiting.delete(first);
    if (queue) waiting.set(first, queue);
  };
  const inOrder = (): readonly string[] => {
    const isAhead = ([, [one]]: readonly [string, readonly Waiting[]]) => one!.owners[0]!.ahead === true;
    const [ahead = [], others = []] = [true, false].map((wanted) =>
      [...waiting].filter((line) => isAhead(line) === wanted).map(([first]) => first),
    );
    return aheadInARow < ahead_max ? [...ahead, ...others] : [...others, ...ahead];
  };
  const letGo = () => {
    for (const first of inOrder()) {
      const queue = waiting.get(first)!;
      const { owners, go } = queue[0]!;
      if (!mayRun(owners)) continue;
      queue.shift();
      if (queue.length === 0) waiting.delete(first);
      else putLast(first);
      begin(owners);
      go();
    }
  };

  const end = ([first, ...others]: readonly [Owner, ...Owner[]], took_ms: number) => {
    const free = () => {
      count([first], -1);
      putLast(first.key);
      letGo();
    };
    running -= 1;
    count(others, -1);
    const pause_ms = rest_ms?.({ line: waiting.get(first.key)?.length ?? 0, took_ms }) ?? 0;
    if (pause_ms <= 0) return free();
    setTimeout(free, pause_ms).unref();
    letGo();
  };

  return {
    /** Does a piece of work when its turn comes. The first of its owners is the one whose turn it is. */
    async inTurn<Result>(owners: readonly [Owner, ...Owner[]], work: () => Promise<Result>): Promise<Result> {
      if (mayRun(owners)) begin(owners);
      else await wait(owners);
      const begun = performance.now();
      try {
        return await work();
      } finally {
        end(owners, performance.now() - begun);
      }
    },
  };
}
