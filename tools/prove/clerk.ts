import { add } from '@app/contract/policy-changes/add-persons';
import type { Call } from '@app/contract/call';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { correct } from '@app/contract/policy-changes/correct-person';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { off } from '@app/contract/policy-changes/off-persons';
import { replace } from '@app/contract/policy-changes/replace-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { renew } from '@app/contract/renewals/one-key';
import { transfer } from '@app/contract/policy-changes/transfer-persons';
import type { Caller } from './caller.ts';
import type { z } from 'zod/mini';
import type { Customer, List } from './customers.ts';
import { renewOne } from './renewing.ts';
import { someCorrection, someLeavers, someList, someMoves, somePairs } from './lists.ts';
import { type Answer, type History, type Press, saidYes, spoken, type Story } from './history.ts';

/** Who may be told no, and why; any other no is strange. */
const expected: Readonly<Record<string, readonly string[]>> = {
  [add.path]: ['ROWS_REFUSED', 'DUPLICATE_SUBMIT', 'CUTOFF_PASSED'],
  [off.path]: ['ROWS_REFUSED', 'DUPLICATE_SUBMIT', 'CUTOFF_PASSED'],
  [replace.path]: ['ROWS_REFUSED', 'DUPLICATE_SUBMIT', 'CUTOFF_PASSED'],
  [transfer.path]: ['ROWS_REFUSED', 'DUPLICATE_SUBMIT', 'CUTOFF_PASSED'],
  [correct.path]: ['ROWS_REFUSED', 'DUPLICATE_SUBMIT', 'CUTOFF_PASSED'],
  [forecast.path]: ['ROWS_REFUSED', 'CUTOFF_PASSED', 'STATE_CONFLICT'],
  [confirm.path]: [
    'BALANCE',
    'ROWS_REFUSED',
    'CUTOFF_PASSED',
    'PRICE_CHANGED',
    'WARNINGS_NEW',
    'MIN_PERSONS',
    'ROWS_MOVED',
  ],
  [remove.path]: ['STATE_CONFLICT', 'UNDO_CLOSED', 'ENDED_ELSEWHERE', 'COUNTED_ELSEWHERE'],
  [sendNow.path]: ['STATE_CONFLICT'],
  [renew.path]: [],
};

type Clerk = {
  readonly caller: Caller;
  readonly customer: Customer;
  readonly history: History;
  /** Asks the operator for money. */
  readonly topUp: (customer: Customer) => Promise<void>;
};

/** So many changes in a hundred take persons off. */
const removals_percent = 35;

/** So many in a hundred put persons in the seats of others. */
const swaps_percent = 15;

/** So many in a hundred move persons to other work. */
const moves_percent = 15;

/** So many in a hundred put somebody's name right. */
const corrections_percent = 20;

/** So many in a hundred renew a policy. */
const renewals_percent = 6;

/**
 * Does a clerk's job once: renews a policy, or adds persons, takes some off, puts some in the seats of others or moves some, looks at the price, confirms, and now and
 * then undoes or sends at once.
 */
export async function doOneChange(clerk: Clerk): Promise<void> {
  const { caller, customer, history } = clerk;
  const { draws } = caller;
  if (draws.chance(renewals_percent)) return renewAndDecide(clerk);
  const wanted = await someChange(clerk);
  const drafted = await wanted.draft();
  if (!saidYes(drafted)) return;
  const { policy_change_id } = dataOf(drafted) as { policy_change_id: number };
  const story: Story = {
    enterprise_id: customer.enterpriseId,
    policy_change_id,
    isRemoval: wanted.kind === 'removals',
    premium_fen: 0,
    refund_fen: 0,
    confirms: [],
    undos: [],
    sends: [],
    unseen: 0,
  };
  history.stories.push(story);
  if (wanted.kind) history.count(wanted.kind);

  if (!(await confirmAtPrice(clerk, story))) return;
  if (wanted.list) customer.latestList = wanted.list;
  if (draws.chance(15)) await lookAgain(clerk, story);
  await decide(clerk, story);
  if (draws.chance(5)) await repeatSomething(clerk);
}

type Wanted = {
  /** What it is counted as; of those who are added, nothing. */
  readonly kind?: 'removals' | 'swaps' | 'moves' | 'corrections';
  readonly list?: List;
  readonly draft: () => Promise<Press>;
};

/** One of the kinds of change, where somebody is covered whom it can be of; else some are added. */
async function someChange(clerk: Clerk): Promise<Wanted> {
  const { draws } = clerk.caller;
  const leavers = draws.chance(removals_percent) ? await someLeavers(clerk) : undefined;
  if (leavers) return { kind: 'removals', draft: () => draft(clerk, off, leavers) };
  const swaps = draws.chance(swaps_percent) ? await somePairs(clerk) : undefined;
  if (swaps) return { kind: 'swaps', draft: () => draft(clerk, replace, swaps) };
  const moves = draws.chance(moves_percent) ? await someMoves(clerk) : undefined;
  if (moves) return { kind: 'moves', draft: () => draft(clerk, transfer, moves) };
  const correction = draws.chance(corrections_percent) ? await someCorrection(clerk) : undefined;
  if (correction) return { kind: 'corrections', draft: () => draft(clerk, correct, correction) };
  const list = someList(clerk);
  return { list, draft: () => draft(clerk, add, list) };
}

