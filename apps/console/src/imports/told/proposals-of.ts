import { type Intent, intentKinds } from '@app/domain/roster/intent';
import { perRevision, type RosterEntry } from '../../roster/roster.tsx';

/** Rows that a list names for the same reason, other than that they are to be insured. */
export type Proposal = {
  readonly kind: Intent['kind'];
  readonly rows: readonly Pick<RosterEntry, 'key' | 'name'>[];
  /** Whom they replace, or whose line they correct, where the list says the same of all. */
  readonly of: string;
  /** The list's own words, each once. */
  readonly words: readonly string[];
};

/** What a list says of its rows beside whom to insure, by kind. */
export function proposalsOf(entries: readonly RosterEntry[]): readonly Proposal[] {
  const told = entries.flatMap(({ key, name, intent }) => (intent ? [{ key, name, ...intent }] : []));
  return intentKinds.flatMap((kind) => {
    const rows = told.filter((row) => row.kind === kind);
    if (rows.length === 0) return [];
    const others = new Set(rows.map(({ of }) => of));
    return [
      {
        kind,
        rows: rows.map(({ key, name }) => ({ key, name: name.trim() })),
        of: others.size === 1 ? (rows[0]?.of ?? '') : '',
        words: [...new Set(rows.map(({ words }) => words))],
      },
    ];
  });
}

/** The proposals of a list as it stands. */
export const proposalsIn = perRevision((roster) => proposalsOf(roster.entries()));
