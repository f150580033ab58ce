import { pickPersons as call } from '@app/contract/persons';
import type { IdType } from '@app/domain/persons/id-document';
import { firmsOwnNumber } from '@app/domain/persons/personal-numbers';
import { toldBirthday } from '@app/domain/persons/told-birthday';
import { answer } from '../platform/answer.ts';
import { referTo } from '../platform/person-reference.ts';
import { Refusal } from '../platform/refusal.ts';
import { findPicked } from './pick.queries.ts';

export const pickPersons = answer(call, async ({ tx, input, session, vault, now, today }) => {
  const ids = [...new Set(input.policy_person_ids)];
  const rows = new Map((await findPicked(tx, ids)).map((row) => [row.policy_person_id, row]));
  if (rows.size < ids.length) throw new Refusal('NOT_FOUND');

  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  return ids.map((id) => {
    const { idcard_enc, idcard_hash, mobile_enc, mobile_hash, gender, ...person } = rows.get(id)!;
    const idcard = sealer.open({ idcard_enc, idcard_hash });
    const mobile = mobile_enc && mobile_hash ? sealer.openMobile({ mobile_enc, mobile_hash }) : '';
    const referred = referTo(
      sealer,
      { idtype: person.idtype as IdType, idcard, mobile },
      { today, purpose: 'pick' },
    );
    if (!referred) throw new RangeError(`the number of person ${id} can no longer be read`);
    return {
      ...person,
      ...referred,
      birthday: toldBirthday(person.birthday, idcard),
      gender: gender as 'male' | 'female',
      employee_no: firmsOwnNumber(person.employee_no ?? ''),
    };
  });
});
