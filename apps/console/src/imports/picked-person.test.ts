import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { entryOfPicked } from './picked-person.ts';

const resident = {
  policy_person_id: 1,
  name: '李伟',
  idtype: 1,
  person: '119900307mAbCdEfGhIjKlMnOpQrStUv.sealed',
  idcard: '110***********0011',
  birthday: day('1990-03-07'),
  gender: 'male' as const,
  mobile: '138****5678',
  employee_no: 'A-7',
  work_company_id: 3,
  work_company: '华东电子厂',
  occupation_id: 11,
  occupation_code: 'MFG03',
  occupation_name: '包装工',
};

it('B3 brings back a resident with what the list needs and the number does not tell', () => {
  expect(entryOfPicked(resident)).toEqual({
    name: '李伟',
    person: resident.person,
    idcard: '110***********0011',
    mobile: '138****5678',
    employee_no: 'A-7',
    work_company: '华东电子厂',
    work_company_id: 3,
    occupation: '包装工',
    occupation_code: 'MFG03',
  });
});

it('B3 brings back a passport holder with the document, the birth date and the sex', () => {
  expect(entryOfPicked({ ...resident, idtype: 3, idcard: 'X12*4567', gender: 'female' })).toMatchObject({
    idtype: '3',
    birthday: '1990-03-07',
    gender: 'female',
  });
});
