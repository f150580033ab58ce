import type { PolicyRow } from '@app/contract/policies';
import { policyStatus } from '@app/domain/policies/policy';
import { formatYuan } from '../platform/format.ts';
import type { Text } from '../platform/text.ts';
import type { StateKind } from '../ui/state-mark.tsx';
import type { english } from './words/en.ts';

export type PolicyText = Text<typeof english>;

/** How a policy's state looks. */
export function policyState(status: number): StateKind {
  if (status === policyStatus.inForce) return 'covered';
  if (status === policyStatus.notYetEffective) return 'soon';
  return status < policyStatus.notYetEffective || status === policyStatus.locked ? 'needs' : 'quiet';
}

/** Classes of one price together: `1–3` and `4`. */
export function priceGroups(
  prices: PolicyRow['prices'],
): readonly { readonly classes: string; readonly price_fen: number }[] {
  const groups: { first: string; last: string; price_fen: number }[] = [];
  for (const { category, price_fen } of prices.toSorted((a, b) => a.category.localeCompare(b.category))) {
    const before = groups.at(-1);
    if (before?.price_fen === price_fen) before.last = category;
    else groups.push({ first: category, last: category, price_fen });
  }
  return groups.map(({ first, last, price_fen }) => ({
    classes: first === last ? first : `${first}–${last}`,
    price_fen,
  }));
}

/** What one person costs by class: "class 1–3 ¥31.00 a month". */
export const priceLines = ({ prices, price_type }: PolicyRow, text: PolicyText): readonly string[] =>
  priceGroups(prices).map(({ classes, price_fen }) =>
    text(priceWords[price_type], { classes, price: formatYuan(price_fen) }),
  );

const priceWords = {
  MONTH_NATURAL: 'priceMonth',
  MONTH_NATURAL_FULL: 'priceMonthFull',
  MONTH_ROLLING: 'priceMonthRolling',
  YEAR: 'priceYear',
  DAY: 'priceDay',
} as const;

/** The kind of insurance by its name, and in plain words. */
export const typeWords = {
  EMPLOYER_LIABILITY: { name: 'employerLiability', plain: 'employerLiabilityPlain' },
  ACCIDENT: { name: 'accident', plain: 'accidentPlain' },
} as const;
