import { acknowledgeGap as call } from '@app/contract/gaps';
import { gapDay } from '@app/domain/policies/uncovered';
import { record } from '../audit/audit.ts';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { countCovers, deleteAcknowledged, insertAcknowledged } from './queries.ts';

export const acknowledgeGap = answer(call, async ({ tx, input, session, now: at, today }) => {
  const ids = [...new Set(input.policy_person_ids)].toSorted((one, other) => one - other);
  if ((await countCovers(tx, ids)) < ids.length) throw new Refusal('NOT_FOUND');

  const { id: user_id, name } = session.user;
  const said =
    input.is_acknowledged === 1
      ? await insertAcknowledged(tx, { today, on: gapDay('month_end', today) }, ids, { user_id, name, at })
      : await deleteAcknowledged(tx, ids);
  if (said.length > 0)
    await record(tx, {
      actor: name,
      action: input.is_acknowledged === 1 ? 'gap.acknowledged' : 'gap.asked_again',
      entity: 'enterprise',
      entity_id: session.enterprise.id,
      // Parted by commas: digits with blanks between them could be taken for somebody's number.
      detail: { user_id, person_count: said.length, covers: said.join(',') },
      at,
    });
  return { person_count: said.length };
});
