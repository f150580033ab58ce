import { checkBooks, type Finding } from '../../apps/server/src/checks/checks.ts';
import { type Books, readBooks } from './books.ts';
import { checkChains } from './chains.ts';
import { type Drained, drain } from './drain.ts';
import { type History, saidYes } from './history.ts';
import { findLosses, type Losses } from './losses.ts';
import type { Misdeed, Replica } from './replica.ts';

/** What the books say in the end, beside what the clients were told and what the servers did. */
export type Proof = {
  readonly history: History;
  readonly findings: readonly Omit<Finding, 'sql'>[];
  readonly losses: Losses;
  /** What became of the removals that were confirmed. */
  readonly removals: Readonly<Record<'done' | 'refused' | 'undone' | 'waiting', number>>;
  readonly drained: Drained;
  readonly repeated: number;
  readonly unanswered: number;
  readonly misdeeds: readonly Misdeed[];
  /** What servers logged of requests that they answered with a 500. */
  readonly failures: readonly string[];
};

type Settling = {
  readonly adminUrl: string;
  readonly auditorUrl: string;
  readonly masterKey: Buffer;
  readonly anchorsDir: string;
  readonly history: History;
  readonly replicas: readonly Replica[];
  readonly again: { readonly repeated: number; readonly unanswered: number };
};

/** Lets everything that is due come to its end, and checks the books. */
export async function settle(settling: Settling): Promise<Proof> {
  const { adminUrl, auditorUrl, masterKey, anchorsDir, history, replicas, again } = settling;
  const drained = await drain(adminUrl, 90_000);
  const books = await readBooks(auditorUrl);
  return {
    history,
    removals: removalsOf(history, books),
    ...again,
    drained,
    findings: [...(await checkBooks(auditorUrl)), await checkChains(auditorUrl, masterKey, anchorsDir)],
    losses: findLosses(history, books),
    misdeeds: replicas.flatMap((replica) => replica.misdeeds()),
    failures: replicas.flatMap((replica) => replica.failures()),
  };
}

function removalsOf({ stories }: History, { changes }: Books): Proof['removals'] {
  const removals = stories.filter(({ isRemoval, confirms }) => isRemoval && confirms.some(saidYes));
  const counts = { done: 0, refused: 0, undone: 0, waiting: 0 };
  const became = { confirmed: 'done', '60': 'refused', '70': 'undone' } as const;
  for (const { policy_change_id } of removals) {
    const status = changes.get(policy_change_id)?.status ?? '';
    counts[became[status as keyof typeof became] ?? 'waiting'] += 1;
  }
  return counts;
}
