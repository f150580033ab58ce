import { startOfDay } from '@app/domain/calendar/shanghai';
import { changeKinds } from '@app/domain/changes/kinds';
import { tellEnterprise } from '../../messages/messages.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { kindOf } from '../kinds/kinds.ts';
import { countStaying } from '../legs/resume.queries.ts';
import type { StoredChange } from '../queries.ts';

/** Whoever follows the changes finds a message; where covers were to pass on, with how many stay covered of those for whom nothing came of it. */
export async function tellAnswer(
  tx: EnterpriseTx,
  event: 'issued' | 'issued_part' | 'refused',
  { policy_change_id, change_no, change_type, person_count, start_date }: StoredChange,
  { fail_count, now }: { readonly fail_count: number; readonly now: Date },
): Promise<void> {
  const about = { policy_change_id, now };
  const { told } = kindOf({ change_type });
  if (event === 'issued') return tellEnterprise(tx, `${told}_ISSUED`, { change_no, person_count }, about);
  const { opens, ends } = changeKinds[change_type];
  const stays = opens && ends ? { staying_count: await countStaying(tx, policy_change_id, now) } : {};
  const begun = told === 'RENEWAL' && startOfDay(start_date) <= now ? ({ has_begun: 1 } as const) : {};
  if (event === 'refused')
    return tellEnterprise(tx, `${told}_REFUSED`, { change_no, person_count, ...stays, ...begun }, about);
  const detail = { change_no, person_count: person_count - fail_count, fail_count, ...stays, ...begun };
  return tellEnterprise(tx, `${told}_PARTLY_ISSUED`, detail, about);
}
