import { anchorChains } from '../audit/anchoring.ts';
import { readAnchors } from '../audit/anchors.ts';
import { verifyChains } from '../audit/verify.ts';
import type { Command } from './command.ts';
import { OperatorError } from './operator.ts';

/** Whether the record of who did what is as it was written. */
export const auditCommands: Readonly<Record<string, Command>> = {
  'audit:verify': {
    about:
      'Reads every line of every audit chain, checks its seal, and lays it beside the anchors in AUDIT_ANCHORS_DIR. Names the first line of each chain that is wrong.',
    flags: {},
    run: async ({ audit }) => {
      const { auditorUrl, key, folder } = audit!;
      const { anchors, foreign } = await readAnchors(folder, key);
      const { enterprises, lines, faults } = await verifyChains(auditorUrl, key, anchors);
      const found = [
        ...faults.map(({ enterprise_id, seq, says }) => `Enterprise ${enterprise_id}: line ${seq} ${says}.`),
        ...foreign.map((place) => `${place} is no anchor of this installation.`),
      ];
      const looked = `${lines} lines of ${enterprises} enterprises, ${anchors.length} anchors`;
      if (found.length > 0) throw new OperatorError(`${found.join('\n')}\n${looked}.`);
      return `The audit chains are whole: ${looked}.`;
    },
  },
  'audit:accept': {
    about:
      'Anchors all audit chains as they stand now, by your word: also lines from before there were seals, which audit:verify does not name from then on.',
    flags: {},
    run: async ({ gate, clock, audit }) => {
      const { key, folder } = audit!;
      const log = { info: () => undefined, error: () => undefined };
      const count = await anchorChains({ gate, clock }, { folder, key, log, accepted: true });
      return `${count} chains are anchored in ${folder}.`;
    },
  },
};
