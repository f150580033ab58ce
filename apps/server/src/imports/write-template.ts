import { importTemplate as call } from '@app/contract/imports/write-template';
import type { ListField } from '@app/domain/list/fields';
import type { Directory } from '@app/domain/roster/directory';
import { workCompanyStatus } from '@app/domain/roster/work-faults';
import { answer } from '../platform/answer.ts';
import { type SheetToWrite, writeWorkbook } from '../spreadsheets/spreadsheets.ts';
import { readChoices } from './rows/choices.ts';
import { widths } from './sheets/list-columns.ts';
import { listWords } from './sheets/list-words.ts';

export const importTemplate = answer(call, async ({ tx, input, now, ...context }) => {
  const language = input.language ?? context.language;
  const words = listWords[language];
  const { policy, directory } = await readChoices(tx, input.policy_id, now);
  const fields: readonly ListField[] = [
    'name',
    'idcard',
    'work_company',
    'occupation',
    'mobile',
    'start_date',
    ...(policy.version.terms.price_unit === 'DAY' ? (['end_date'] as const) : []),
    'employee_no',
    'remark',
  ];
  const choices = choiceSheet(directory, words.choices, columnOfField(fields, 'work_company'));
  const list: SheetToWrite = {
    name: words.persons,
    columns: fields.map((field) => ({
      title: words.headings[field],
      width: widths[field],
      ...(field === 'work_company' || field === 'occupation' ? { choices: choices[field] } : {}),
    })),
    rows: [],
    comments: fields.flatMap((field, column) => {
      const text = words.advice[field];
      return text === undefined ? [] : [{ column, text }];
    }),
  };
  const bytes = await writeWorkbook([list, choices.sheet]);
  return { name: `${words.template}.xlsx`, bytes };
});

const columnOfField = (fields: readonly ListField[], field: ListField): string =>
  String.fromCharCode(65 + fields.indexOf(field));

/**
 * What there is to choose: in the first column the work companies, then a column of work types for each. The cell of the
 * work type offers those of the company that stands beside it.
 */
function choiceSheet({ companies, occupations }: Directory, name: string, companyColumn: string) {
  const usable = companies.filter(({ status }) => status === workCompanyStatus.approved);
  const nameOf = new Map(occupations.map(({ code, name: title }) => [code, title]));
  const lists = usable.map(({ occupation_codes }) =>
    occupation_codes.flatMap((code) => nameOf.get(code) ?? []),
  );
  const height = Math.max(usable.length, ...lists.map(({ length }) => length), 1);
  const rows = Array.from({ length: height }, (_, row) => [
    usable[row]?.name ?? '',
    ...lists.map((list) => list[row] ?? ''),
  ]);
  const sheet: SheetToWrite = {
    name,
    hidden: true,
    columns: [{ title: '-', width: 30 }, ...usable.map((company) => ({ title: company.name, width: 24 }))],
    rows,
  };
  const at = `'${name}'`;
  const companiesRange = `${at}!$A$2:$A$${Math.max(2, usable.length + 1)}`;
  return {
    sheet,
    work_company: companiesRange,
    // A column per company, found by the company's place in the first column; the heading is row 1.
    occupation: `OFFSET(${at}!$A$2,0,MATCH($${companyColumn}2,${companiesRange},0),MAX(1,COUNTA(OFFSET(${at}!$B$2:$B$${height + 1},0,MATCH($${companyColumn}2,${companiesRange},0)-1))),1)`,
  };
}
