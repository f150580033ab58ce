import type { ComponentType } from 'react';
import type { Forecast } from '../confirm/forecasts.ts';
import type { Change } from '../result/change.ts';

/** The sentences in which a change of a kind is confirmed. */
type ConfirmSentences = {
  readonly title: string;
  readonly purpose: string;
  /** What the button says: how many persons, of which company, for how much. */
  readonly confirm: (forecast: Forecast, company: string) => string;
  /** What the amount of a person is called. */
  readonly amount: string;
};

/** What only a kind of change shows before it is confirmed. */
export type Confirming = {
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
};

/** What only a kind of change shows once it has been made. */
export type Standing = {
  /** Where a change of this kind begins. */
  readonly page: '/policy/add' | '/policy/reduce';
  readonly Outlook: ComponentType<{ change: Change }>;
  /** Copies what became of it, for whoever sent the list. */
  readonly Reply: ComponentType<{ policyChangeId: number }>;
  readonly useSentences: () => UndoSentences;
};
