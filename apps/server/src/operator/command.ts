import type { Platform } from '../platform/context.ts';
import type { SealingKey } from '../platform/sealing-key.ts';

/** What the verifier of the audit chain needs beside the operator's own access. */
type AuditAccess = {
  readonly auditorUrl: string;
  readonly key: SealingKey;
  /** Where the anchors are kept. */
  readonly folder: string;
};

/** What the operator's commands stand on. */
export type OperatorPlatform = Pick<Platform, 'database' | 'gate' | 'clock'> & {
  readonly vault?: Platform['vault'];
  readonly audit?: AuditAccess;
};

export type Flags = Readonly<Record<string, string>>;

/** A command of the operator's: what it is for, the flags it takes with an example of each, and what it does. */
export type Command = {
  readonly about: string;
  readonly flags: Flags;
  /** What is asked for on the terminal, or read from the input: what no history may keep. */
  readonly asks?: string;
  readonly run: (platform: OperatorPlatform, flags: Flags, typed?: string) => Promise<string>;
};
