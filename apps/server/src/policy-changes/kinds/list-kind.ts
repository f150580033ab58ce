import type { RowEnd } from '@app/contract/imports/rows';
import type { Day } from '@app/domain/calendar/day';
import type { ListField } from '@app/domain/list/fields';
import type { RosterPerson } from '@app/domain/roster/identify';
import type { Verdict } from '@app/domain/roster/verdict';
import type { Act } from '../../audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import type { Sealer } from '../../platform/vault.ts';
import type { Policy } from '../../policies/policies.ts';
import type { StoredChange } from '../queries.ts';
import type { ListedPerson } from '../rows/assess.ts';
import type { Judged } from '../rows/assessment.ts';
import type { Typing } from '../rows/typed-numbers.ts';

/** A row of a stored list with what it names looked up, as any kind may need it. */
export type ListedRow = ListedPerson & {
  readonly row_no: number;
  /** The work company as it was written: also a part of a name. */
  readonly written_company: string;
  /** The cover that was chosen to be ended. */
  readonly policy_person_id: number | null;
};

/** A judged row of a stored list. */
export type ListJudgement = Judged & {
  /** By which the row's person is known; null where that cannot be told. */
  readonly key: string | null;
  /** Who joins; null while their document cannot be read, undefined where nobody does. */
  readonly person?: RosterPerson | null;
  /** The cover that the row ends, as it is told. */
  readonly found?: RowEnd | null;
};

type Judging = {
  readonly policy: Policy;
  /** Null for the earliest there is; one that has passed moves there: an unfinished list waits, it does not spoil. */
  readonly start_date: Day | null;
  readonly rows: readonly ListedRow[];
  readonly sealer: Sealer;
  readonly now: Date;
  readonly typing: Typing | undefined;
};

type Drafting = {
  readonly policy_id: number;
  readonly policy_change_id: number | undefined;
  readonly start_date: Day | undefined;
  readonly rows: readonly ListedRow[];
  readonly isTyped: (place: number) => boolean;
  readonly skip_errors: 0 | 1;
  readonly confirm_warnings: readonly string[];
};

/** What a stored list asks of its kind. */
export type ListKind = {
  /** Judges rows as they would be judged if they were submitted now. */
  readonly judge: (tx: EnterpriseTx, judging: Judging) => Promise<readonly ListJudgement[]>;
  /** Whether a page cannot find this out by itself. */
  readonly isTold: (found: Verdict) => boolean;
  /** Whether what is found on a row can change with another row. */
  readonly isOfOthers: (found: Verdict) => boolean;
  /** Drafts the rows that can be done; the caller records the act, last. */
  readonly draft: (context: Context<unknown>, drafting: Drafting) => Promise<Drafted>;
  /** The columns that a file of its faulty rows has, whatever stands in them. */
  readonly usual: readonly ListField[];
};

type Drafted = {
  readonly change: Pick<StoredChange, 'policy_change_id'>;
  readonly fields: { readonly person_count: number; readonly roster_hash: Buffer };
  readonly assessment: { readonly judgements: readonly Judged[] };
  readonly act: Act;
  readonly author_id: number;
};
