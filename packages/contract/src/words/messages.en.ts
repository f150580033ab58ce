import type { MessageCode, Messages } from '../messages.ts';
import { sayIn } from './say.ts';
import { yuan } from './yuan.ts';

const say = /* @__PURE__ */ sayIn('en');

/** What each language must be able to say of each message: a title, and plain text that tells what to do now. */
export type MessageWords = {
  readonly [C in MessageCode]: (detail: Messages[C]) => { readonly title: string; readonly content: string };
};

const persons = (count: number) => (count === 1 ? '1 person' : say`${count} persons`);

/** Who of those whom the insurer did not move goes on; messages of before do not say it. */
function staying(count: number | undefined, of: number): string {
  if (count === undefined) return 'Open the change to see who is covered where.';
  if (count === of) return 'They stay covered where they were, until their cover there ends.';
  if (count === 0) return 'Under this policy they are not covered after the next midnight.';
  return say`${count} of them stay covered where they were, until their cover there ends; under this policy the others are not covered after the next midnight.`;
}

/** The same of those who were to leave. */
function left(count: number | undefined, of: number): string {
  if (count === undefined) return 'Open the change to see who is covered.';
  if (count === of) return 'Who was to leave stays covered, until that cover ends.';
  if (count === 0) return 'Who was to leave is NOT covered after the next midnight.';
  return say`${count} of those who were to leave stay covered, until their cover ends; the others are NOT covered after the next midnight.`;
}

/** From when those are without cover who were not renewed. */
const without = (has_begun: 1 | undefined): string =>
  has_begun
    ? 'the policy before has ended, and this change covers none of them after the next midnight.'
    : 'when the policy before ends they are without cover.';

