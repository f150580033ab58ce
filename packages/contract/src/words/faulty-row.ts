import type { RowVerdicts } from '../verdicts.ts';

/** A row with a fault, for sentences that speak of one. */
export const faulty: RowVerdicts = {
  num: 1,
  row_no: 1,
  name: '张三',
  idcard: '',
  work_company: '',
  msg: '',
  level: 'error',
  reason: 'NAME',
  field: 'name',
  fix: null,
  verdicts: [],
};
