import { add, confirm, forecast, readChange, remove, sendNow } from '@app/contract/policy-changes';
import { inventWorker } from '../../apps/server/src/demo/workers.ts';
import type { Caller } from './caller.ts';
import type { Customer, Insured } from './customers.ts';
import { type Answer, type History, type Press, saidYes, spoken, type Story } from './history.ts';

/** Who may be told no, and why; any other no is strange. */
const expected: Readonly<Record<string, readonly string[]>> = {
  [add.path]: ['ROWS_REFUSED', 'DUPLICATE_SUBMIT', 'CUTOFF_PASSED'],
  [forecast.path]: ['ROWS_REFUSED', 'CUTOFF_PASSED', 'STATE_CONFLICT'],
  [confirm.path]: ['BALANCE', 'ROWS_REFUSED', 'CUTOFF_PASSED', 'PRICE_CHANGED'],
  [remove.path]: ['STATE_CONFLICT', 'UNDO_CLOSED'],
  [sendNow.path]: ['STATE_CONFLICT'],
};

type Clerk = {
  readonly caller: Caller;
  readonly customer: Customer;
  readonly history: History;
  /** Asks the operator for money. */
  readonly topUp: (customer: Customer) => Promise<void>;
};

/** Does a clerk's job once: adds persons, looks at the price, confirms, and now and then undoes or sends at once. */
export async function doOneChange(clerk: Clerk): Promise<void> {
  const { caller, customer, history } = clerk;
  const { draws } = caller;
  const policy = draws.pick(customer.policies);
  const added = caller.press(add, { policy_id: policy.policy_id, persons: someWorkers(clerk, policy) });
  if (!(await isDone(clerk, added))) return;
  const { policy_change_id } = dataOf(added) as { policy_change_id: number };
  const story: Story = {
    enterprise_id: customer.enterpriseId,
    policy_change_id,
    premium_fen: 0,
    confirms: [],
    unseen: 0,
  };
  history.stories.push(story);

  if (!(await confirmAtPrice(clerk, story))) return;
  if (draws.chance(15)) await lookAgain(clerk, story);
  await decide(clerk, story);
  if (draws.chance(5)) await repeatSomething(clerk);
}

/** Forecasts and confirms, and asks for money when there is too little. True when the change stands. */
async function confirmAtPrice(clerk: Clerk, story: Story): Promise<boolean> {
  const { caller, customer, topUp } = clerk;
  const { policy_change_id } = story;
  const seen = caller.press(forecast, { policy_change_id });
  if (!(await isDone(clerk, seen))) return false;
  const { forecast_hash, premium_fen } = dataOf(seen) as { forecast_hash: string; premium_fen: number };
  story.premium_fen = premium_fen;
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
  story.confirms.push(first);
  const drawn = caller.draws.below(100);
  if (drawn < 10) {
    history.count('double clicks');
    return judged(history, [
      first,
      await Promise.all([caller.send(first), caller.send(first)]).then(() => first),
    ]);
  }
  if (drawn < 20) {
    history.count('two tabs');
    const second = caller.press(confirm, input);
    story.confirms.push(second);
    await Promise.all([caller.send(first), caller.send(second)]);
    return judged(history, [first, second]);
  }
  await caller.send(first);
  return judged(history, [first]);
}

/** Undoes, sends at once, both at the same moment, or leaves it to its time. */
async function decide({ caller, history }: Clerk, story: Story): Promise<void> {
  const { policy_change_id } = story;
  const drawn = caller.draws.below(100);
  if (drawn < 25) story.undo = caller.press(remove, { policy_change_id, reason: '录错了' });
  if (drawn >= 20 && drawn < 60) story.send = caller.press(sendNow, { policy_change_id });
  const both = [story.undo, story.send].filter((press) => press !== undefined);
  await Promise.all(both.map((press) => caller.send(press)));
  judged(history, both);
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
    .filter(({ answer }) => answer !== undefined);
  const mine = own.slice(-200);
  if (mine.length === 0) return;
  history.count('repeats');
  await caller.send(caller.draws.pick(mine));
}

async function isDone({ caller, history }: Clerk, press: Press): Promise<boolean> {
  await caller.send(press);
  judged(history, [press]);
  return saidYes(press);
}

/** Notes what the answers say; a no that a clerk should never get is strange. */
function judged(history: History, presses: readonly Press[]): string[] {
  return presses.flatMap(({ route, answer }) => {
    if (!answer) return [];
    const { code, reason = '' } = spoken(answer);
    history.count(code === 1 ? 'done' : `refused ${reason}`);
    if (code !== 1 && !expected[route]?.includes(reason)) history.strange.push(describe(route, answer));
    return code === 1 ? [] : [reason];
  });
}

const describe = (route: string, { status, body }: Answer): string =>
  `${route} ${status} ${body.slice(0, 300)}`;

const dataOf = ({ answer }: Press) => spoken(answer!).data!;

/** New workers; now and then one whom a colleague may be adding at this moment. */
function someWorkers({ caller: { draws }, customer }: Clerk, { companyId, occupation_id }: Insured) {
  const workers = Array.from({ length: draws.between(1, 4) }, () =>
    inventWorker(draws.below, draws.below(1000)),
  );
  const [latest] = workers;
  const known = customer.latestWorker;
  customer.latestWorker = latest;
  if (known && draws.chance(10)) workers.push(known);
  return workers.map((worker, place) => ({
    row_no: place + 1,
    ...worker,
    work_company_id: companyId,
    occupation_id,
  }));
}
