import type { Day } from '@app/domain/calendar/day';
import type { ListType } from '@app/domain/changes/kinds';
import type { ComponentType } from 'react';
import type { Onward, OpenList } from '../../imports/imports.tsx';
import type { ActivePolicy } from '../../policies/policies.tsx';
import type { Judging, RosterSummary } from '../../roster/roster.tsx';
import type { Forecast } from '../confirm/forecasts.ts';
import type { Change } from '../result/change.ts';

/** The sentences in which a change of a kind is confirmed. */
type ConfirmSentences = {
  readonly title: string;
  readonly purpose: string;
  /** What the button says: how many persons, of which company, for how much. */
  readonly confirm: (forecast: Forecast, company: string) => string;
  /** What the days of a person are called, and how they are told. */
  readonly days: string;
  readonly daysOf: (
    line: Pick<Forecast['lines'][number], 'start_date' | 'end_date' | 'never_begins'>,
  ) => string;
  /** What the amount of a person is called. */
  readonly amount: string;
  /** That so many rows stay behind on the list. */
  readonly behind: (count: number) => string;
};

/** The sentences around a list of a kind while it is written. */
type BenchSentences = {
  readonly title: string;
  readonly purpose: string;
  readonly noPolicy: string;
  /** What the day of the whole list is called. */
  readonly start: string;
  /** What is said of that day stands under this. */
  readonly when: string;
  /** What the button offers: as many as can be done go on, or all. */
  readonly offer: (summary: RosterSummary, goesWithout: boolean) => string;
  /** What there is to wait for while the server is asked. */
  readonly checking: string;
};

/** A list of a kind while it is written: for which policy, and from which day on. */
type Written = { readonly list: OpenList; readonly policy: ActivePolicy; readonly start: Day };

/** What is worth a look beside what the rows show, by kind of warning: whom it is about, and in which words. */
export type FurtherWarnings = readonly {
  readonly code: FurtherCode;
  readonly people: readonly { readonly name: string; readonly message: string }[];
}[];

export type FurtherCode = 'FREQUENT_IN_OUT' | 'AGE_SOON' | 'CLASS_DROP';

/** What only a kind of change asks and shows while its list is written. */
export type Benching = {
  readonly kind: ListType;
  readonly useSentences: () => BenchSentences;
  /** By what the rows are judged; undefined until it is here. */
  readonly useJudging: (
    policy: ActivePolicy,
    start: Day,
  ) => { readonly judging: Judging | undefined; readonly error: Error | null; readonly retry: () => void };
  /** The earliest day that the list can have. */
  readonly earliestOf: (policy: ActivePolicy) => Day;
  /** Asks what is worth a look on the rows that are in order. */
  readonly askWarnings: (list: OpenList, policy_id: number) => Promise<FurtherWarnings>;
  /** What the list's day means, below it. */
  readonly Start: ComponentType<Omit<Written, 'list'> & Pick<OpenList, 'roster'>>;
  /** What can be done for rows with a finding of this kind; null where there is nothing. */
  readonly Advice: ComponentType<Written> | null;
  /** Leads on to where what the list says of somebody is done; null where there is no such place. */
  readonly Onward: Onward | null;
  /** What the rows come to. */
  readonly Figures: ComponentType<Written>;
  /** Until when the day can be had. */
  readonly When: ComponentType<Written & { readonly asOf: number }>;
  /** What stands beside the button once something can go on; null where nothing does. */
  readonly Outcome: ComponentType<Written> | null;
  /** Persons to choose for the list, and what the way to them is called. */
  readonly Picks: ComponentType<Written & { readonly onClose: () => void }>;
  readonly usePicksLabel: () => string;
};

/** Where a change is written that needs no list of its own. */
export type BoardPath = '/policy/replace' | '/policy/transfer' | '/policy/correct';

/** What only a kind of change shows before it is confirmed. */
export type Confirming = {
  /** The board on which it was written; null where that was a list. */
  readonly board: BoardPath | null;
  readonly Promise: ComponentType<{ forecast: Forecast }>;
  readonly BeforeAfter: ComponentType<{ forecast: Forecast }>;
  readonly useSentences: () => ConfirmSentences;
};

/** The sentences in which a submitted change of a kind is taken back. */
type UndoSentences = {
  readonly means: (change: Change) => string;
  readonly yes: (change: Change, company: string) => string;
  readonly no: string;
  /** The way to another change of this kind. */
  readonly more: string;
  /** That so many persons stayed on the list, of whom so many are covered, and of so many others so many have no cover for certain. */
  readonly kept: (parts: {
    readonly count: number;
    readonly left: number;
    readonly without: number;
    readonly covered: number;
  }) => string;
};

/** What only a kind of change shows once it has been made. */
export type Standing = {
  /** Where a change of this kind begins. */
  readonly page:
    | '/policy/add'
    | '/policy/reduce'
    | '/policy/replace'
    | '/policy/transfer'
    | '/policy/correct'
    | '/renew/index';
  readonly Outlook: ComponentType<{ change: Change }>;
  /** Copies what became of it, for whoever sent the list; null where nobody sends one. */
  readonly Reply: ComponentType<{ policyChangeId: number }> | null;
  readonly useSentences: () => UndoSentences;
};
