import { type Caller, openCaller, type Reachable } from './caller.ts';
import { doOneChange } from './clerk.ts';
import type { Customer } from './customers.ts';
import { type Draws, drawsFrom } from './draws.ts';
import type { History, Press } from './history.ts';

/** Where clerks work, and what they use. */
export type Office = {
  readonly customers: readonly Customer[];
  readonly replicas: readonly Reachable[];
  readonly history: History;
  readonly seed: number;
  /** Where clerks' own chances begin: other clerks of the same seed do other things. */
  readonly stream: number;
  /** Asks the operator for money. */
  readonly topUp: (customer: Customer, draws: Draws) => Promise<void>;
  readonly isPatient?: boolean;
};

/** Lets every clerk of every customer work until the time is up and their last change is through. */
export async function letClerksWork(office: Office, signal: AbortSignal): Promise<void> {
  const { customers, history } = office;
  const posts = customers.flatMap((customer) => customer.tokens.map((token) => ({ customer, token })));
  const work = posts.map(async ({ customer, token }, place) => {
    const caller = callerOf(office, token, place);
    const topUp = (asking: Customer) => office.topUp(asking, caller.draws);
    while (!signal.aborted) await doOneChange({ caller, customer, history, topUp });
  });
  await Promise.all(work);
}

const callerOf = (
  { replicas, history, seed, stream, isPatient = false }: Office,
  token: string,
  place: number,
): Caller => openCaller({ replicas, history, token, isPatient, draws: drawsFrom(seed, stream + place) });

const repeats_max = 400;
const at_once = 8;

/**
 * After the storm: sends again what was never answered, and a sample of what was, which must answer the same bytes.
 *
 * @returns how many were repeated, and how many still have no answer
 */
export async function repeatPresses(office: Office): Promise<{ repeated: number; unanswered: number }> {
  const { presses } = office.history;
  const open = presses.filter(({ answer }) => answer === undefined);
  const answered = presses.filter(({ answer, isGivenUp }) => answer !== undefined && !isGivenUp);
  const draws = drawsFrom(office.seed, 3);
  const sample = Array.from({ length: Math.min(repeats_max, answered.length) }, () => draws.pick(answered));
  const left: Press[] = [...open, ...sample];
  const workers = Array.from({ length: at_once }, async (_, place) => {
    const caller = callerOf(office, '', 1_000 + place);
    for (let press = left.pop(); press; press = left.pop()) await caller.send(press);
  });
  await Promise.all(workers);
  return { repeated: sample.length, unanswered: open.filter(({ answer }) => answer === undefined).length };
}
