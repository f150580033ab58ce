import { listImports } from '@app/contract/imports/list-imports';
import { submitImport } from '@app/contract/imports/submit-import';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import type { Refused, Refusals } from '@app/contract/refusals';
import type { Day } from '@app/domain/calendar/day';
import type { Verdict } from '@app/domain/roster/verdict';
import { useState } from 'react';
import type { OpenList } from '../../imports/imports.tsx';
import { NoAnswerError, RefusedError, useCall } from '../../platform/api.ts';
import { entryFields, jumpToFinding, type RosterSummary, useSummary } from '../../roster/roster.tsx';
import type { Benching, FurtherWarnings } from '../kinds/kind.ts';
import type { acknowledged } from './ticks.ts';
import { forecastAnew } from '../confirm/forecasts.ts';

/** Why the list could not go on: rows to mend here, a no of the server, or no answer. */
export type Obstacle =
  | { readonly kind: 'rows'; readonly rows: number }
  /** Persons were found to be covered elsewhere only now: the button has another number than was pressed. */
  | { readonly kind: 'fewer'; readonly rows: number }
  | { readonly kind: 'warnings' }
  | { readonly kind: 'notSaved' }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'noAnswer'; readonly message: string };

export type Press = {
  /** Goes on with the rows that are in order; the others stay on the list. */
  readonly skips: boolean;
  /** Whether the warnings were read, kind by kind; `further` are those that the rows do not show. */
  readonly isWarned: (further: FurtherWarnings) => boolean;
  /** The kinds of warning that were read. */
  readonly acknowledged: (further: FurtherWarnings) => ReturnType<typeof acknowledged>;
  /** Goes on although this list was submitted before. */
  readonly onPurpose?: boolean;
};

/** Drafts the rows that are in order and prices them. Whatever is refused comes back to its rows; nothing that was typed is lost. */
export function useSubmit(
  list: OpenList,
  {
    askWarnings,
    policy_id,
    start_date,
    onChecked,
  }: Pick<Benching, 'askWarnings'> & {
    readonly policy_id: number;
    readonly start_date: Day;
    readonly onChecked: (policy_change_id: number, list: number) => void;
  },
) {
  const { mutateAsync: submit } = useCall(submitImport, { stales: [listChanges, listImports], quiet: true });
  const summary = useSummary(list.roster);
  const [met, setMet] = useState<{ readonly obstacle: Obstacle; readonly by: RosterSummary }>();
  const [isBusy, setIsBusy] = useState(false);

  const meet = (obstacle: Obstacle) => setMet({ obstacle, by: list.roster.summary() });
  const [further, setFurther] = useState<{
    readonly warnings: FurtherWarnings;
    readonly by: RosterSummary;
  }>();
  return {
    /** The warnings that the rows do not show, once they were asked for this list. */
    further: further?.by === summary ? further.warnings : none,
    // What was said of a list that has changed since is no longer true.
    obstacle: met?.by === summary ? met.obstacle : undefined,
    isBusy,
    async press(pressed: Press) {
      const { skips, isWarned } = pressed;
      if (isBusy) return;
      setMet(undefined);
      const { roster, cursor } = list;
      roster.finish();
      roster.leave(roster.keys(), entryFields);
      if (!skips && jumpToFinding(roster, cursor))
        return meet({ kind: 'rows', rows: roster.summary().faulty });

      setIsBusy(true);
      const seen = roster.summary().valid;
      const stored = await store(list, skips, seen);
      const warnings = stored === 'stored' ? await askWarnings(list, policy_id) : none;
      setFurther({ warnings, by: roster.summary() });
      const result =
        stored !== 'stored'
          ? stored
          : isWarned(warnings)
            ? await drafted(list, submit, { ...pressed, start_date, read: pressed.acknowledged(warnings) })
            : ({ kind: 'warnings' } as const);
      setIsBusy(false);
      if (typeof result === 'object') meet(result);
      else onChecked(result, list.keeper.keeping().job?.import_job_id ?? 0);
    },
  };
}

type Submit = ReturnType<
  typeof useCall<typeof submitImport.input, typeof submitImport.output>
>['mutateAsync'];

/** Stores the list as it stands. What the server alone knows comes with it. */
async function store(
  { keeper, roster, cursor }: OpenList,
  skips: boolean,
  seen: number,
): Promise<'stored' | Obstacle> {
  const isSaved = await keeper.flush();
  if (!isSaved || !keeper.keeping().job) return { kind: 'notSaved' };
  if (!skips && jumpToFinding(roster, cursor)) return { kind: 'rows', rows: roster.summary().faulty };
  // What is confirmed next is the number that stood on the button.
  const { valid } = roster.summary();
  return valid < seen ? { kind: 'fewer', rows: seen - valid } : 'stored';
}

/** The number of the priced draft, or what stands in its way. */
async function drafted(
  list: OpenList,
  submit: Submit,
  {
    start_date,
    skips,
    read,
    onPurpose = false,
  }: Pick<Press, 'skips' | 'onPurpose'> & {
    readonly start_date: Day;
    readonly read: ReturnType<Press['acknowledged']>;
  },
): Promise<number | Obstacle> {
  const { keeper } = list;
  const { job } = keeper.keeping();
  if (!job) return { kind: 'notSaved' };
  try {
    const { policy_change_ids, version } = await submit({
      ...job,
      start_date,
      skip_errors: skips ? 1 : 0,
      confirm_warnings: [...(onPurpose ? (['DUPLICATE_SUBMIT'] as const) : []), ...read],
    });
    keeper.amend(version);
    void import('../../aliases/aliases.ts').then(({ rememberPicks }) => rememberPicks(list.roster));
    const [policy_change_id = 0] = policy_change_ids;
    await forecastAnew(policy_change_id);
    return policy_change_id;
  } catch (error) {
    return obstacleOf(error, list);
  }
}

const none: FurtherWarnings = [];

function obstacleOf(error: unknown, { roster, cursor }: OpenList): Obstacle {
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
