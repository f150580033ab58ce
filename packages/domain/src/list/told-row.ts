import type { Day } from '../calendar/day.ts';
import type { Doubt, Intent } from '../roster/intent.ts';
import { clipped } from './cell.ts';
import type { Column } from './columns.ts';
import { misgiving, sayings } from './intent-words.ts';
import { isPlausibleIdNumber } from './shapes.ts';
import { saidIn } from './states.ts';
import { looksLikeName } from './surnames.ts';
import type { ListRow, SheetRow } from './table.ts';
import { tidyText } from './values.ts';

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
  { asksState, apart }: { readonly asksState: boolean; readonly apart: ReadonlySet<number> },
): Intent | undefined {
  const worded = columns.filter(({ index }) => !apart.has(index));
  const states = worded.filter(({ role, field }) => role === 'state' && field === null);
  const others = worded.filter(
    ({ role, field }) => role === undefined && (field === null || field === 'remark' || field === 'name'),
  );
  let found: Intent | undefined;
  for (const { index, title } of states) {
    const words = clipped(tidyText(row.cells[index]?.text ?? ''), words_max);
    const said = isTick(words, title) ?? saidIn(words);
    if (words === '') {
      if (asksState) found ??= { kind: 'unclear', of: '', words: '—' };
    } else if (said === undefined) found ??= { kind: 'unclear', of: '', words };
    else if (said !== 'add') found ??= { ...said, words };
  }
  found ??= leavesByColumn(row, columns);
  for (const { index, field } of others) {
    const words = clipped(tidyText(row.cells[index]?.text ?? ''), words_max);
    if (words === '' || (field === 'name' && words.length < 5) || (field === null && words.length > 40))
      continue;
    const said = saidIn(field === 'name' ? beside(words) : words) ?? misgivingIn(field, words);
    if (said === undefined || said === 'add') continue;
    if (found === undefined || (found.kind === 'unclear' && found.words === '—')) found = { ...said, words };
  }
  return found;
}

/** A remark that may speak against somebody, in words that nobody foresaw, leaves it open. */
const misgivingIn = (field: Column['field'], words: string): Pick<Intent, 'kind' | 'of'> | undefined => {
  if (field === 'name') return undefined;
  const plain = sayings.reduce(
    (text, [kind, pattern]) => (kind === 'none' ? text.replace(pattern, '') : text),
    words,
  );
  return misgiving.test(plain.replace(plainRemarks, '')) ? { kind: 'unclear', of: '' } : undefined;
};

/** What remarks say no to beside the cover. */
const plainRemarks =
  /不(?:住宿?|吃|含|需要?住|上夜班|倒班|抽烟|喝酒|会)|无(?:住宿|宿舍)|不是走|(?:没|无)(?:经验|社保|工资卡|银行卡|手机)|未婚|别名|级别|别墅|未满|等级|\d等|替班|顶岗实习/gu;

/** 是 or √ under 是否在职, and the other way round. */
function isTick(words: string, title: string): 'add' | { kind: 'leave'; of: '' } | undefined {
  if (!/是否|在职|在岗/u.test(title)) return undefined;
  if (yes.test(words)) return 'add';
  return /^(?:否|[×✗xXnN0]|no)$/u.test(words) ? { kind: 'leave', of: '' } : undefined;
}

const yes = /^(?:是|[√✓✔●○YyVv1]|yes)$/u;

/** Who has a day, or a tick, under 离职 or 减少 has left. */
function leavesByColumn(row: SheetRow, columns: readonly Column[]): Intent | undefined {
  for (const { index, title, role, party, field } of columns) {
    const words = clipped(tidyText(row.cells[index]?.text ?? ''), words_max);
    if (words === '' || role === 'other' || party === 'in' || (field !== null && field !== 'end_date'))
      continue;
    if (!/离职|离厂|离岗|离场|退场|减员|减少|减保|退保|停保|^减$|^退$/u.test(title) || title.length > 12)
      continue;
    if (yes.test(words) || /\d/.test(words))
      return { kind: 'leave', of: '', words: `${clipped(title, 60)} ${words}` };
  }
  return undefined;
}

/** What stands beside a name in its cell. */
const beside = (text: string): string =>
  /[(（【[](.+?)[)）】\]]/u.exec(text)?.[1] ??
  (/^(?:示例|样例|范例|例)[:：]/u.test(text) ? '示例' : (text.split(/[-—\s]/u)[1] ?? ''));

/** A name without what was written beside it; where that could be a name too, both are readings. */
export function plainName(name: string): { readonly name: string; readonly doubt?: Doubt } {
  const [, front = '', inside = ''] = /^(?:示例|样例|范例|例)[:：]\s*(.+)$/u.test(name)
    ? ['', name.replace(/^[^:：]+[:：]\s*/u, ''), '']
    : (/^([^()（）【】[\]]+?)\s*[(（【[]([^()（）【】[\]]{0,30})[)）】\]]?$/u.exec(name) ?? []);
  if (front !== '') {
    if (
      inside === '' ||
      saidIn(inside) !== undefined ||
      /^(?:男|女|先生|女士|新|组长|班长|队长|住宿|夜班|白班|回民|[\d.]+)$/u.test(inside)
    )
      return { name: front };
    const others = looksLikeName(inside) ? [inside] : [name];
    return { name: front, doubt: { field: 'name', words: name, others } };
  }
  const [, latin, han] = /^([A-Za-z][A-Za-z .'-]+?)\s+(\p{Script=Han}{2,6})$/u.exec(name) ?? [];
  if (latin !== undefined && han !== undefined)
    return { name: han, doubt: { field: 'name', words: name, others: [latin] } };
  return { name };
}

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
      ? [{ field: 'gender', words: gender, others: [sex] } as const]
      : []),
  ];
}

/** Whether the rows of a list say it where somebody is to be insured, so that silence says nothing. */
export const isStateAsked = (rows: readonly SheetRow[], columns: readonly Column[]): boolean =>
  columns
    .filter(({ role, field }) => role === 'state' && field === null)
    .some(({ index }) => rows.some(({ cells }) => saidIn(tidyText(cells[index]?.text ?? '')) === 'add'));
