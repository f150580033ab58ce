import type { ListField } from '@app/domain/list/fields';

/** How wide each column of a list is written, in characters. */
export const widths: Readonly<Record<ListField, number>> = {
  name: 14,
  idtype: 12,
  idcard: 24,
  mobile: 16,
  work_company: 30,
  occupation: 24,
  start_date: 14,
  end_date: 14,
  employee_no: 14,
  birthday: 14,
  gender: 8,
  remark: 30,
};
