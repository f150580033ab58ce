import type { Day } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import { saysExample, saysHowToFill } from '../words/examples.ts';
import { saidByHead, saysNobody } from '../words/section-heads.ts';
import { saidIn } from '../words/states.ts';
import type { ListReading, Sheet } from '../table.ts';
import { tidyText } from '../words/values.ts';

/** What everybody in a sheet is who is not to be insured at once. */
export type SheetKind = 'leavers' | 'other_month' | 'example' | 'contacts';

/**
 * What the name of a sheet, or the title over it, says of everybody in it: that they leave, are of another month, are examples, or only
 * are whom to call. Null where they are to be insured.
 */
export function saidOfSheet(
  { name }: Sheet,
  list: ListReading,
  { isOnly, today }: { readonly isOnly: boolean; readonly today: Day },
): SheetKind | null {
  const plain = halfWidth(tidyText(name));
  const title = list.skipped.find(({ why }) => why === 'above_heading')?.text ?? '';
  const hasNumbers = list.rows.some(({ values }) => values.idcard !== undefined);
  if (!hasNumbers && /联系人|通讯录|联系方式|通信录|contacts?$/iu.test(plain)) return 'contacts';
  if (saysExample(plain)) return 'example';
  if (!isOnly && (saysHowToFill(plain) || /模板|template/iu.test(plain))) return 'example';
  if (/^(?:填写)?(?:示例|样例|范例)/u.test(title)) return 'example';
  // A title holds until another line says 入职人员: whoever stands below that one comes.
  const isTold = list.rows.some(({ intent }) => intent?.kind === 'leave');
  if (leaves(plain) || (title.length < 40 && !isTold && leaves(title))) return 'leavers';
  return isOtherMonth(plain, today) || (title.length < 40 && isOtherMonth(halfWidth(title), today))
    ? 'other_month'
    : null;
}

const leaves = (text: string): boolean => {
  const plain = text.replace(/增减员?|加减保?|入离职|进退场|变动|异动|状态/gu, '');
  if (saysNobody(plain)) return false;
  const said = saidByHead(plain, false) ?? saidIn(plain);
  return said !== undefined && said !== 'add' && said.kind === 'leave';
};

/** A month that is neither this one nor the next, and no day of it. */
function isOtherMonth(text: string, today: Day): boolean {
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7));
  if (/制表|填表|日期|更新|截至/u.test(text)) return false;
  const found = [
    ...text.matchAll(/(?:(\d{4}|\d{2})\s?[年./-]\s?)?(?<!\d)(\d{1,2})\s?月(?!\s?\d{1,2}\s?[日号]?)/gu),
  ].filter(([, , month]) => Number(month) >= 1 && Number(month) <= 12);
  return (
    found.length === 1 &&
    found.every(([, year, month]) => {
      const thisYear = Number(today.slice(0, 4));
      const years = year === undefined ? [thisYear, thisYear + 1] : [Number(year.padStart(4, '20'))];
      return years.every((one) => {
        const ahead = one * 12 + Number(month) - now;
        return ahead < 0 || ahead > 1;
      });
    })
  );
}

/** Whether a sheet is called after those who come. */
export const namesComers = (name: string): boolean =>
  comers.test(name) && !/[离减退停]|增减|模板/u.test(name);
const comers = /新增|本次|本批|这次|入职|增员|新来|新进|新人|加保|今[日天]|明[日天]/u;

/**
 * Whether a sheet or a title speaks of a list that is kept for other reasons: of who has cover, a bed, a card, or is somebody's
 * relative; beside a sheet of those who come also of all who are there.
 */
export const isOtherList = (words: string, { hasNew }: { readonly hasNew: boolean }): boolean =>
  words.length < title_max && !comers.test(words) && (kept.test(words) || (hasNew && standing.test(words)));

const title_max = 30;
const kept =
  /在保(?!单)|(?:住宿|宿舍|来访|访客|厂车|班车|乘车|乘坐|工资卡|银行卡|紧急联系人|带队|理赔|领(?:取)?工服|工服发放|工资|社保缴纳|备选|候选|未面试|家属)(?!.{0,4}(?:公司|厂))(?:安排|登记|分配|名单|人员|表|明细|情况|签到|池|中|名册|清单|发放)*$/u;
const standing =
  /花名册|在职|在岗|在册|全部|总表|汇总|老员工|老人|上个?月|存量|历史|备份|旧|底表|人员库|考勤|体检|社保|其他|学生|实习|原有|现有|之前|^(?:sheet|工作表)\s?\d*$/iu;
