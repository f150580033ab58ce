import type { Day } from '../../calendar/day.ts';
import type { Doubt, Intent } from '../../roster/intent.ts';
import { clipped } from '../cell.ts';
import type { Column } from './columns.ts';
import { sayings } from '../words/intent-words.ts';
import { leavesOpen } from '../words/asks-whether.ts';
import { isOthersPaper, saysLater, speaksAgainst } from '../words/misgivings.ts';
import { isPaper } from '../words/papers.ts';
import { bracketed, isPlainRemark, saysOtherwise } from '../words/remarks.ts';
import { dayKindOf } from './day-headings.ts';
import { saidBeside } from './name-cell.ts';
import { bothIn, isGone } from './said-in-cells.ts';
import type { Lines } from './scope.ts';
import { isDue } from './starters.ts';
import { isPlausibleIdNumber } from '../words/shapes.ts';
import { spelledOtherwise, spellingsIn, withoutSpellings } from '../words/spelt.ts';
import { type Said, saidIn } from '../words/states.ts';
import { looksLikeName } from '../words/surnames.ts';
import type { ListRow, SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

type Values = ListRow['values'];

const words_max = 200;

/**
 * Why a row names its person, by its state, its remark and whatever else is written in it. The state counts before the
 * remark, and a state nobody knows leaves it open.
 *
 * @param apart columns of signs and days, which are read for themselves
 * @param asksState whether rows of this list say so where somebody is to be insured: then one that says nothing leaves it open
 */
export function intentOfRow(
  row: SheetRow,
  columns: readonly Column[],
  {
    asksState,
    apart,
    isWork,
  }: {
    readonly asksState: boolean;
    readonly apart: ReadonlySet<number>;
    readonly isWork: Lines['isWork'];
  },
): Intent | undefined {
  const worded = columns.filter(({ index }) => !apart.has(index));
  const states = worded.filter(({ role, field }) => role === 'state' && field === null);
  const others = worded.filter(
    ({ role, field, index }) =>
      role === undefined &&
      (field === null ||
        field === 'remark' ||
        field === 'name' ||
        (field === 'occupation' && isSaying(row.cells[index]?.text ?? '')) ||
        (figures.has(field) && isInWords(row.cells[index]?.text ?? ''))),
  );
  let found: Intent | undefined;
  for (const { index, title } of states) {
    const words = clipped(tidyText(row.cells[index]?.text ?? ''), words_max);
    const tick = isTick(words, title);
    const heard = tick ?? (isDue(words, row, columns) ? 'add' : stateIn(words, title));
    const said = heard === 'add' && saysOtherwise(words) ? unclear : heard;
    if (words === '') {
      if (asksState) found ??= { kind: 'unclear', of: '', words: '—' };
    } else if (said === undefined) found ??= { kind: 'unclear', of: '', words };
    else if (said !== 'add') found ??= { ...said, words: tick === undefined ? words : `${title} ${words}` };
  }
  found ??= leavesByColumn(row, columns);
  found ??= saidByTitle(row, worded);
  for (const { index, field, isBeside } of others) {
    const words = clipped(tidyText(unspelt(row.cells[index]?.text ?? '')), words_max);
    if (words === '' || (field === null && words.length > 40)) continue;
    const heard = field === 'name' ? saidBeside(words) : saidIn(words);
    const told = heard === 'add' && field === 'remark' ? comesBy(words) : heard;
    // 说走又没走 where a work type belongs is more than that somebody comes.
    const said =
      (field === 'occupation' && told === 'add' ? unclear : told) ??
      (field === 'remark' && leavesOpen(words) ? unclear : misgivingIn(field, words, isBeside === true));
    if (said === undefined || said === 'add') continue;
    if (found === undefined || (found.kind === 'unclear' && found.words === '—')) found = { ...said, words };
  }
  return found ?? saidInBrackets(row, worded, isWork);
}

/** 流程状态 已退回 says of a paper what 已退回 would say of a person. */
const stateIn = (words: string, title: string): Said | undefined => {
  const said = saidIn(words);
  return ofPaper.test(title) && said !== undefined && said !== 'add' ? unclear : said;
};
const ofPaper = /流程|单据|审[批核]|OA|申请单/iu;

const comesBy = (words: string): Said | undefined => (leavesOpen(words) ? unclear : bothIn(words));

/** A text without the words by which it spells a name, and the signs that stood round them. */
const unspelt = (text: string): string => {
  const plain = withoutSpellings(text);
  return plain === text ? text : plain.replace(/^[\s\p{P}]+$/u, '');
};

/** 普工（走了）, 李四（还在老家）: words in brackets beside a name or a work type that are none said of people who come. */
function saidInBrackets(
  row: SheetRow,
  columns: readonly Column[],
  isWork: Lines['isWork'],
): Intent | undefined {
  for (const { index, field } of columns) {
    if (field !== 'name' && field !== 'occupation') continue;
    const text = tidyText(unspelt((row.cells[index]?.text ?? '').slice(0, words_max)));
    if (field === 'occupation' && isWork(text)) continue;
    const words = bracketed(text).find((inside) => isOpen(inside, field));
    if (words !== undefined) return { ...unclear, words };
  }
  return undefined;
}

const isOpen = (inside: string, field: 'name' | 'occupation'): boolean => {
  const said = saidIn(inside);
  if (said === 'add' && !saysOtherwise(inside)) return false;
  if (field === 'name' && (looksLikeName(inside) || /^[老小阿]\p{Script=Han}$/u.test(inside))) return false;
  if (said !== undefined || /^[×✗✘xX❌悬]$/u.test(inside)) return true;
  return !place.test(inside) && misgivingIn('remark', inside, true) !== undefined;
};

/** 叉车工（仓库）: where or what kind of work it is. */
const place =
  /^(?![待缺脱离空]岗|[旷罢停误怠]工|伤)(?:室[内外](?:高[处空])?|高[处空]|小车|(?:不|无)(?:操作|到|接触|危险)\p{Script=Han}{1,4}|半?自动(?:\/手动)?|手动|缝纫|家具|铅酸|一般|市内|(?:市内)?[短长]途|巡逻|地面|常驻现场|屋面|平地|[^,，。]{0,6}(?:线|车间|仓库?|库房?|部|组|厂|班|段|楼|工|员|师|类|级|岗|区|机|床|式|型|产品|作业|操作))$/u;

const unclear = { kind: 'unclear', of: '' } as const;

/** 20号做完, 说走又没走，你先问问 where work types belong. */
const isSaying = (text: string): boolean =>
  isGone(text) || ((/^\s*[不没未别]/u.test(text) || text.trim().length > 2) && !workType.test(text));
const workType = /^[^,，。;；!！]*(?:工|员|师|手|长|操作|司机|保洁|保安|[)）])\s*$/u;

