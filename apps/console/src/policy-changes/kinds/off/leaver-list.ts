import type { forecast } from '@app/contract/policy-changes/forecast-change';
import type { Leaver } from '@app/contract/policy-changes/leavers';
import type { z } from 'zod/mini';

/** Somebody on the list of those who leave: as they were named, and what to call them. */
export type Leaving = {
  readonly key: number;
  readonly leaver: Omit<Leaver, 'row_no' | 'start_date'>;
  readonly name: string;
  readonly idcard: string;
};

type Answer = z.output<typeof forecast.output>;

/** How a row stands: found, with what comes of it, or why it cannot be done; undefined before the server has said. */
export type Standing =
  | { readonly state: 'leaves'; readonly line: Answer['lines'][number] }
  | { readonly state: 'refused'; readonly msg: string }
  | undefined;

/** The rows as they are sent: numbered by their keys, so that an answer finds them again. */
export const rowsOf = (list: readonly Leaving[]): Leaver[] =>
  list.map(({ key, leaver }) => ({ ...leaver, row_no: key }));

export function standingsOf(answer: Answer | undefined): ReadonlyMap<number, Standing> {
  if (!answer) return new Map();
  const refused = answer.list.filter(({ level }) => level === 'error');
  return new Map<number, Standing>([
    ...answer.lines.map((line) => [line.row_no, { state: 'leaves', line }] as const),
    ...refused.map(({ row_no, msg }) => [row_no, { state: 'refused', msg }] as const),
  ]);
}

/** Puts more at the end; who is on the list by the number of their cover stands there once. */
export function withMore(
  list: readonly Leaving[],
  more: readonly Omit<Leaving, 'key'>[],
): readonly Leaving[] {
  const known = new Set(list.map(({ leaver }) => leaver.policy_person_id ?? -1));
  const fresh = more.filter(({ leaver }) => !known.has(leaver.policy_person_id ?? -2));
  const first = list.reduce((most, { key }) => Math.max(most, key), 0) + 1;
  return [...list, ...fresh.map((one, at) => ({ ...one, key: first + at }))];
}
