import { normaliseCompanyName } from '../../companies/company-name.ts';
import { clipped } from '../cell.ts';
import type { ListRow, SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';
import type { Column } from './columns.ts';
import type { Lines } from './scope.ts';

/**
 * The persons of a sheet with the companies that stand in columns that were not taken for that, beside the one that was read or where none
 * was: nobody says which of them holds.
 */
export function withCompaniesBeside(
  people: readonly ListRow[],
  rows: readonly SheetRow[],
  { columns, lines }: { readonly columns: (row: SheetRow) => readonly Column[]; readonly lines: Lines },
): readonly ListRow[] {
  const at = new Map(rows.map((row) => [row.row_no, row]));
  const count = Map.groupBy(people, ({ source_row }) => source_row);
  return people.map((person) => {
    const row = at.get(person.source_row);
    // Of two in one row nobody says whose a cell is.
    if (row === undefined || count.get(person.source_row)!.length > 1) return person;
    const found = columns(row)
      .filter((column) => isFree(column))
      .flatMap(({ index, title }) => companyOfCell(row.cells[index]?.text ?? '', title, lines));
    return found.reduce((one, { company, words, isSure }) => {
      const isFirst = isSure && one.values.work_company === undefined;
      return isFirst
        ? { ...one, values: { ...one.values, work_company: company } }
        : withOther(one, company, { words, lines });
    }, person);
  });
}

/** A person whose own company is another than one that a line or a cell names. */
export function withOther(
  person: ListRow,
  company: string | undefined,
  { words, lines }: { readonly words: string; readonly lines: Lines },
): ListRow {
  const { values, doubts = [] } = person;
  const own = values.work_company;
  if (company === undefined || own === company || !lines.isCompany(company)) return person;
  if (own !== undefined && !lines.isCompany(own)) return person;
  if (doubts.some(({ field }) => field === 'work_company')) return person;
  const doubt = { field: 'work_company', words, others: own === undefined ? [] : [company] } as const;
  return { ...person, values: { ...values, work_company: own ?? company }, doubts: [...doubts, doubt] };
}

/** 恒立 under 驻厂 is nobody's name; what stands under no heading is a remark. */
const isFree = ({ field, role, by, title }: Column): boolean =>
  field === null &&
  title !== '' &&
  role !== 'state' &&
  by !== 'chosen' &&
  by !== 'remembered' &&
  !ofAnother.test(title);

/** Where somebody was or goes to, who sent them, where they live, and whom to call. */
const ofAnother =
  /原|前|上一?家|介绍|推荐|供应|劳务|派遣|中介|转|调|新|去|以后|紧急|保险|投保|缴|籍|住|地址|户口|联系|经历|毕业|银行|开户|合同|渠道|来源/u;

function companyOfCell(text: string, title: string, lines: Lines) {
  const cell = tidyText(clipped(text, text_max));
  if (cell.length < 2 || cell.length >= text_max || /^[\d.,/:\s-]*$/.test(cell)) return [];
  const company = [cell, cell.replace(place, '')].find((one) => one.length > 1 && lines.isCompany(one));
  const words = `${clipped(title, text_max)} ${cell}`.trim();
  if (company === undefined) return [];
  const whole = lines.company(company);
  return [{ company: whole, words, isSure: normaliseCompanyName(cell) === normaliseCompanyName(whole) }];
}

const text_max = 40;
/** 恒立车间, 恒立二厂. */
const place =
  /(?:[一二三四五六七八九十\d]+|[A-Za-z])?号?(?:车间|厂区?|分厂|工厂|线|部门?|项目部?|仓库?|现场|基地|店)$/u;
