import type { Intent } from '../../roster/intent.ts';

/** What a line that is nobody's own says of the persons below it, or above it. */
export type LineFacts = {
  readonly work_company?: string;
  readonly occupation?: string;
  readonly start_date?: string;
  readonly end_date?: string;
  /** Null where it says that they are to be insured after all. */
  readonly intent?: Intent | null;
  /** Some who have another day. */
  readonly apart?: Apart;
  /** How many there are. */
  readonly heads?: number;
  readonly looks: 'back' | 'ahead' | 'on';
};

/** What it may say of some alone. */
export type OwnFacts = Pick<LineFacts, 'start_date' | 'work_company' | 'occupation'>;

/** Some of whom a line says other things, or none, than of all the others. */
export type Apart = OwnFacts & {
  /** The whole line. */
  readonly words: string;
  /** Its part with the names. */
  readonly names: string;
};
