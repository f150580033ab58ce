import { inventWorker, seededNumbers } from '../../src/demo/workers.ts';
import { type Live, isLive } from './shaped.ts';

/** What stands in the database now, by the field that carries it; ours, and a stranger's. */
export type Pool = {
  readonly ours: Readonly<Record<string, readonly unknown[]>>;
  readonly theirs: Readonly<Record<string, readonly unknown[]>>;
  /** The forecasts of our changes that were seen. */
  readonly hashes: ReadonlyMap<unknown, string>;
};

/**
 * Puts what is there now in the place of every live value.
 *
 * @param intruder which of the numbers among them, in the order of the fields, is the stranger's
 */
export function resolve(value: unknown, pool: Pool, intruder?: number): unknown {
  const count = countNumbers(value);
  let place = 0;
  const fill = (part: unknown): unknown => {
    if (isLive(part))
      return pick(part, pool, isNumber(part) && intruder !== undefined && place++ === intruder % count);
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== 'object' || part === null || part instanceof Uint8Array) return part;
    const fields = Object.entries(part).filter(([, item]) => item !== undefined);
    return withItsForecast(part, Object.fromEntries(fields.map(([key, item]) => [key, fill(item)])), pool);
  };
  return fill(value);
}

/** How many numbers of records, or of persons, a drawn input carries. */
export const countNumbers = (value: unknown): number => {
  if (isLive(value)) return isNumber(value) ? 1 : 0;
  return typeof value === 'object' && value !== null && !(value instanceof Uint8Array)
    ? Object.values(value).reduce((sum: number, item) => sum + countNumbers(item), 0)
    : 0;
};

const isNumber = ({ live }: Live): boolean => live.endsWith('_id') || live === 'idcard' || live === 'person';

/** The forecast that belongs to the change: any other is refused before anything else is looked at. */
function withItsForecast(drawn: object, filled: Record<string, unknown>, { hashes }: Pool) {
  const forecast_hash = hashes.get(filled.policy_change_id);
  const isAsked = 'forecast_hash' in drawn && isLive(drawn.forecast_hash);
  return forecast_hash !== undefined && isAsked ? { ...filled, forecast_hash } : filled;
}

function pick({ live, pick: drawn }: Live, pool: Pool, isTheirs: boolean): unknown {
  // Numbers of persons never run out, and each goes with its name.
  if (!isTheirs && (live === 'name' || live === 'idcard')) {
    return inventWorker(seededNumbers(drawn), drawn)[live];
  }
  const there = (isTheirs ? pool.theirs : pool.ours)[live] ?? [];
  const value = there[drawn % there.length];
  // A copy: what is drawn may be broken in place.
  return Array.isArray(value) ? [...(value as readonly unknown[])] : value;
}
