import { setTimeout as pause } from 'node:timers/promises';
import { listCompanies } from '@app/contract/wxapp';
import type { Replica } from './replica.ts';

/** Connections that went silent, and how long it took until every server answered again; undefined when one did not. */
export type Swallow = { readonly recovered_s: number | undefined };

const limit_s = 60;
/** So many answers in a row, because of a pool's connections some may be sound and others not. */
const answers_wanted = 5;

/** Lets every connection to the database go silent, as a network does that forgets them, and waits until the servers go on. */
export async function swallowAll({
  swallow,
  replicas,
  token,
}: {
  readonly swallow: () => () => void;
  readonly replicas: readonly Replica[];
  readonly token: string;
}): Promise<Swallow> {
  const begun = performance.now();
  const since_s = () => (performance.now() - begun) / 1000;
  const end = swallow();
  try {
    const recovered = replicas.map(async (replica) => {
      for (let answers = 0; answers < answers_wanted && since_s() < limit_s; ) {
        answers = (await isAnswered(replica, token)) ? answers + 1 : 0;
        await pause(100);
      }
    });
    await Promise.all(recovered);
    return { recovered_s: since_s() < limit_s ? since_s() : undefined };
  } finally {
    end();
  }
}

/** Whether a server answers somebody who is signed in, which takes its database. */
async function isAnswered(replica: Replica, token: string): Promise<boolean> {
  try {
    const response = await fetch(`${replica.address()!}/api${listCompanies.path}`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(2_000),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** What must not be: a server that does not come back from it. */
export const faultsOfSwallows = (swallows: readonly Swallow[]): string[] =>
  swallows
    .filter(({ recovered_s }) => recovered_s === undefined)
    .map(() => `a server did not answer again within ${limit_s} s after its connections went silent`);
