import type { pickPersons } from '@app/contract/persons';
import type { z } from 'zod/mini';
import type { RosterEntry } from '../roster/roster.tsx';

type PickedPerson = z.output<typeof pickPersons.output>[number];

/** A resident's number tells its document, the birth date and the sex. */
const residentId = 1;

/** What is known of a person who was insured before, as a row of a list. */
export function entryOfPicked(person: PickedPerson): Partial<RosterEntry> {
  const { name, idtype, person: reference, idcard, mobile, employee_no } = person;
  const { work_company, work_company_id, occupation_name, occupation_code } = person;
  const told =
    idtype === residentId
      ? {}
      : { idtype: String(idtype), birthday: person.birthday ?? '', gender: person.gender };
  return {
    name,
    person: reference,
    idcard,
    mobile,
    employee_no,
    work_company,
    work_company_id,
    occupation_code,
    occupation: occupation_name,
    ...told,
  };
}
