/** What a column of a list of persons can hold, in the order in which lists have them. */
export const listFields = [
  'name',
  'idtype',
  'idcard',
  'mobile',
  'work_company',
  'occupation',
  'start_date',
  'end_date',
  'employee_no',
  'birthday',
  'gender',
  'remark',
] as const;

export type ListField = (typeof listFields)[number];
