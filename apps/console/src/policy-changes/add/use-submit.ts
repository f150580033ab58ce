import { listImports, submitImport } from '@app/contract/imports';
import { listChanges } from '@app/contract/policy-changes';
import type { Refused, Refusals } from '@app/contract/refusals';
import type { Day } from '@app/domain/calendar/day';
import type { Verdict } from '@app/domain/roster/verdict';
import { useState } from 'react';
import type { Desk } from '../../imports/imports.tsx';
import { NoAnswerError, RefusedError, useCall } from '../../platform/api.ts';
import {
  entryFields,
  isBlank,
  jumpToFinding,
  type RosterStore,
  type RosterSummary,
  useSummary,
} from '../../roster/roster.tsx';
import { forecastAnew } from '../confirm/forecasts.ts';
import { type KeptRow, noteKept } from '../change/kept-rows.ts';

/** Why the list could not go on: rows to mend here, a no of the server, or no answer. */
export type Obstacle =
  | { readonly kind: 'rows'; readonly rows: number }
  | { readonly kind: 'warnings' }
  | { readonly kind: 'notSaved' }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'noAnswer'; readonly message: string };

export type Press = {
  /** Goes on with the rows that are in order; the others stay on the list. */
  readonly skips: boolean;
  /** The warnings were read, kind by kind. */
  readonly isWarned: boolean;
  /** Goes on although this list was submitted before. */
  readonly onPurpose?: boolean;
};

/** Drafts the rows that are in order and prices them. Whatever is refused comes back to its rows; nothing that was typed is lost. */
export function useSubmit(
  desk: Desk,
  {
    start_date,
    onChecked,
  }: { readonly start_date: Day; readonly onChecked: (policy_change_id: number, roster: number) => void },
) {
  const { mutateAsync: submit } = useCall(submitImport, { stales: [listChanges, listImports], quiet: true });
  const summary = useSummary(desk.roster);
  const [met, setMet] = useState<{ readonly obstacle: Obstacle; readonly by: RosterSummary }>();
  const [isBusy, setIsBusy] = useState(false);

  const meet = (obstacle: Obstacle) => setMet({ obstacle, by: desk.roster.summary() });
  return {
    // What was said of a list that has changed since is no longer true.
    obstacle: met?.by === summary ? met.obstacle : undefined,
    isBusy,
    async press({ skips, isWarned, onPurpose = false }: Press) {
      if (isBusy) return;
      setMet(undefined);
      const { roster, cursor } = desk;
      roster.finish();
      roster.leave(roster.keys(), entryFields);
      if (!skips && jumpToFinding(roster, cursor))
        return meet({ kind: 'rows', rows: roster.summary().faulty });
      if (!isWarned) return meet({ kind: 'warnings' });

      setIsBusy(true);
      const result = await drafted(desk, submit, { start_date, skips, onPurpose });
      setIsBusy(false);
      if (typeof result === 'object') meet(result);
      else onChecked(result, desk.keeper.keeping().job?.import_job_id ?? 0);
    },
  };
}

type Submit = ReturnType<
  typeof useCall<typeof submitImport.input, typeof submitImport.output>
>['mutateAsync'];

/** The number of the priced draft, or what stands in its way. */
async function drafted(
  desk: Desk,
  submit: Submit,
  { start_date, skips, onPurpose }: { start_date: Day; skips: boolean; onPurpose: boolean },
): Promise<number | Obstacle> {
  const { keeper, roster } = desk;
  const isSaved = await keeper.flush();
  const { job } = keeper.keeping();
  if (!isSaved || !job) return { kind: 'notSaved' };
  // What the server alone knows came with the saving.
  if (!skips && jumpToFinding(roster, desk.cursor)) return { kind: 'rows', rows: roster.summary().faulty };
  try {
    const { policy_change_ids, kept_count, version } = await submit({
      ...job,
      start_date,
      skip_errors: skips ? 1 : 0,
      confirm_warnings: onPurpose ? ['DUPLICATE_SUBMIT'] : [],
    });
    keeper.amend(version);
    const [policy_change_id = 0] = policy_change_ids;
    if (kept_count > 0) noteKept(policy_change_id, keptIn(roster));
    await forecastAnew(policy_change_id);
    return policy_change_id;
  } catch (error) {
    return obstacleOf(error, desk);
  }
}

/** The persons who cannot be insured as they stand. */
const keptIn = (roster: RosterStore): readonly KeptRow[] =>
  roster.entries().flatMap((entry) => {
    const errors = roster.view(entry.key)?.verdicts.filter(({ level }) => level === 'error') ?? [];
    return isBlank(entry) || errors.length === 0
      ? []
      : [{ name: entry.name.trim(), last4: entry.idcard.trim().slice(-4), verdicts: errors }];
  });

function obstacleOf(error: unknown, { roster, cursor }: Desk): Obstacle {
  if (error instanceof NoAnswerError) return { kind: 'noAnswer', message: error.message };
  if (!(error instanceof RefusedError)) return { kind: 'noAnswer', message: String(error) };

  const { refused } = error;
  if (refused.reason === 'ROWS_REFUSED') {
    roster.mark(marksOf(refused.detail));
    jumpToFinding(roster, cursor);
  }
  return { kind: 'refused', refused };
}

/** The server's findings by the rows that they are about: a row is sent under the number that it keeps. */
const marksOf = ({ list }: Refusals['ROWS_REFUSED']) =>
  list.map(({ row_no, verdicts }) => ({
    key: row_no,
    // The wire's findings are the domain's: the codes are the same list, the details as each code has them.
    verdicts: verdicts as unknown as readonly Verdict[],
  }));
