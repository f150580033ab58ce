import type { PolicyPerson } from '@app/contract/persons';
import { expect, it } from 'vitest';
import { sheetOf } from './person-sheet.ts';

const text = ((key: string) => key) as Parameters<typeof sheetOf>[1];

const person = {
  name: '李伟',
  idcard: '110***********0011',
  work_company: '=HYPERLINK("x")',
  occupation_name: '装配\t工',
  occupation_category: '3',
  policy_no: 'EB-1',
  start_date: null,
  end_date: null,
  status_text: '保障中',
} as PolicyPerson;

it('B5 T09 copies persons as lines of cells, and nothing that a spreadsheet would run', () => {
  const [heading, line, ...others] = sheetOf([person], text).split('\n');

  expect(heading?.split('\t')).toHaveLength(9);
  expect(line?.split('\t')).toEqual([
    '李伟',
    '110***********0011',
    '\'=HYPERLINK("x")',
    '装配 工',
    '3',
    'EB-1',
    '',
    '',
    '保障中',
  ]);
  expect(others).toEqual([]);
});