/** Cells for digits, where words say why there are none: 签证下来再说, 人不来了. */
const figures: ReadonlySet<Column['field']> = new Set(['idcard', 'mobile', 'start_date', 'end_date']);
const isInWords = (text: string): boolean => /\p{Script=Han}{3}/u.test(text) && !/\d{3}/.test(text);

/** A remark that may speak against somebody, in words that nobody foresaw, leaves it open. */
const misgivingIn = (
  field: Column['field'],
  words: string,
  isBeside: boolean,
): Pick<Intent, 'kind' | 'of'> | undefined => {
  if (field === 'name') return undefined;
  const isAgainst = sayings.some(([kind, pattern]) => against.has(kind) && words.search(pattern) >= 0);
  const isWords = field === 'remark' || field === 'occupation';
  const isOpen =
    speaksAgainst(words) ||
    isOthersPaper(words) ||
    perhaps.test(words) ||
    ((field === 'remark' || isBeside) && !isPlainRemark(words)) ||
    (isWords && (isAgainst || saysLater(words)));
  return isOpen ? { kind: 'unclear', of: '' } : undefined;
};

/** What messages say of whoever is not to be insured is said in remarks as well. */
const against: ReadonlySet<(typeof sayings)[number][0]> = new Set(['leave', 'wait', 'unclear']);

/** Words of whoever is not sure. */
const perhaps =
  /延[到后]|[晚迟][一两二三四五几\d]+天|推到|只有[他她]|只[做干]|试试|可能|大概|也许|或许|估计|听说|好像|说不定|看情况|[?？吗]$/u;

/** 是 or √ under 是否在职, and the other way round; who is not to be insured may never have been. */
function isTick(words: string, title: string): 'add' | { kind: 'leave' | 'unclear'; of: '' } | undefined {
  if (!/是否|在职|在岗|保险|[投参加买]保/u.test(title)) return undefined;
  if (yes.test(words) || /^(?:买|要|需要?|投|参|交|上)(?:保险?)?$/u.test(words)) return 'add';
  const kind = /在职|在岗|离/u.test(title) ? 'leave' : 'unclear';
  return no.test(words) ? { kind, of: '' } : undefined;
}

