import { type Day } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import type { FastifyBaseLogger } from 'fastify';
import type { Platform } from '../platform/context.ts';
import type { SealingKey } from '../platform/sealing-key.ts';
import { appendAnchors, readAnchors, sealAnchor } from './anchors.ts';

type AnchorPlatform = Pick<Platform, 'gate' | 'clock'>;

type Anchoring = {
  readonly folder: string;
  readonly key: SealingKey;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** The operator's word for chains that carry no seals yet. */
  readonly accepted?: boolean;
};

const heads_max = 1_000;
const look_every_ms = 10 * 60_000;

/**
 * Writes down outside the database how far each chain has come since it was written down last: in a file, and in the log,
 * which usually leaves the machine. What is cut off a chain or rewritten later then no longer fits.
 *
 * @returns how many chains had grown
 */
export async function anchorChains(
  { gate, clock }: AnchorPlatform,
  { folder, key, log, accepted = false }: Anchoring,
): Promise<number> {
  const reached = new Map<number, number>();
  for (const { enterprise_id, seq } of (await readAnchors(folder, key)).anchors)
    reached.set(enterprise_id, Math.max(seq, reached.get(enterprise_id) ?? 0));
  const day = shanghaiDay(clock.now());

  let count = 0;
  let after = 0;
  for (;;) {
    const heads = await gate.auditHeads(after, heads_max);
    const before = (id: number) => reached.get(id) ?? 0;
    for (const { enterprise_id, seq } of heads.filter((head) => head.seq < before(head.enterprise_id)))
      log.error(
        { enterprise_id, seq },
        'the audit chain is shorter than it was: npm run operator -- audit:verify',
      );
    const anchors = heads
      .filter((head) => head.seq > before(head.enterprise_id) || accepted)
      .map(({ enterprise_id, seq, hash }) =>
        sealAnchor(key, { day, enterprise_id, seq, hash: hash.toString('hex'), accepted }),
      );
    if (anchors.length > 0) await appendAnchors(folder, anchors);
    for (const anchor of anchors) log.info({ anchor }, 'the audit chain is anchored');
    count += anchors.length;
    const last = heads.at(-1);
    if (!last || heads.length < heads_max) return count;
    after = last.enterprise_id;
  }
}

/** Anchors the chains now, and on each day from then on. What fails is logged, and tried again in ten minutes. */
export function startAnchoring(platform: AnchorPlatform, anchoring: Anchoring) {
  let done: Day | undefined;
  const anchor = async () => {
    const today = shanghaiDay(platform.clock.now());
    if (today === done) return;
    await anchorChains(platform, anchoring);
    done = today;
  };
  const attempt = () =>
    anchor().catch((error: Error) =>
      anchoring.log.error({ err: error }, 'the audit chain could not be anchored and will be tried again'),
    );
  let running = attempt();
  const timer = setInterval(() => {
    running = running.then(attempt);
  }, look_every_ms);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
