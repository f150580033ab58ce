import { type TriedMove, what_if_months_max, what_if_moves_max } from '@app/contract/what-if';
import { readDay } from '@app/domain/calendar/day';
import * as z from 'zod/mini';

/** What is tried, as the address keeps it: `add.12.3.5.2026-12-01~off.12.3.2.2026-12-05`, and `12.7` for policy 12 going on by plan 7. */
export const triedSearch = z.object({
  months: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(what_if_months_max)), 3),
  moves: z.optional(z.string()),
  plans: z.optional(z.string()),
});

export type TriedSearch = z.output<typeof triedSearch>;

export type Tried = {
  readonly months: number;
  readonly moves: readonly TriedMove[];
  readonly plans: readonly { readonly policy_id: number; readonly plan_id: number }[];
};

const kinds = ['add', 'off'] as const;
const classes = ['1', '2', '3', '4', '5', '6'] as const;

/** What an address says, without what nobody can read in it. */
export const triedOf = ({ months, moves = '', plans = '' }: TriedSearch): Tried => ({
  months,
  moves: moves.split('~').flatMap(moveIn).slice(0, what_if_moves_max),
  plans: plans.split('~').flatMap((text) => {
    const [policy_id, plan_id] = text.split('.').map(Number);
    return policy_id && plan_id ? [{ policy_id, plan_id }] : [];
  }),
});

export const searchOfTried = ({ months, moves, plans }: Tried): TriedSearch => ({
  months,
  moves: moves
    .map(({ kind, policy_id, category, count, start_date }) =>
      [kind, policy_id, category, count, start_date].join('.'),
    )
    .join('~'),
  plans: plans.map(({ policy_id, plan_id }) => `${policy_id}.${plan_id}`).join('~'),
});

function moveIn(text: string): TriedMove[] {
  const [kindText, policy, categoryText, heads, start = ''] = text.split('.');
  const kind = kinds.find((one) => one === kindText);
  const category = classes.find((one) => one === categoryText);
  const start_date = readDay(start);
  const [policy_id, count] = [Number(policy), Number(heads)];
  const isWhole = Number.isInteger(policy_id) && Number.isInteger(count) && count > 0;
  return kind && category && start_date && isWhole ? [{ kind, policy_id, category, count, start_date }] : [];
}
