import { changeInvariants } from './change.queries.ts';
import { ledgerInvariants } from './ledger.queries.ts';
import { type Finding, findViolations, inSnapshot } from './queries.ts';
import { recordInvariants } from './record.queries.ts';

export { type Finding, inSnapshot } from './queries.ts';

/** What must hold on the books of every enterprise at every moment; docs/reliability.md says why. */
export const invariants = [...ledgerInvariants, ...changeInvariants, ...recordInvariants].sort((one, other) =>
  one.id.localeCompare(other.id),
);

/**
 * Checks all invariants on one snapshot of a database, as the auditor, who may read the `chk` views and nothing
 * else. May be run at any time, beside a serving server.
 */
export const checkBooks = (auditorUrl: string): Promise<Finding[]> =>
  inSnapshot(auditorUrl, (client) => findViolations(client, invariants));
