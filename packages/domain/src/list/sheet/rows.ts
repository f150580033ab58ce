import type { Day } from '../../calendar/day.ts';
import { type Cell, clipped, textCell } from '../cell.ts';
import type { Column } from './columns.ts';
import type { ListField } from '../fields.ts';
import type { Heading } from './heading-row.ts';
import { personIn } from './person-cell.ts';
import { isCheckSound } from '../../persons/id-number.ts';
import { isPlausibleIdNumber, isMobile, looksLikeIdNumber, looksLikeOtherDocument } from '../words/shapes.ts';
import { looksLikeName } from '../words/surnames.ts';
import type { ListRow, SheetRow, SkippedRow } from '../table.ts';
import { fieldValue, labelledType, tidyText } from '../words/values.ts';

type Values = Partial<Record<ListField, string>>;

/** Reads a row below the heading: a person, or why it is none. */
export function readRow(
  row: SheetRow,
  columns: readonly Column[],
  heading: Heading | undefined,
  today: Day,
): ListRow | SkippedRow {
  const texts = row.cells.map(({ text }) => tidyText(text));
  const filled = texts.filter((text) => text !== '');
  const skip = (why: SkippedRow['why']): SkippedRow => skipped(row, why);
  if (filled.length === 0) return skip('blank');
  if (heading !== undefined && isHeadingAgain(texts, filled.length, heading)) return skip('heading_again');

  const values = valuesOf(row, columns, today);
  const isNumbered = looksLikeIdNumber(values.idcard ?? '');
  if (!isNumbered && isTotal(filled)) return skip('total');
  if (isNumbered || isPerson(values, filled, { width: columns.length, heading }))
    return { source_row: row.row_no, values };
  return skip(isLeftBlank(values, filled) ? 'blank' : 'note');
}

/** A row that is nobody, with its words and those on its slips for who wants to see what was left out. */
export const skipped = ({ row_no, cells }: SheetRow, why: SkippedRow['why']): SkippedRow => {
  const texts = cells
    .flatMap(({ text, comment = '' }) => [text, comment])
    .map((text) => tidyText(clipped(text, text_max)))
    .filter((text) => text !== '');
  const text = clipped([...new Set(texts)].join(' '), text_max);
  return { source_row: row_no, why, text };
};

/** Code units of a skipped row that are told: enough to know it again. */
const text_max = 200;

const isHeadingAgain = (texts: readonly string[], filled: number, { titles }: Heading): boolean => {
  const same = texts.filter((text, index) => text !== '' && text === titles[index]).length;
  return same > 1 ? same * 2 >= filled : same === 1 && filled === 1;
};

function valuesOf(row: SheetRow, columns: readonly Column[], today: Day): Values {
  const values: Values = {};
  let done = 0;
  for (const { index, field } of columns) {
    const cell = row.cells[index];
    if (field === null || cell === undefined || index < done) continue;
    const joined = field === 'idcard' ? joinedDigits(row, index, columns) : { cell, used: 1 };
    if (joined.used > 1) done = index + joined.used;
    const value = fieldValue(field, joined.cell, today);
    if (value !== '') values[field] = value;
    const type = field === 'idcard' ? labelledType(tidyText(clipped(cell.text, 60))) : undefined;
    if (type !== undefined && type !== '1') values.idtype ??= type;
  }
  return withDocument(withParts(withoutSex(inPlace(values))));
}

/** 男 and 女 are nobody's name. */
function withoutSex({ name, ...rest }: Values): Values {
  if (name === undefined) return rest;
  const gender = name === '男' ? 'male' : name === '女' ? 'female' : undefined;
  return gender === undefined ? { ...rest, name } : { gender, ...rest };
}

/** A name that stands where numbers do, and the number where names do: nobody could read them otherwise. */
function inPlace(values: Values): Values {
  const { name, idcard } = values;
  const isNumber = name !== undefined && (looksLikeIdNumber(name) || looksLikeOtherDocument(name));
  const isName = idcard !== undefined && /^[\p{Script=Han}〇·•‧・．. ]{2,20}$/u.test(idcard);
  if (isNumber && isName)
    return { ...values, name: idcard, idcard: fieldValue('idcard', textCell(name), '2000-01-01' as Day) };
  if (idcard !== undefined && isMobile(idcard) && values.mobile === undefined) {
    const { idcard: _, ...rest } = values;
    return { ...rest, mobile: idcard };
  }
  if (idcard !== undefined && nobody.test(idcard)) {
    const { idcard: _, ...rest } = values;
    return rest;
  }
  // 没带, 明天补: why there is no number is a remark.
  if (idcard !== undefined && name !== undefined && /^[\p{Script=Han}\s\p{P}]{2,20}$/u.test(idcard)) {
    const { idcard: words, ...rest } = values;
    return { ...rest, remark: [rest.remark, words].filter((text) => text !== undefined).join(' ') };
  }
  return values;
}

/** Stands where nobody and nothing is yet. */
const nobody =
  /^[(（【]?(?:无|暂无.*|没有|未提供|待补|后补|补|空[缺位]?.*|缺|缺[人编].*|待[定招聘].*|在招.*|招聘中|正在招.*|新增岗.*|不[顶替].*|无[人需].*|暂[不缺].*|不补.*|不招.*|[-—/\\]+|n\/?a|tbd|none|vacant)[)）】]?$/iu;

