import type { Intent } from '../roster/intent.ts';
import { isOtherList, saidOfSheet, type SheetKind } from './sheet/names.ts';
import { against } from './sheet/scopes.ts';
import { saidByHead } from './words/section-heads.ts';
import { saidIn } from './words/states.ts';
import type { ListOptions, ListReading, ListRow, Sheet } from './table.ts';
import { tidyText } from './words/values.ts';

/** Why the persons of a sheet are no rows of the list, or are asked about one by one. */
export type SheetWhy = SheetKind | 'hidden' | 'named_elsewhere' | 'chosen';

/** How a person wants a sheet to be read. */
export type SheetChoice = {
  readonly sheet: number;
  readonly taken?: boolean;
} & Pick<ListOptions, 'mapping' | 'heading_row'>;

/** A sheet as it was read, and whether those in it are taken. */
export type Read = {
  readonly at: number;
  readonly sheet: Sheet;
  readonly list: ListReading;
  readonly why: SheetWhy | null;
  readonly taken: boolean;
  readonly choice: SheetChoice | undefined;
};

/** A sheet with what its name or its title says of everybody in it. */
export function judgedSheet(
  read: Read,
  {
    isOnly,
    hasSeen,
    today,
  }: { readonly isOnly: boolean; readonly hasSeen: boolean; readonly today: ListOptions['today'] },
): Read {
  const { sheet, list, choice } = read;
  if (list.rows.length === 0) return read;
  if (choice?.taken === false) return { ...read, taken: false, why: 'chosen' };
  const said = saidOfSheet(sheet, list, { isOnly, today });
  const isLeft = (sheet.hidden && hasSeen) || said === 'contacts';
  if (isLeft && !choice?.taken) return { ...read, taken: false, why: sheet.hidden ? 'hidden' : 'contacts' };
  if (said === null || said === 'contacts') return withNamedIntent({ ...read, why: null });
  const intent: Intent = {
    kind: said === 'leavers' ? 'leave' : 'unclear',
    of: '',
    words: wordsOf(sheet, list),
  };
  const rows = list.rows.map((row) => ({
    ...row,
    ...(row.intent ? {} : { intent: against(row, intent) ?? intent }),
    ...(said === 'leavers' && !against(row, intent) ? { values: leaving(row.values) } : {}),
  }));
  return { ...read, why: said, list: { ...list, rows } };
}

/** Who stands in a sheet called 待定 or 暂缓 waits. */
function withNamedIntent(read: Read): Read {
  const words = tidyText(read.sheet.name);
  const said = saidByHead(words, false) ?? (words.length > 10 ? undefined : saidIn(words));
  if (said === undefined || said === 'add' || !/^(?:wait|unclear|again|correct)$/.test(said.kind))
    return read;
  const rows = read.list.rows.map((row) => (row.intent ? row : { ...row, intent: { ...said, words } }));
  return { ...read, list: { ...read.list, rows } };
}

/** 在保名单, 宿舍登记, and 花名册 beside 本次新增: a list that is kept for other reasons than that those in it come. */
export function askedIfOther(read: Read, hasNew: boolean): Read {
  const { sheet, list, choice, why } = read;
  if (list.rows.length === 0 || why !== null || choice !== undefined) return read;
  // 参 and 停 in a sheet of wages say it of each.
  if (list.rows.some(({ intent }) => intent && intent.words.length <= state_max)) return read;
  const title = list.skipped.find((one) => one.why === 'above_heading')?.text ?? '';
  const words =
    isOtherList(title, { hasNew: false }) || isOfBoth(title, list)
      ? title
      : isOtherList(sheet.name, { hasNew }) || isOfBoth(sheet.name, list)
        ? tidyText(sheet.name)
        : undefined;
  if (words === undefined) return read;
  const intent: Intent = { kind: 'unclear', of: '', words };
  return {
    ...read,
    list: { ...list, rows: list.rows.map((row) => ({ ...row, intent: row.intent ?? intent })) },
  };
}

const state_max = 2;

/** 人员异动表 of which nothing says who comes and who goes: no state, no section and no day of either. */
const isOfBoth = (title: string, { rows, skipped, columns }: ListReading): boolean =>
  title.length < title_max &&
  namesBoth.test(title) &&
  rows.every(({ intent }) => !intent) &&
  columns.every(({ title: heading }) => !tells.test(heading)) &&
  skipped.every(({ why, text }) => why !== 'note' || saidByHead(text, true) === undefined);

const title_max = 30;
const namesBoth =
  /(?:人员|员工|派遣工?|本?[日周月]|今[日天]|在职)(?:的)?(?:异动|变[动更])|^(?:异动|变[动更])(?:表|名单|明细|$)|增减[员人]?|加减保|[入增]离职|入职(?:及|和|与|、)?离职|进退场|进出[场厂人]|出入[场厂人]/u;
const tells =
  /状态|类[型别]|增|减|入职|到岗|上岗|报到|离职|离岗|退|停|[进入出离]厂|[进入出离退]场|在职|操作|办理|动作|投保|参保|加保|起保/u;

/** The words that say what a sheet is: its title's, where its name says nothing. */
const wordsOf = ({ name }: Sheet, { skipped }: ListReading): string => {
  const title = skipped.find(({ why }) => why === 'above_heading')?.text ?? '';
  return tidyText(title !== '' && /^(?:sheet|工作表)?\s*\d*$/iu.test(name) ? title : name).slice(0, 200);
};

/** Of who leaves, the day is the last one. */
const leaving = ({ start_date, ...values }: ListRow['values']): ListRow['values'] =>
  start_date === undefined || values.end_date !== undefined
    ? { ...values, ...(start_date === undefined ? {} : { start_date }) }
    : { ...values, end_date: start_date };
