import { pickPersons as call } from '@app/contract/persons';
import { record } from '../audit/audit.ts';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { findPicked } from './pick.queries.ts';

export const pickPersons = answer(call, async ({ tx, input, session, vault, now }) => {
  const ids = [...new Set(input.policy_person_ids)];
  const rows = new Map((await findPicked(tx, ids)).map((row) => [row.policy_person_id, row]));
  if (rows.size < ids.length) throw new Refusal('NOT_FOUND');

  const { open, openMobile } = await vault.sealerOf(tx, session.enterprise.id, now);
  await record(tx, {
    actor: session.user.name,
    action: 'revealed',
    entity: 'policy_person',
    entity_id: ids[0]!,
    detail: { person_count: ids.length },
    at: now,
  });
  return ids.map((id) => {
    const { idcard_enc, idcard_hash, mobile_enc, mobile_hash, gender, ...person } = rows.get(id)!;
    return {
      ...person,
      gender: gender as 'male' | 'female',
      idcard: open({ idcard_enc, idcard_hash }),
      mobile: mobile_enc && mobile_hash ? openMobile({ mobile_enc, mobile_hash }) : '',
      employee_no: person.employee_no ?? '',
    };
  });
});
