import { inSnapshot } from '../checks/checks.ts';
import type { SealingKey } from '../platform/sealing-key.ts';
import type { Anchor } from './anchors.ts';
import { type ChainLine, readChains } from './queries.ts';
import { isSealOf } from './seal.ts';

/** The first thing that is wrong with an enterprise's chain. */
type ChainFault = { readonly enterprise_id: number; readonly seq: number; readonly says: string };

export type ChainReport = {
  readonly enterprises: number;
  readonly lines: number;
  readonly faults: readonly ChainFault[];
};

/**
 * Reads every line of every chain, as the auditor and on one snapshot, and lays seals and anchors beside it: what only the
 * one who has the key can do. Names the first line of each chain that is not what was written.
 *
 * @param anchors of all servers together
 */
export const verifyChains = (
  auditorUrl: string,
  key: SealingKey,
  anchors: readonly Anchor[],
): Promise<ChainReport> =>
  inSnapshot(auditorUrl, async (client) => {
    const anchored = Map.groupBy(anchors, ({ enterprise_id }) => enterprise_id);
    const faults: ChainFault[] = [];
    let lines = 0;
    const chains = new Map<number, Chain>();
    for await (const line of readChains(client)) {
      lines += 1;
      const known = chains.get(line.enterprise_id);
      const chain = known ?? readerOfChain(key, anchored.get(line.enterprise_id) ?? []);
      if (!known) chains.set(line.enterprise_id, chain);
      chain.add(line);
    }
    for (const enterprise_id of new Set([...chains.keys(), ...anchored.keys()])) {
      const chain = chains.get(enterprise_id) ?? readerOfChain(key, anchored.get(enterprise_id)!);
      const fault = chain.fault();
      if (fault) faults.push({ enterprise_id, ...fault });
    }
    return { enterprises: chains.size, lines, faults };
  });

type Fault = Omit<ChainFault, 'enterprise_id'>;
type Chain = ReturnType<typeof readerOfChain>;

/** One enterprise's chain, as far as it has been read. */
function readerOfChain(key: SealingKey, anchors: readonly Anchor[]) {
  const bySeq = Map.groupBy(anchors, ({ seq }) => seq);
  let last = 0;
  let before: Buffer = Buffer.alloc(0);
  /** Lines without a seal, until an anchor comes that the operator has given his word for. */
  let unsealed: number | undefined;
  let first: Fault | undefined;

  const faultOf = (line: ChainLine): string | undefined => {
    if (line.seq !== last + 1) return `stands where line ${last + 1} should`;
    if (!line.prev_hash.equals(before)) return 'does not follow from the line before';
    if (!line.hash.equals(line.recomputed_hash)) return 'was altered';
    if (line.seal && !isSealOf(key, line, line.seal)) return 'is not the one that was sealed';
    const other = bySeq.get(line.seq)?.find(({ hash }) => hash !== line.hash.toString('hex'));
    return other && `is not the one that was anchored on ${other.day}`;
  };

  return {
    add: (line: ChainLine): void => {
      if (first) return;
      const says = faultOf(line);
      if (says) first = { seq: line.seq, says };
      if (!line.seal) unsealed ??= line.seq;
      if (bySeq.get(line.seq)?.some(({ accepted }) => accepted)) unsealed = undefined;
      last = line.seq;
      before = line.hash;
    },
    fault: (): Fault | undefined => {
      if (unsealed !== undefined && (!first || unsealed < first.seq))
        return { seq: unsealed, says: 'carries no seal: it is from before there were any, or has lost it' };
      if (first) return first;
      const beyond = anchors.find(({ seq }) => seq > last);
      return beyond && { seq: last, says: `is last, and line ${beyond.seq} was anchored on ${beyond.day}` };
    },
  };
}