/** 否 under a question, and a name under 替换人员, which says whose place is taken or who takes it. */
function saidByTitle(row: SheetRow, columns: readonly Column[]): Intent | undefined {
  for (const { index, title, role, field } of columns) {
    const words = clipped(tidyText(row.cells[index]?.text ?? ''), 60);
    if (words === '' || role === 'other' || field !== null || title.length > 20) continue;
    const told = `${title} ${words}`;
    if (title.startsWith('是否') && !aside.test(title)) {
      const asksGone = /离|退|停|减/u.test(title);
      if (asksGone ? yes.test(words) : no.test(words))
        return { kind: asksGone ? 'leave' : 'unclear', of: '', words: told };
    }
    const name = words.replace(/\s/g, '');
    if (/替|顶[岗班]|接班/u.test(title) && looksLikeName(name))
      return { kind: 'replace', of: name, words: told };
  }
  return undefined;
}

const no = /^(?:否|不(?:买|要|需要?|投|参|交|上)?(?:保险?)?|没|无|[×✗xXnN0]|no)$/u;

/** Questions about other things than the cover. */
const aside = /住|餐|吃|宿|车|服|经验|社保|婚|党|复印|照片|夜班|倒班|证|熟手|本地/u;

const yes = /^(?:是|[√✓✔●○YyVv1]|yes)$/u;

/** Who has a day, or a tick, under 离职 or 减少 has left. */
export function leavesByColumn(row: SheetRow, columns: readonly Column[]): Intent | undefined {
  for (const { index, title, role, party, field } of columns) {
    const words = clipped(tidyText(row.cells[index]?.text ?? ''), words_max);
    if (words === '' || role === 'other' || party === 'in' || (field !== null && field !== 'end_date'))
      continue;
    if (title.length > 24 || isPaper(title) || !(gone.test(title) || dayKindOf(title) === 'ends')) continue;
    if (yes.test(words) || /\d/.test(words))
      return { kind: 'leave', of: '', words: `${clipped(title, 60)} ${words}` };
  }
  return undefined;
}

const gone =
  /离职|离厂|离岗|离场|退场|减员|减少|减保|退保|停保|^减$|^退$|最后(?:一天|工作日|上班日|出勤日|在岗日)|last ?(?:working ?)?day|leaving|left|resign|terminat|fecha de baja|退社|退職|퇴사|nghỉ/iu;

/** Where a row's own words contradict its number. */
export function contradictions({ idcard = '', birthday, gender }: Values): readonly Doubt[] {
  if (!isPlausibleIdNumber(idcard)) return [];
  const born = `${idcard.slice(6, 10)}-${idcard.slice(10, 12)}-${idcard.slice(12, 14)}` as Day;
  const sex = Number(idcard[16]) % 2 === 1 ? 'male' : 'female';
  return [
    ...(birthday !== undefined && birthday !== born
      ? [{ field: 'birthday', words: clipped(birthday, words_max), others: [born] } as const]
      : []),
    ...(gender !== undefined && gender !== sex
      ? [{ field: 'gender', words: gender === 'male' ? '男' : '女', others: [sex] } as const]
      : []),
  ];
}

/** 覃丽娟, and 杜鹃的鹃 beside it: a name that its own row spells otherwise. */
export function misspelled(name: string, texts: readonly string[]): readonly Doubt[] {
  const words = texts.map((text) => ({ text, spelt: spellingsIn(text.slice(0, words_max)) }));
  const [text] = words.filter(({ spelt }) => spelt.length > 0);
  const others = spelledOtherwise(
    name,
    words.flatMap(({ spelt }) => spelt),
  );
  return others === undefined || text === undefined
    ? []
    : [{ field: 'name', words: clipped(text.text, words_max), others }];
}

/** Whether the rows of a list say it where somebody is to be insured, so that silence says nothing. */
export const isStateAsked = (rows: readonly SheetRow[], columns: readonly Column[]): boolean =>
  columns
    .filter(({ role, field }) => role === 'state' && field === null)
    .some(({ index, title }) =>
      rows.some(({ cells }) => {
        const words = tidyText(cells[index]?.text.slice(0, words_max) ?? '');
        return (isTick(words, title) ?? saidIn(words)) === 'add';
      }),
    );
