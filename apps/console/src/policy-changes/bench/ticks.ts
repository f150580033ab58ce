import { confirmableWarnings } from '@app/contract/policy-changes/fields';
import type { VerdictCode } from '@app/domain/roster/verdict';
import type { RosterSummary } from '../../roster/roster.tsx';
import type { FurtherCode, FurtherWarnings } from '../kinds/kind.ts';

/** For which kinds of warning somebody said that they were read, and on how many rows each stood then. */
export type Ticks = ReadonlyMap<VerdictCode | FurtherCode, number>;

/** The warnings of a list: those that its rows show, and those that earlier covers tell. */
export type Warnings = { readonly summary: RosterSummary; readonly further: FurtherWarnings };

/** Each kind of warning, and on how many rows it stands that can be insured: of those that stay behind nothing need be read yet. */
export const countsOf = ({ summary, further }: Warnings) => [
  ...summary.kinds.flatMap(({ code, level, ready }) =>
    level === 'warn' && ready > 0 ? [{ code, rows: ready }] : [],
  ),
  ...further.map(({ code, people }) => ({ code, rows: people.length })),
];

/** Whether every kind of warning was read, on as many rows as it stands on now. */
export const isWarned = (warnings: Warnings, ticks: Ticks): boolean =>
  countsOf(warnings).every(({ code, rows }) => rows <= (ticks.get(code) ?? 0));

type ConfirmableWarning = (typeof confirmableWarnings)[number];

/** The kinds that stand on the list and were read, as the record names them. */
export function acknowledged(warnings: Warnings, ticks: Ticks): readonly ConfirmableWarning[] {
  const read = new Set<string>(countsOf(warnings).flatMap(({ code }) => (ticks.get(code) ? [code] : [])));
  return confirmableWarnings.filter((code) => read.has(code));
}
