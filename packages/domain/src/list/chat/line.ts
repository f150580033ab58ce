import type { ListField } from '../fields.ts';
import type { Saying } from '../words/intent-words.ts';
import type { Heads } from './heads.ts';
import type { Ordinal } from './ordinals.ts';
import type { Spelling } from '../words/spelt.ts';

/** A fact of a line: what a person, or all who follow, have. */
export type Token = {
  readonly at: number;
  readonly end: number;
  readonly field: ListField;
  readonly text: string;
  /** Whether a label says so: `姓名：张三`. */
  readonly labelled: boolean;
  /** Other readings that are as good. */
  readonly others?: readonly string[];
  /** Whether it ends a stretch of days that is said as one: 25号到28号. */
  readonly isRange?: boolean;
  /** What it was read from, where it has other readings. */
  readonly words?: string;
  /** Where the number is that stands behind a name and is nobody's but theirs. */
  readonly ofNumber?: number;
  /** The remark that speaks of it, where nobody says that it is what the person comes for. */
  readonly remark?: string;
};

/** Words that say why somebody is named. */
export type SayingToken = {
  readonly at: number;
  readonly end: number;
  readonly kind: Saying;
  readonly words: string;
};

/** How many lines with somebody's number stand right below a line, and whether a sign says that it is a head. */
export type Over = { readonly below: number; readonly isFramed: boolean };

/** A line of a message as facts in their order. */
export type ChatLine = {
  readonly tokens: readonly Token[];
  /** Words that mean nothing here, and may be a name where one is missing. */
  readonly rest: readonly { readonly at: number; readonly end: number; readonly text: string }[];
  /** Places of colons and of numbers of heads: what stands before them holds for what follows. */
  readonly marks: readonly Heads[];
  /** Places of the signs that end a sentence: what follows is no longer about the person before. */
  readonly breaks: readonly { readonly at: number }[];
  readonly sayings: readonly SayingToken[];
  /** The line as it is compared, without what was read. */
  readonly left: string;
  readonly text: string;
  /** How names of it are spelled: 弓长张. */
  readonly spelt: readonly Spelling[];
  /** Places of the signs that part clauses. */
  readonly signs: readonly { readonly at: number }[];
  readonly isNumbered: boolean;
  /** Whom it means by their place in the list; only where it names nobody by a number. */
  readonly ordinals: readonly Ordinal[];
  /** Whether it speaks of those before it. */
  readonly looksBack: boolean;
  /** Whether it speaks of those to come. */
  readonly looksAhead: boolean;
  /** Whether it speaks over persons who come right below. */
  readonly over?: Over | undefined;
  /** Whether names without numbers stand right below. */
  readonly isOverNames?: boolean;
};
