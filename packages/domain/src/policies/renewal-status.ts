import { renewalType } from './renewal-timers.ts';

/** How it stands with the renewal of a policy. */
export const renewalStatus = {
  renewable: 10,
  planned: 15,
  fundsShort: 20,
  renewing: 30,
  renewed: 40,
  partlyRenewed: 45,
  givenUp: 50,
  lapsed: 60,
} as const;

type Facts = {
  readonly renewal_type: number;
  /** How many reach its end and are covered no further. */
  readonly waiting: number;
  /** Of those who have gone over: whether there are any, and whether the insurer has still to answer of some. */
  readonly went: 'nobody' | 'on_their_way' | 'all_answered';
  /** Whether the money did not reach when it last tried to renew itself. */
  readonly isShort: boolean;
  readonly hasEnded: boolean;
};

/** Worked out from what stands, each time it is shown. */
export function renewalStatusOf({ renewal_type, waiting, went, isShort, hasEnded }: Facts): number {
  if (waiting === 0 && went === 'on_their_way') return renewalStatus.renewing;
  if (waiting === 0 && went === 'all_answered') return renewalStatus.renewed;
  if (renewal_type === renewalType.none) return renewalStatus.givenUp;
  if (hasEnded && waiting > 0) return renewalStatus.lapsed;
  if (isShort && waiting > 0) return renewalStatus.fundsShort;
  if (went !== 'nobody') return renewalStatus.partlyRenewed;
  return renewal_type === renewalType.byItself ? renewalStatus.planned : renewalStatus.renewable;
}
