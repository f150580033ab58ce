import { readAnchors } from '../../apps/server/src/audit/anchors.ts';
import { verifyChains } from '../../apps/server/src/audit/verify.ts';
import type { Finding } from '../../apps/server/src/checks/checks.ts';
import { sealingKeyFrom } from '../../apps/server/src/platform/sealing-key.ts';

/** What SQL cannot check, because the database has no key: the seals of the audit chains, and the anchors of all servers. */
export async function checkChains(
  auditorUrl: string,
  masterKey: Buffer,
  anchorsDir: string,
): Promise<Pick<Finding, 'id' | 'says' | 'checked' | 'violations' | 'examples'>> {
  const key = sealingKeyFrom(masterKey);
  const { anchors, foreign } = await readAnchors(anchorsDir, key);
  const { lines, faults } = await verifyChains(auditorUrl, key, anchors);
  const examples = [
    ...faults.map(({ enterprise_id, seq, says }) => `${enterprise_id}/line ${seq} ${says}`),
    ...foreign.map((place) => `${place} is no anchor`),
  ];
  return {
    id: 'I19',
    says: 'every line of the audit chain is sealed, and fits the anchors',
    checked: lines,
    violations: examples.length,
    examples: examples.slice(0, 5),
  };
}
