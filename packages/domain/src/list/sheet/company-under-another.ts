import type { Directory } from '../../roster/directory.ts';
import { isKnownCompany, type Unnamed } from './content.ts';

/**
 * The one column that holds the work companies under a heading that does not say so, as 部门 may: nearly all of its cells are known
 * ones. Unread, somebody of the same name elsewhere would be meant.
 */
export function companyUnderAnother(
  columns: readonly Unnamed[],
  titles: readonly string[],
  directory: Directory | undefined,
): number | undefined {
  if (directory === undefined) return undefined;
  const [only, ...others] = columns.filter(({ index, texts }) => {
    const title = titles[index] ?? '';
    const looked = [...new Set(texts)].slice(0, looked_max);
    return (
      ofPlaces.test(title) &&
      !ofAnother.test(title) &&
      looked.length > 0 &&
      looked.filter((text) => isKnownCompany(text, directory)).length * 5 >= looked.length * 4
    );
  });
  return others.length === 0 ? only?.index : undefined;
}

const ofPlaces = /部门|事业部|车间|厂|公司|单位|企业|项目|客户|在哪|门店|基地|园区/u;
/** Where somebody was or goes to, and who sent them. */
const ofAnother = /原|前|上一?家|介绍|推荐|供应|劳务|派遣|中介|转|调|新|去|以后|紧急|保险|投保|缴/u;
const looked_max = 50;