async function renewAndDecide(clerk: Clerk): Promise<void> {
  const story = await renewOne(clerk);
  if (story) await decide(clerk, story);
}

/** Drafts a list. Asked whether the same one was not sent before, people press on. */
async function draft<Input extends z.ZodMiniType>(
  clerk: Clerk,
  call: Call<Input>,
  list: z.input<Input>,
): Promise<Press> {
  const drafted = await insist(clerk, clerk.caller.press(call, list));
  if (reasonOf(drafted) !== 'DUPLICATE_SUBMIT') return drafted;
  clerk.history.count('pressed on');
  const sure = { ...(list as object), confirm_warnings: ['DUPLICATE_SUBMIT'] };
  return insist(clerk, clerk.caller.press(call, sure as z.input<Input>));
}

/** Forecasts and confirms, and asks for money when there is too little. True when the change stands. */
async function confirmAtPrice(clerk: Clerk, story: Story): Promise<boolean> {
  const { caller, customer, topUp } = clerk;
  const { policy_change_id } = story;
  const seen = await insist(clerk, caller.press(forecast, { policy_change_id }));
  if (!saidYes(seen)) return false;
  const { forecast_hash, ...amounts } = dataOf(seen) as {
    forecast_hash: string;
    premium_fen: number;
    refund_fen: number;
  };
  story.premium_fen = amounts.premium_fen;
  story.refund_fen = amounts.refund_fen;
  for (let tries = 0; tries < 3; tries += 1) {
    const reasons = await pressConfirm(clerk, story, { policy_change_id, forecast_hash });
    if (story.confirms.some(saidYes)) return true;
    if (!reasons.includes('BALANCE')) return false;
    await topUp(customer);
  }
  return false;
}

/** Presses confirm: once; twice at once under one key, as a double click does; or in two tabs, which is two keys. */
async function pressConfirm(
  { caller, history }: Clerk,
  story: Story,
  input: { policy_change_id: number; forecast_hash: string },
): Promise<string[]> {
  const first = caller.press(confirm, input);
  const drawn = caller.draws.below(100);
  if (drawn < 10) {
    history.count('double clicks');
    story.confirms.push(first);
    await Promise.all([caller.send(first), caller.send(first)]);
    return judged(history, [first, first]);
  }
  if (drawn < 20) {
    history.count('two tabs');
    const second = caller.press(confirm, input);
    story.confirms.push(first, second);
    await Promise.all([caller.send(first), caller.send(second)]);
    return judged(history, [first, second]);
  }
  const presses = await caller.insist(first);
  story.confirms.push(...presses);
  return judged(history, presses);
}

/** Undoes, sends at once, both at the same moment, or leaves it to its time. */
async function decide({ caller, history }: Clerk, story: Story): Promise<void> {
  const { policy_change_id } = story;
  const drawn = caller.draws.below(100);
  const undo = drawn < 25 ? [caller.press(remove, { policy_change_id, reason: '录错了' })] : [];
  const send = drawn >= 20 && drawn < 60 ? [caller.press(sendNow, { policy_change_id })] : [];
  const told = async (presses: Press[], into: Press[]) => {
    for (const press of presses) into.push(...(await caller.insist(press)));
  };
  await Promise.all([told(undo, story.undos), told(send, story.sends)]);
  judged(history, [...story.undos, ...story.sends]);
}

/** Reads a change that was confirmed: from whichever server, it must show. */
async function lookAgain({ caller, history }: Clerk, story: Story): Promise<void> {
  const answer = await caller.read(readChange, { policy_change_id: story.policy_change_id });
  if (!answer) return;
  history.count('readings');
  const { code, data } = spoken(answer);
  if (code !== 1 || (data as { status: number }).status < 30) story.unseen += 1;
}

/** Sends an earlier press again, as a browser does that was closed and opened: the answer must be the same bytes. */
async function repeatSomething({ caller, history }: Clerk): Promise<void> {
  const own = history.stories
    .flatMap(({ confirms }) => confirms)
    .filter(({ answer, isGivenUp }) => answer !== undefined && !isGivenUp);
  const mine = own.slice(-200);
  if (mine.length === 0) return;
  history.count('repeats');
  await caller.send(caller.draws.pick(mine));
}

/** Presses until it is certain what became of it, and answers with the press that counts. */
async function insist({ caller, history }: Clerk, press: Press): Promise<Press> {
  const presses = await caller.insist(press);
  judged(history, presses);
  return presses.at(-1)!;
}

const reasonOf = ({ answer }: Press): string | undefined => answer && spoken(answer).reason;

/** Notes what the answers say; a no that a clerk should never get is strange. */
function judged(history: History, presses: readonly Press[]): string[] {
  return presses.flatMap(({ route, answer, isGivenUp }) => {
    if (!answer || isGivenUp) return [];
    const { code, reason = '' } = spoken(answer);
    history.count(code === 1 ? 'done' : `refused ${reason}`);
    if (code !== 1 && !expected[route]?.includes(reason)) history.strange.push(describe(route, answer));
    return code === 1 ? [] : [reason];
  });
}

const describe = (route: string, { status, body }: Answer): string =>
  `${route} ${status} ${body.slice(0, 300)}`;

const dataOf = ({ answer }: Press) => spoken(answer!).data!;
