import type { SentCorrection } from '@app/contract/policy-changes/corrections';
import { type Corrected, typedFaults } from '@app/domain/changes/correction';
import type { IdType } from '@app/domain/persons/id-document';
import type { Verdict } from '@app/domain/roster/verdict';

/** A correction as it is written on the board. */
export type WrittenCorrection = {
  readonly key: number;
  /** Who is to be corrected; null while nobody is chosen. */
  readonly person: {
    readonly policy_person_id: number;
    readonly name: string;
    /** Masked. */
    readonly idcard: string;
    readonly idtype: number;
  } | null;
  /** Whom a list names; empty where nobody is looked for. */
  readonly named: string;
  readonly what: Corrected;
  readonly value: string;
  /** What proves it; null while nothing is sent. */
  readonly evidence: { readonly file_id: number; readonly name: string } | null;
};

let last = 0;

export const nothingWritten = (): WrittenCorrection => ({
  key: (last += 1),
  person: null,
  named: '',
  what: 'name',
  value: '',
  evidence: null,
});

/** There is one correction on the board at any time. */
export const withOne = (rows: readonly WrittenCorrection[]): readonly WrittenCorrection[] =>
  rows.length === 0 ? [nothingWritten()] : rows;

/** What the page itself sees of what is typed, before the server is asked. */
export const faultsOf = ({ person, what, value }: WrittenCorrection, now: Date): readonly Verdict[] =>
  typedFaults({ what, value }, (person?.idtype ?? 1) as IdType, now);

/** As it is asked about; undefined while there is nothing to ask, or what is typed cannot be right. */
export function sentOf(written: WrittenCorrection, now: Date): SentCorrection | undefined {
  const { person, what, value } = written;
  const isFaulty = faultsOf(written, now).some(({ level }) => level === 'error');
  if (!person || value.trim() === '' || isFaulty) return undefined;
  return { policy_person_id: person.policy_person_id, what, value: value.trim() };
}