/** A number that several cells hold together: a character each, or 510824, 19930415 and 7644, or 14 and 4 where the second has no heading. */
function joinedDigits(
  { cells }: SheetRow,
  index: number,
  columns: readonly Column[],
): { readonly cell: Cell; readonly used: number } {
  const first = cells[index] ?? textCell('');
  // A character each: wrong or short, it is the number.
  const beside = cells.slice(index, index + 18).map(({ text }) => text.trim());
  if (beside.length > 14 && beside.every((text) => /^[\dXx]?$/.test(text)) && beside.join('').length > 13)
    return { cell: textCell(beside.join('')), used: beside.length };
  let joined = '';
  let isLong = false;
  let isFree = true;
  for (let used = 1; used <= 18 && joined.length < 18; used++) {
    const part = (cells[index + used - 1]?.text ?? '').trim();
    if (!/^\d{0,16}[\dXx]$/.test(part)) break;
    isLong ||= part.length > short_max;
    isFree &&= used === 1 || isUnnamed(columns, index + used - 1) || isTorn(columns, index + used - 1, part);
    joined += part;
    const isWhole = joined.length === 18 && isPlausibleIdNumber(joined.toUpperCase());
    if (used > 1 && isWhole && (!isLong || (isFree && isCheckSound(joined.toUpperCase()))))
      return { cell: textCell(joined), used };
  }
  return { cell: first, used: 1 };
}

/** Longer parts could be numbers of their own. */
const short_max = 9;

const isUnnamed = (columns: readonly Column[], index: number): boolean =>
  columns.some((column) => column.index === index && column.field === null && column.title === '');

/** The rest of a number in the cell for the mobile, which it is too short for. */
const isTorn = (columns: readonly Column[], index: number, part: string): boolean =>
  part.length < 10 && columns.some((column) => column.index === index && column.field === 'mobile');

/** A name and a number from one cell, each to its own place where that is empty. */
function withParts(values: Values): Values {
  const held = values.name ?? values.idcard;
  const isOneCell = values.name === undefined || values.idcard === undefined;
  const parts = isOneCell && held !== undefined && held.length > 8 ? personIn(held) : undefined;
  return parts === undefined ? values : { ...values, ...parts };
}

/** A passport that is not one of China's is a foreign one, whatever the list calls it. */
const withDocument = (values: Values): Values =>
  values.idtype === '2' && values.idcard !== undefined && !/^([EG]|[DSP]E)[\dA-Z]\d{6,7}$/.test(values.idcard)
    ? { ...values, idtype: '3' }
    : values;

/** 合计, 共 12 人, Total: with the number of heads, never beside an identity number. */
const total =
  /^(?:以上|本[表页]|全部)?(?:人员)?(合计|总计|小计|共计|总人数|总共|人数合计|合计人数|本页小计|本页合计|(sub|grand )?total)(?![\p{L}])|^(以上)?(合计|总计|小计|共计|总人数|总共|一共|共有?)[:：]?\s*\d+\s*([人名位个]|$)/iu;

/** 离职合计, A班小计, 総計, Tổng cộng: a cell that only names a sum, in words of whoever made the list. */
const sum =
  /^(?:\d{1,2}月|\p{Script=Han}{0,4}|[A-Z\d]{1,2}\p{Script=Han}{1,2})(?:合计|总计|小计|总数|汇总|合計|総計|小計)(?:人数|离职|在职|入职|人)?[:：]?$|^计[:：]?$|^平均[数值]?$|^tổng(?: ?(?:cộng|số))?[:：]?$|^(?:합계|총계|소계|총원)[:：]?$/iu;

/** 合 计, spread over its cell. */
const isTotal = (filled: readonly string[]): boolean =>
  filled
    .slice(0, 3)
    .map((text) => text.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, ''))
    .some((text) => total.test(text) || sum.test(text));

/** Who signs a list, and what is said under it. */
const officeWords =
  /^(制表|审核|负责人|填表|填报|经办|签字|签名|盖章|日期|联系人|备注|说明|注意|批准|领导|主管|注)(人|员|签字|日期|时间)?\s*[:：]|^(制表|审核|填表|经办|批准)人?$|[:：]$/u;

/**
 * Whether a row without a sound number is a person all the same: a name, a mobile, a part of a number. A row with one text
 * only is a note, unless that is a name beyond doubt and stands where names do; so is any without a heading above.
 */
function isPerson(
  values: Values,
  filled: readonly string[],
  { width, heading }: { readonly width: number; readonly heading: Heading | undefined },
): boolean {
  const { name, idcard = '', mobile = '' } = values;
  if (name !== undefined && nobody.test(name) && idcard === '') return false;
  if (name !== undefined && asking.test(name) && !/\d{7}/.test(idcard + mobile)) return false;
  if (new Set(filled).size === 1 && width > 1)
    return name !== undefined && filled.length === 1 && looksLikeName(name);
  if (/[\dA-Z]{7}/i.test(idcard) || /\d{7}/.test(mobile)) return true;
  if (name === undefined || !/^[^:：;；。!！?？\d]{1,50}$/u.test(name)) return false;
  if (filled.some((text) => signedBy.test(text))) return false;
  return heading === undefined ? looksLikeName(name) : !filled.some((text) => officeWords.test(text));
}

/** 制表： and a name beside it. */
const signedBy =
  /^(?:制[表单]|审[核批定]|复核|填[表报]|经办|批准|核准|报送|呈报|签[字名收发])人?员?\s*[:：]/u;

/** What a form asks to be written here. */
const asking = /^[(（【]?(?:请|填写|必填|选填|须|需|同身份证|与身份证|按身份证|真实姓名|真名)/u;

/** A row that a form left ready: counted, perhaps with what all its persons share, and nobody in it. */
const isLeftBlank = ({ name, idcard, mobile }: Values, filled: readonly string[]): boolean =>
  filled.every((text) => /^\d{1,5}$/.test(text)) && (name ?? idcard ?? mobile) === undefined;
