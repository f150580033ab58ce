import { halfWidth } from '../../half-width.ts';
import { textCell } from '../cell.ts';
import { meaningOfHeading } from './headings.ts';
import type { LineFacts } from './line-facts.ts';
import type { Lines } from './scope.ts';
import type { Scopes } from './scopes.ts';
import type { SheetRow } from '../table.ts';
import { byKind } from '../words/by-kind.ts';
import { speaksAgainst } from '../words/misgivings.ts';
import { startsWithName } from './told-by-notes.ts';
import { tidyText } from '../words/values.ts';

/** 用工单位：甲: what is named stands behind its name. */
export function isLabelled(text: string): boolean {
  const [, label = ''] = /^([\p{L} ]{2,20})\s?[:：]/u.exec(text) ?? [];
  // Who sends them there is not where they work.
  if (/派遣|劳务|人力|中介/u.test(label)) return false;
  return /^(?:work_company|occupation|start_date|end_date)$/.test(meaningOfHeading(label)?.field ?? '');
}

/** What a line says of those below; what it says of one by name is theirs alone. */
export function sectionFacts(text: string, lines: Lines): LineFacts {
  const { intent, ...facts } = withoutTrade(lines.section(text));
  // 上面精工的都是24号到 speaks of one company's among those above.
  const [, whose] = /(?:上面|以上|前面|上述)([\p{Script=Han}]{2,8}?)的都/u.exec(text) ?? [];
  if (whose !== undefined && !/[几个人位这那名些员]|所有/u.test(whose)) return { looks: 'on' };
  const isOthers = facts.apart !== undefined;
  if (intent === null && insuredByOthers.test(text))
    return { ...facts, looks: 'on', intent: { kind: 'unclear', of: '', words: text } };
  if (intent === undefined && (isAgainst(text) || isUnforeseen(text, facts, lines)))
    return { ...facts, looks: 'on', intent: { kind: 'unclear', of: '', words: text } };
  return intent === undefined || (startsWithName(text) !== undefined && !isOthers)
    ? facts
    : { ...facts, intent };
}

/** 备用（人还没定）: words that nobody foresaw, and that may speak against those below. */
const isAgainst = (text: string): boolean =>
  text.length < against_max &&
  !/^[\s(（*]*(?:注|备注|说明|PS|合计|共)|除/iu.test(text) &&
  startsWithName(text) === undefined &&
  !/\d\s*[人个名位]/u.test(text) &&
  byKind(text) === undefined &&
  speaksAgainst(text);

const against_max = 30;

/**
 * 外包（劳务公司自理）, 原来的人, 22号发过的: a head over those below that names more than where, what, when and how many, and may say that
 * they are not to be insured. The name of a company may be any word.
 */
function isUnforeseen(text: string, { work_company }: LineFacts, lines: Lines): boolean {
  if (text.length > against_max || !/\p{Script=Han}/u.test(text) || /[:：]\s?\S|\d{7}/u.test(text))
    return false;
  if (work_company !== undefined && lines.isCompany(work_company)) return false;
  if (
    startsWithName(text) !== undefined ||
    byKind(text) !== undefined ||
    sentence.test(text.replace(/[(（].*$/u, ''))
  )
    return false;
  const left = halfWidth(text)
    .replace(plain, ' ')
    .replace(/\(\s*\)/g, ' ');
  return /\p{Script=Han}{2}/u.test(left) && (/[,、(的]/u.test(left) || hint.test(left));
}

/** 职校实习，校方统一投保: it is not the enterprise that insures them. */
const insuredByOthers = /校方|学校|外包|自理|自行|甲方|总部|对方|中介|原单位/u;

/** What a line says of those round it, and is no head over those below. */
const sentence = /以上|上面|除|其[余他它]|[都均]|全部/u;

/** When, how many, and the groups in which people work or come. */
const plain =
  /\d{1,4}(?:[年./-]\d{1,2})+[月日号]?|\d{1,2}月(?:\d{1,2}[日号]?|份|底|初)?|\d{1,2}[日号]|[今明后]天|(?:本|这|下+)?(?:周|星期|礼拜)[一二三四五六日天末]?|[早中下上]午|晚上|[一二两三四五六七八九十\d]+\s*[人个名位]|第?[一二三四五六七八九十\d]+(?:批|车|组|次|期|部分|[、.])|人员|员工|名单|信息|明细|清单|汇总|登记表?|统计|安排|入职|到岗|上岗|报到|进[厂场]|入[厂场]|上班|新[增来进人员招]+|增员|加保|投保|参保|[早中晚夜白长日]+[班]|两班倒|班组?|[车]间|小?组|线|部门?|厂区|车间|普工|男[工生]?|女[工生]?|正式工?|全职|派遣工?|合同工|生产|操作|的$|[:：】【[\]]/gu;

/** What is hardly a part of the name of a company. */
const hint =
  /[买保报聘招借考聘]|介绍|联系|仅|参考|上[次批月周]|上个|原|老的|老人|老员工|隔壁|挂靠|板凳|后备|备选|替补|候补|学生|学校|实习|外包|退休|管理|总部|昨|前天|宿舍|住宿|来访|访客|乘[车坐]|工资|银行卡|卡号|紧急|带队|理赔|体检|考勤|社保|花名册|存量|历史|在[册岗]|发过|看情况|家属|亲属|旁听|观摩|参观|面试|没面|没上|未上/u;

/** 保洁 in the name of a company is nobody's work type. */
export function withoutTrade({ occupation, ...facts }: LineFacts): LineFacts {
  const isTrade = occupation === undefined || facts.work_company?.includes(occupation) === true;
  return isTrade ? facts : { ...facts, occupation };
}

export const lastNumber = (texts: readonly string[]): number | undefined => {
  // Several are sums of money, or of days.
  const [number, ...others] = texts.filter((text) => /^[\d,]+(?:\.\d+)?$/.test(text));
  return number === undefined || others.length > 0 || !/^\d{1,5}$/.test(number) ? undefined : Number(number);
};

const kindOfList =
  /^(?:本[周月日]|今日)?(?:增员|新增|入职|加保|减员|离职|退保|停保|暂缓|待定)(?:人员|员工)?(?:名单|明细表?|表)?$/u;

/** What stands in a heading above nothing, and says what its list is: 减员名单 | 姓名 | 身份证. */
export function readCorner(
  titles: readonly string[],
  below: SheetRow | undefined,
  { lines, scopes }: { readonly lines: Lines; readonly scopes: Scopes },
): void {
  const isEmpty = (index: number) => tidyText(below?.cells[index]?.text.slice(0, 60) ?? '') === '';
  // 离职 may as well be a column in which nobody has anything yet.
  const text = titles.find(
    (title, index) => kindOfList.test(title) && (index === 0 || title.length > 2) && isEmpty(index),
  );
  const { intent } = text === undefined ? {} : lines.section(text);
  if (intent !== undefined)
    scopes.section({ looks: 'on', intent }, { row_no: 0, cells: titles.map(textCell) });
}
