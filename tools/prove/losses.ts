import { add } from '@app/contract/policy-changes/add-persons';
import { correct } from '@app/contract/policy-changes/correct-person';
import { off } from '@app/contract/policy-changes/off-persons';
import { replace } from '@app/contract/policy-changes/replace-persons';
import { transfer } from '@app/contract/policy-changes/transfer-persons';
import type { BookedChange, Books } from './books.ts';
import { renew } from '@app/contract/renewals/one-key';
import { type History, type Press, saidNo, saidYes, spoken, type Story, type TopUp } from './history.ts';
import { renewedIn, storiesOf } from './renewing.ts';

/** What the clients were told and the books do not bear out, in sentences. */
export type Losses = {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Answers under one key that differ. */
  readonly changed: readonly string[];
};

/** Lays what the clients were told beside the books. */
export function findLosses(
  { presses, stories: told, renewals, topUps }: Pick<History, 'presses' | 'stories' | 'renewals' | 'topUps'>,
  books: Books,
): Losses {
  const stories = [...told, ...untold(told, renewals)];
  const judged = stories.map((story) => judgeStory(story, books.changes.get(story.policy_change_id)));
  const transfers = topUps.map((topUp) => judgeTopUp(topUp, books));
  return {
    lost: [...judged, ...transfers].flatMap(({ lost }) => lost).concat(wrongBalances(stories, books)),
    doubled: [...judged, ...transfers]
      .flatMap(({ doubled }) => doubled)
      .concat(surplusDrafts(presses, books)),
    changed: presses.flatMap(({ route, key, others }) =>
      others.map(() => `${route} ${key} was answered in another way`),
    ),
  };
}

/** What came of renewals whose clerk had gone before the answer. */
function untold(told: readonly Story[], renewals: History['renewals']): readonly Story[] {
  const known = new Set(told.map(({ policy_change_id }) => policy_change_id));
  return renewals.flatMap(storiesOf).filter(({ policy_change_id }) => !known.has(policy_change_id));
}

type Judgement = { readonly lost: string[]; readonly doubled: string[] };

const submittedOrLater = ['submitted', 'confirmed', '60', '70'];

function judgeStory(story: Story, booked: BookedChange | undefined): Judgement {
  const name = `change ${story.policy_change_id}`;
  if (!booked) return { lost: [`${name} was drafted and is not there`], doubled: [] };
  const { status, holds, held_fen, released_fen, charges, charge_fen, confirmations, sendings } = booked;
  const confirmed = story.confirms.some(saidYes);
  const refused = story.confirms.every(saidNo);
  const undone = story.undos.some(saidYes);
  const kept = story.undos.every(saidNo);
  const sent = story.sends.some(saidYes);
  const named = (faults: readonly (string | false)[]) =>
    faults.flatMap((fault) => (fault ? [`${name} ${fault}`] : []));
  return {
    lost: named([
      confirmed && !submittedOrLater.includes(status) && `was confirmed and stands at ${status}`,
      confirmed && story.premium_fen > 0 && holds === 0 && 'was confirmed and holds nothing',
      confirmed &&
        held_fen !== story.premium_fen &&
        `was confirmed at ${story.premium_fen} fen and holds ${held_fen}`,
      confirmed && confirmations === 0 && 'was confirmed and the audit chain does not say so',
      story.unseen > 0 && 'was confirmed and a reading after that did not show it',
      undone && (status !== '70' || released_fen !== held_fen) && `was undone and stands at ${status}`,
      sent && sendings === 0 && 'was sent and the audit chain does not say so',
      sent && status === '70' && 'was sent and stands at 70',
    ]),
    doubled: named([
      holds > 1 && `holds money ${holds} times`,
      charges > 1 && `is charged ${charges} times`,
      charge_fen > held_fen && `is charged ${charge_fen} fen of ${held_fen}`,
      charge_fen < -story.refund_fen && `gave back ${-charge_fen} fen of ${story.refund_fen}`,
      confirmations > 1 && `is confirmed ${confirmations} times`,
      sendings > 1 && `is sent ${sendings} times`,
      refused &&
        (holds > 0 || submittedOrLater.includes(status)) &&
        `was refused each time and stands at ${status}`,
      kept && status === '70' && 'was never undone and stands at 70',
    ]),
  };
}

function judgeTopUp({ channel_trade_no, amount_fen, claims }: TopUp, { payments }: Books): Judgement {
  const booked = payments.filter((payment) => payment.channel_trade_no === channel_trade_no);
  const owners = new Set(
    claims.flatMap(({ enterprise_id, told }) => (told === 'credited' ? [enterprise_id] : [])),
  );
  const name = `transfer ${channel_trade_no}`;
  const isThere = (owner: number) =>
    booked.some((one) => one.enterprise_id === owner && one.amount_fen === amount_fen);
  return {
    lost: [...owners]
      .filter((owner) => !isThere(owner))
      .map((owner) => `${name} of enterprise ${owner} was credited and is not there`),
    doubled:
      booked.length > 1 || owners.size > 1
        ? [`${name} was credited ${Math.max(booked.length, owners.size)} times`]
        : [],
  };
}

/** What an enterprise can spend must be what it paid in, less what its changes hold or cost at the prices its clerks saw. */
function wrongBalances(stories: readonly Story[], { changes, payments, cash }: Books): string[] {
  return [...cash].flatMap(([enterprise_id, balance_fen]) => {
    const paid_fen = sum(
      payments.filter((one) => one.enterprise_id === enterprise_id).map((one) => one.amount_fen),
    );
    const own = stories.filter((story) => story.enterprise_id === enterprise_id);
    const spent_fen = sum(own.map((story) => costOf(story, changes.get(story.policy_change_id))));
    const expected_fen = paid_fen - spent_fen;
    return expected_fen === balance_fen
      ? []
      : [`enterprise ${enterprise_id} has ${balance_fen} fen and should have ${expected_fen}`];
  });
}

function costOf({ premium_fen }: Story, booked: BookedChange | undefined): number {
  if (booked?.status === 'submitted') return premium_fen;
  return booked?.status === 'confirmed' ? booked.charge_fen : 0;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The calls that draft a change. */
const drafting: ReadonlySet<string> = new Set([
  add.path,
  off.path,
  replace.path,
  transfer.path,
  correct.path,
  renew.path,
]);

/**
 * A draft that is there was told to somebody, or belongs to a press that nobody answered. One of a press that was told
 * that nothing was changed is a double: its clerk has pressed anew.
 */
function surplusDrafts(presses: readonly Press[], { changes }: Books): string[] {
  const adds = presses.filter(({ route }) => drafting.has(route));
  const told = new Set(adds.filter(saidYes).flatMap(changesIn));
  const surplus = changes.size - told.size - adds.filter(({ answer }) => answer === undefined).length;
  const givenUp = adds.filter(({ isGivenUp }) => isGivenUp).length;
  return surplus > 0
    ? [`${surplus} drafts are there that nobody was told of; ${givenUp} were said not to be, and made anew`]
    : [];
}

const changesIn = (press: Press): readonly unknown[] =>
  press.route === renew.path
    ? renewedIn(press).map(({ policy_change_id }) => policy_change_id)
    : [spoken(press.answer!).data?.policy_change_id];
