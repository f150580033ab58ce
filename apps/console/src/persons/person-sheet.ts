import type { PolicyPerson } from '@app/contract/persons';
import type { Text } from '../platform/text.ts';
import type { english } from './words/en.ts';

/** Persons as Excel takes them from the clipboard: a heading, and a line each with the cells between tabs. */
export const sheetOf = (rows: readonly PolicyPerson[], text: Text<typeof english>): string =>
  [
    [
      text('name'),
      text('idcard'),
      text('workCompany'),
      text('occupation'),
      text('class'),
      text('policy'),
      text('firstDay'),
      text('lastDay'),
      text('state'),
    ],
    ...rows.map((row) => [
      row.name,
      row.idcard,
      row.work_company,
      row.occupation_name,
      row.occupation_category,
      row.policy_no,
      row.start_date ?? '',
      row.end_date ?? '',
      row.status_text,
    ]),
  ]
    .map((cells) => cells.map(plain).join('\t'))
    .join('\n');

/** A cell that begins as a formula does would be reckoned instead of shown. */
const plain = (cell: string): string => {
  const line = cell.replace(/[\t\r\n]+/g, ' ');
  return /^[=+\-@]/.test(line) ? `'${line}` : line;
};
