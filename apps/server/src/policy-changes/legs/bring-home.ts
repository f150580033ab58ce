import { nextMidnight } from '@app/domain/calendar/shanghai';
import { backHere } from '@app/domain/changes/move-outcome';
import type { Policy } from '../../policies/policies.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { endAstray, findAstray } from './bring-home.queries.ts';
import { resumeCovers } from './resume.queries.ts';

/**
 * Lets those go on where they were, from the next 00:00, whose move the insurer had turned down when they were taken off already, and who
 * are not taken off after all.
 *
 * Source: docs/business-rules.md#what-hangs-on-an-answer
 */
export async function bringHome(
  tx: EnterpriseTx,
  {
    policy_change_id,
    row_nos,
  }: { readonly policy_change_id: number; readonly row_nos: readonly number[] | 'all' },
  { version, period }: Policy,
  now: Date,
): Promise<void> {
  const astray = await findAstray(tx, policy_change_id, row_nos);
  const terms = { price_unit: version.terms.price_unit, policy: period, now };
  const backs = astray.map((cover) => ({
    cover,
    back: backHere(
      {
        premium_fen: cover.home_premium_fen,
        unit_price_fen: cover.home_unit_price_fen,
        cover: { from: cover.home_from, until: cover.home_until },
      },
      cover.premium_fen,
      terms,
    ),
  }));
  const ended = backs.map(({ cover, back }) => ({
    policy_person_id: cover.policy_person_id,
    premium_fen: back.there_fen,
  }));
  await endAstray(tx, ended, { now, midnight: nextMidnight(now) });
  const resumed = backs.flatMap(({ cover, back }) =>
    back.goes_on ? [{ policy_person_id: cover.home_id, ...back.goes_on }] : [],
  );
  await resumeCovers(tx, resumed, now);
}
