import type { Language } from '@app/contract/words/languages';
import type { Day } from '@app/domain/calendar/day';
import type { Clock } from './clock.ts';
import type { EnterpriseTx } from './database.ts';
import type { Database } from './database/open-database.ts';
import type { Gate } from './gate.ts';
import type { Jobs } from './jobs.ts';
import type { MemberSession } from './session.ts';
import type { Vault } from './vault.ts';
import type { Beside } from './work/beside.ts';
import type { Pace } from './work/writes-pace.ts';

/** What the server stands on, open as long as it runs. */
export type Platform = {
  readonly database: Database;
  readonly gate: Gate;
  readonly vault: Vault;
  readonly jobs: Jobs;
  readonly clock: Clock;
  /** Answers the calls on whole lists in threads; without it they are answered where they come. */
  readonly beside?: Beside;
  /** How fast users may write here; without it as fast as they can. */
  readonly pace?: Pace;
};

/** All a handler knows of the world. Time is in it too, so that a test can choose the day. */
export type Context<Input> = {
  readonly input: Input;
  readonly session: MemberSession;
  readonly tx: EnterpriseTx;
  readonly now: Date;
  readonly today: Day;
  readonly language: Language;
  readonly vault: Vault;
  readonly jobs: Jobs;
};

/** What a handler knows before an enterprise is: no transaction, only the gate. */
export type GateContext<Input> = {
  readonly input: Input;
  readonly platform: Platform;
  readonly now: Date;
  readonly language: Language;
  /** Where the request comes from. */
  readonly address: string;
};
