import { normaliseCompanyName } from '../../companies/company-name.ts';
import type { ListRow } from '../table.ts';
import type { Lines } from './scope.ts';

const fields = ['work_company', 'occupation'] as const;

/**
 * The persons with the company or the work type that is all of a remark: 焊工, 去宁波港务. Beside another it is its other reading, for
 * nobody says which of the two holds.
 */
export const withFactsInRemarks = (people: readonly ListRow[], lines: Lines): readonly ListRow[] =>
  people.map((row) => {
    const { remark = '' } = row.values;
    if (remark === '' || remark.length > remark_max || (row.intent && row.intent.kind !== 'leave'))
      return row;
    return remark
      .split(/[,，。;；]/u)
      .filter((clause) => clause.trim() !== '')
      .reduce((one, clause) => withClause(one, clause, lines), row);
  });

function withClause(row: ListRow, clause: string, lines: Lines): ListRow {
  const bare = clause.replace(framing, '');
  const said = lines.section(bare);
  const facts = {
    work_company: lines.isCompany(bare) ? said.work_company : undefined,
    occupation:
      workOnly.exec(clause)?.[1] ??
      (said.occupation === lines.occupation(bare) ? said.occupation : undefined),
  };
  return fields.reduce((one, field) => {
    const [value, before] = [facts[field], one.values[field]];
    if (value === undefined || value === before) return one;
    const words = row.values.remark ?? '';
    const doubt = { field, words, others: before === undefined ? [] : [value] };
    const values = before === undefined ? { ...one.values, [field]: value } : one.values;
    // The whole name of a company is nothing else.
    if (
      before === undefined &&
      normaliseCompanyName(clause) === normaliseCompanyName(value) &&
      value.length > name_min
    )
      return { ...one, values };
    return { ...one, values, doubts: [...(one.doubts ?? []), doubt] };
  }, row);
}

const remark_max = 30;
/** Shorter ones are work types, and words for many things. */
const name_min = 5;

/** 做质检, 质检: a work, though nobody knows which. */
const workOnly =
  /^[\s(（]*(?:(?:改?做|干|从事|岗位[:：]?|工种[:：]?)(?![事满完到好过不了几半一两\d])|(?!.*员工|[寒暑]假|假期|学生|实习|季节|兼职|劳务|临时|小时|正式|长期|短期|新))(\p{Script=Han}{1,3}[工员检管焊修装])[\s)）]*$/u;

/** Words round what a remark names. */
const framing =
  /^[\s,，(（]*(?:他|她|这个|此人)?(?:实际上?|其实|现在?|人)?(?:是|去|到|做|在|派|送|改为?|安排)?(?:岗位|工种|单位|公司)?[:：]?|(?:上班|工作)?的?[\s)）。]*$/gu;