export const english: MessageWords = {
  CHANGE_ISSUED: ({ change_no, person_count }) => ({
    title: say`Change ${change_no} is done`,
    content: say`The insurer has issued the endorsement. ${persons(person_count)} added; nothing is left to do.`,
  }),
  CHANGE_PARTLY_ISSUED: ({ change_no, person_count, fail_count }) => ({
    title: say`Change ${change_no}: ${persons(fail_count)} not insured`,
    content: say`The insurer insured ${persons(person_count)} and turned down ${persons(fail_count)}. Open the change, mend the rows and submit them again.`,
  }),
  CHANGE_REFUSED: ({ change_no, person_count }) => ({
    title: say`Change ${change_no} was refused: ${persons(person_count)} not insured`,
    content: 'The insurer refused the whole change. Open it to see why, mend the rows and submit them again.',
  }),
  CHANGE_UNANSWERED: ({ change_no, person_count }) => ({
    title: say`Change ${change_no}: no answer for two hours`,
    content: say`The insurer has not answered about ${persons(person_count)}. Nothing is lost: we are asking on, and you need not submit again. Open the change to see whether they are covered meanwhile.`,
  }),
  REMOVAL_ISSUED: ({ change_no, person_count }) => ({
    title: say`Change ${change_no} is done`,
    content: say`The insurer has issued the endorsement. ${persons(person_count)} removed; nothing is left to do.`,
  }),
  REMOVAL_PARTLY_ISSUED: ({ change_no, person_count, fail_count }) => ({
    title: say`Change ${change_no}: ${persons(fail_count)} not removed`,
    content: say`The insurer removed ${persons(person_count)}. ${persons(fail_count)} were not removed: whom it refused to remove stays covered. Open the change to see who, and why.`,
  }),
  REMOVAL_REFUSED: ({ change_no, person_count }) => ({
    title: say`Change ${change_no} was refused: ${persons(person_count)} not removed`,
    content:
      'Nobody was removed: whom the insurer refused to remove stays covered as before. Open the change to see why.',
  }),
  REPLACEMENT_ISSUED: ({ change_no, person_count }) => ({
    title: say`Change ${change_no} is done`,
    content: say`The insurer has issued the endorsement. ${persons(person_count)} replaced; nothing is left to do.`,
  }),
  REPLACEMENT_PARTLY_ISSUED: ({ change_no, person_count, fail_count, staying_count }) => ({
    title: say`Change ${change_no}: ${persons(fail_count)} not replaced`,
    content: say`The insurer replaced ${persons(person_count)}, and ${fail_count} not. ${left(staying_count, fail_count)} Who was to come is NOT covered by this change after the next midnight. Open it to see who, and why.`,
  }),
  REPLACEMENT_REFUSED: ({ change_no, person_count, staying_count }) => ({
    title: say`Change ${change_no} was refused: ${persons(person_count)} not replaced`,
    content: say`${left(staying_count, person_count)} Who was to come is NOT covered by this change after the next midnight. Open it to see why.`,
  }),
  RENEWAL_ISSUED: ({ change_no, person_count }) => ({
    title: say`Renewal ${change_no} is done`,
    content: say`The insurer has issued the endorsement. ${persons(person_count)} renewed; nothing is left to do.`,
  }),
  RENEWAL_PARTLY_ISSUED: ({ change_no, person_count, fail_count, has_begun }) => ({
    title: say`Renewal ${change_no}: ${persons(fail_count)} not renewed`,
    content: say`The insurer renewed ${persons(person_count)}. ${persons(fail_count)} NOT renewed: ${without(has_begun)} Open the change to see who, and why.`,
  }),
  RENEWAL_REFUSED: ({ change_no, person_count, has_begun }) => ({
    title: say`Renewal ${change_no} was refused: ${persons(person_count)} not renewed`,
    content: say`Nobody was renewed: ${without(has_begun)} Open the change to see why.`,
  }),
  TRANSFER_ISSUED: ({ change_no, person_count }) => ({
    title: say`Change ${change_no} is done`,
    content: say`The insurer has issued the endorsement. ${persons(person_count)} transferred; nothing is left to do.`,
  }),
  TRANSFER_PARTLY_ISSUED: ({ change_no, person_count, fail_count, staying_count }) => ({
    title: say`Change ${change_no}: ${persons(fail_count)} not transferred`,
    content: say`The insurer transferred ${persons(person_count)}, and ${fail_count} not. ${staying(staying_count, fail_count)} Where they were to go, this change covers none of them after the next midnight. Open it to see who, and why.`,
  }),
  TRANSFER_REFUSED: ({ change_no, person_count, staying_count }) => ({
    title: say`Change ${change_no} was refused: ${persons(person_count)} not transferred`,
    content: say`${staying(staying_count, person_count)} Where they were to go, this change covers nobody after the next midnight. Open it to see why.`,
  }),
  CORRECTION_ISSUED: ({ change_no, person_count }) => ({
    title: say`Change ${change_no} is done`,
    content: say`The insurer has issued the endorsement. ${persons(person_count)} corrected; nothing is left to do.`,
  }),
  CORRECTION_PARTLY_ISSUED: ({ change_no, person_count, fail_count }) => ({
    title: say`Change ${change_no}: ${persons(fail_count)} not corrected`,
    content: say`The insurer corrected ${persons(person_count)}. The other ${fail_count} are known to it as before. Open the change to see who, and why.`,
  }),
  CORRECTION_REFUSED: ({ change_no, person_count }) => ({
    title: say`Change ${change_no} was refused: ${persons(person_count)} not corrected`,
    content: 'Cover stands, under the name and the number as before. Open the change to see why.',
  }),
  RENEWAL_DUE: ({ policy_no, person_count, until }) => ({
    title: say`Policy ${policy_no} is to be renewed: ${persons(person_count)}`,
    content: say`${persons(person_count)} are covered to its end and no further. Renewed before ${until}, nobody is without cover for a day.`,
  }),
  RENEWAL_PLANNED: ({ policy_no, person_count, at }) => ({
    title: say`Policy ${policy_no} renews itself: ${persons(person_count)}`,
    content: say`At ${at} it renews ${persons(person_count)} by itself, as far as the balance reaches. Nothing is left to do; on the renewal page you see what it costs and who cannot go over.`,
  }),
  RENEWAL_LAPSED: ({ policy_no, person_count }) => ({
    title: say`Policy ${policy_no} has ended: ${persons(person_count)} NOT covered`,
    content: say`${persons(person_count)} have had no cover since it ended. Renew now: cover begins as soon as the cut-off allows, and the days until then stay uncovered.`,
  }),
  AUTO_RENEWED: ({ policy_no, person_count, amount_fen }) => ({
    title: say`Policy ${policy_no} has renewed itself`,
    content: say`${persons(person_count)} go on without a gap for ¥${yuan(amount_fen)}. It can be taken back until the cut-off, in the record of changes.`,
  }),
  AUTO_RENEWAL_LEFT: ({ policy_no, left_count }) => ({
    title: say`Policy ${policy_no} renewed itself without ${persons(left_count)}`,
    content: say`${persons(left_count)} could not go over and are without cover once it ends. Open the renewal page to see who, and why.`,
  }),
  AUTO_RENEWAL_SHORT: ({ policy_no, short_by_fen, until }) => ({
    title: say`Policy ${policy_no} could not renew itself: ¥${yuan(short_by_fen)} short`,
    content: say`Nobody was renewed and nothing was charged. Top up ¥${yuan(short_by_fen)}: it is tried again every hour, without a gap until ${until}.`,
  }),
  AUTO_RENEWAL_FAILED: ({ policy_no, until }) => ({
    title: say`Policy ${policy_no} could not renew itself`,
    content: say`Nobody was renewed and nothing was charged. The renewal page says why; it is tried again every hour, without a gap until ${until}.`,
  }),
};
