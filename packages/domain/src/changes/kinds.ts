import type { CoverEnd } from '../policies/cover.ts';
import type { Intent } from '../roster/intent.ts';

/**
 * What a kind of change does to cover: each of its rows opens one, ends one, both, or neither. Nothing else knows the kinds: everything asks what
 * a kind opens and ends.
 *
 * Source: docs/business-rules.md#kinds-of-change
 */
export type ChangeKind = {
  /** Whether its rows open a cover, which costs its premium. */
  readonly opens: boolean;
  /** Whether its rows end a cover, which gives back what the plan refunds. */
  readonly ends: boolean;
  /** Whether it may leave fewer persons than the plan insures at least. */
  readonly mindsMinimum: boolean;
  /** Of which kind a list is kept of whom the insurer refused, to be sent again; null where nobody loses cover by that, or no list is. */
  readonly refusedOnto: ListType | null;
  /**
   * Whether a row that does both moves one person, for the difference in price up or down; else another takes the place, for a higher
   * price alone.
   */
  readonly moves: boolean;
};

/** Whether a kind's rows neither open cover nor end any: they put right what is said of somebody, and their cover stays as it is. */
export const isAmending = ({ opens, ends }: Pick<ChangeKind, 'opens' | 'ends'>): boolean => !opens && !ends;

/** The kinds of which an unfinished list is kept. */
export const listTypes = ['add', 'off'] as const;

export type ListType = (typeof listTypes)[number];

export const changeTypes = [...listTypes, 'replace', 'transfer', 'correct', 'renew'] as const;

export type ChangeType = (typeof changeTypes)[number];

export const changeKinds: Readonly<Record<ChangeType, ChangeKind>> = {
  add: { opens: true, ends: false, mindsMinimum: false, moves: false, refusedOnto: 'add' },
  off: { opens: false, ends: true, mindsMinimum: true, moves: false, refusedOnto: null },
  replace: { opens: true, ends: true, mindsMinimum: false, moves: false, refusedOnto: null },
  transfer: { opens: true, ends: true, mindsMinimum: false, moves: true, refusedOnto: null },
  correct: { opens: false, ends: false, mindsMinimum: false, moves: false, refusedOnto: null },
  renew: { opens: true, ends: false, mindsMinimum: false, moves: false, refusedOnto: 'add' },
};

/** The kinds whose rows open a cover. */
export const openingTypes: readonly ChangeType[] = changeTypes.filter((type) => changeKinds[type].opens);

/** What covers again those whom the end of a policy leaves without cover. */
export const repairKind: ListType = 'add';

export type OwnKind = Extract<ChangeType, 'off'>;

/** The kind of change that those get a list of their own for of whom a list says this, instead of what it is for. */
export const ownKinds: Readonly<Partial<Record<Intent['kind'], OwnKind>>> = { leave: 'off' };

/** What a change of its own ended: it can be put back to where it was. */
export const endedByChange: readonly CoverEnd[] = ['off', 'replaced', 'moved', 'system'];
