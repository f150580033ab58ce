import { textCell } from '../cell.ts';
import { meaningOfHeading } from './headings.ts';
import type { LineFacts, Lines } from './scope.ts';
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
  if (intent === undefined && isAgainst(text))
    return { ...facts, intent: { kind: 'unclear', of: '', words: text } };
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
