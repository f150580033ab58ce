import { type Caller, openCaller } from './caller.ts';
import { doOneChange } from './clerk.ts';
import { type Customer, type Operator, topUpAccount } from './customers.ts';
import { drawsFrom } from './draws.ts';
import type { History, Press } from './history.ts';
import type { Replica } from './replica.ts';

type Office = {
  readonly customers: readonly Customer[];
  readonly replicas: readonly Replica[];
  readonly operator: Operator;
  readonly history: History;
  readonly seed: number;
};

/** Lets every clerk of every customer work until the time is up and their last change is through. */
export async function letClerksWork(office: Office, signal: AbortSignal): Promise<void> {
  const { customers, operator, history } = office;
  const posts = customers.flatMap((customer) => customer.tokens.map((token) => ({ customer, token })));
  const work = posts.map(async ({ customer, token }, place) => {
    const caller = callerOf(office, token, place);
    const topUp = topUpAccount(operator, customers, history, caller.draws);
    while (!signal.aborted) await doOneChange({ caller, customer, history, topUp });
  });
  await Promise.all(work);
}

const callerOf = ({ replicas, history, seed }: Office, token: string, place: number): Caller =>
  openCaller({ replicas, history, token, draws: drawsFrom(seed, 100 + place) });

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
  const answered = presses.filter(({ answer }) => answer !== undefined);
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
