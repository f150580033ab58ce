import type { PersonField } from '../plans.ts';

/** The fields of a person that is added: their titles, what helps to fill some of them in, and the choices. */
export type PersonFieldWords = {
  readonly titles: Readonly<Record<PersonField, string>>;
  readonly help: Readonly<Partial<Record<PersonField, string>>>;
  readonly idtypes: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string>>;
  readonly genders: Readonly<Record<'male' | 'female', string>>;
};

export const english: PersonFieldWords = {
  titles: {
    name: 'Name',
    idtype: 'Document',
    idcard: 'Document number',
    birthday: 'Birthday',
    gender: 'Sex',
    employee_mobile: 'Mobile',
    work_company: 'Work company',
    occupation: 'Work type',
    start_date: 'First covered day',
    end_date: 'Last covered day',
    employee_no: 'Staff number',
    remark: 'Remark',
  },
  help: {
    idtype: 'Leave it empty and it is told by the number. Choose only where a number fits two documents.',
    birthday: 'Only for passports and travel permits, which do not tell it.',
    gender: 'Only for passports and travel permits, which do not tell it.',
    start_date: 'Empty means the start of the whole list.',
    end_date: 'Empty means until the policy ends.',
  },
  idtypes: {
    1: 'Resident identity card',
    2: 'Chinese passport',
    3: 'Foreign passport',
    4: 'Travel permit of Hong Kong and Macau residents',
    5: 'Travel permit of Taiwan residents',
    6: 'Residence permit of Hong Kong, Macau and Taiwan residents',
    7: 'Permanent residence card of foreigners',
  },
  genders: { male: 'Male', female: 'Female' },
};
