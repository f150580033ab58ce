import type { Day } from '../../calendar/day.ts';
import { checkCharacterOf } from '../../persons/id-number.ts';
import type { Directory } from '../../roster/directory.ts';
import { halfWidth } from '../../half-width.ts';
import { readChat } from '../chat/chat.ts';
import { ordinalsIn } from '../chat/ordinals.ts';
import { asked } from './asked.ts';
import { ordersOf } from './list-places.ts';
import type { ListRow, SheetRow, SkippedRow } from '../table.ts';
import { decidesSurely, mayDecide } from '../words/decisions.ts';
import { saysLater, speaksAgainst } from '../words/misgivings.ts';
import { isOtherDay } from './told-by-notes.ts';
import { looksLikeName } from '../words/surnames.ts';

/**
 * The persons with what a line above or below the list says of them that nobody else understood: it is read as if it stood below a
 * message that names the same people. 只买前三个, 本次只报1、2、4, 3号改到28号. Where that tells nothing, all are asked about.
 */
export function readAsMessage(
  people: readonly ListRow[],
  notes: readonly SkippedRow[],
  {
    rows: all,
    isWanted = isOpen,
    ...at
  }: At & {
    readonly rows: readonly SheetRow[];
    /** Which lines are read. */
    readonly isWanted?: (text: string) => boolean;
  },
): readonly ListRow[] {
  const wide = new Set(all.filter(({ cells }) => isWide(cells)).map(({ row_no }) => row_no));
  const places = people.map(({ source_row }) => source_row);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  if (people.length === 0) return people;
  const orders = ordersOf(people, all).map((order) => {
    const placeOf = new Map(order.map((row, place) => [row, place]));
    return { places: people.map((row) => placeOf.get(row) ?? 0), message: messageOf(order, at) };
  });
  const names = people.flatMap(({ values }) => (looksLikeName(values.name ?? '') ? [values.name ?? ''] : []));
  const isTold = (text: string) => isWanted(text) || (isWanted === isOpen && namesOne(text, names));
  return notes
    .filter(
      ({ why, source_row }) =>
        said.has(why) && (source_row < first || source_row > last) && !wide.has(source_row),
    )
    .flatMap(({ text }) => text.split(/[;；。\n]|\s{2,}/u))
    .filter(
      (text) =>
        text.length < text_max && !howTo.test(text) && !signs.test(text) && !isOtherDay(text) && isTold(text),
    )
    .slice(0, notes_max)
    .reduce((rows, text) => (isHeard(rows, text) ? rows : heardIn(orders, rows, text)), people);
}

type At = { readonly today: Day; readonly directory: Directory };

/** A sentence stands in a cell or two; more are headings, or sums. */
const isWide = (cells: SheetRow['cells']): boolean =>
  new Set(cells.map(({ text }) => text.trim()).filter((text) => text !== '')).size > 2;

/** 李四 刷掉: whatever it says of somebody by name. */
const namesOne = (text: string, names: readonly string[]): boolean =>
  text.length < named_max && names.some((name) => text.includes(name));
const named_max = 40;

/** 前四个24号，后面两个30号 has a day for each. */
const isOpen = (text: string): boolean =>
  mayDecide(text) || (/[号日天周]/u.test(text) && ordinalsIn(halfWidth(text)).length > 0);

/** The lines but those that were read as a message, which say nothing else. */
export const unread = (
  notes: readonly SkippedRow[],
  before: readonly ListRow[],
  after: readonly ListRow[],
): readonly SkippedRow[] => notes.filter(({ text }) => isHeard(before, text) || !isHeard(after, text));

/** Whether what a line says was told of somebody already. */
function isHeard(people: readonly ListRow[], line: string): boolean {
  const text = halfWidth(line);
  const isOf = (words: string) =>
    words.length > 1 && (text.includes(halfWidth(words)) || halfWidth(words).includes(text));
  // 男的25号开始买，女的先搁着: a day was told, and of whom the rest speaks not.
  const isAgainst = speaksAgainst(text) || saysLater(text) || /先(?!买|上|报|加|来|到)/u.test(text);
  return people.some(
    ({ intent, doubts = [] }) =>
      isOf(intent?.words ?? '') || (!isAgainst && doubts.some(({ words }) => isOf(words))),
  );
}

/** What a line says of them in the orders in which it may count them: of halves side by side nobody knows which. */
const heardIn = (orders: readonly Order[], people: readonly ListRow[], text: string): readonly ListRow[] =>
  orders.reduce((rows, order) => heard(rows, text, order), people);

/** A message of the people in an order, and where each of the rows stands in it. */
type Order = { readonly places: readonly number[]; readonly message: Message };

function heard(people: readonly ListRow[], text: string, { places, message }: Order): readonly ListRow[] {
  // Whom the message would not name as the line does.
  if (people.some((row) => nameOf(row) === '' && row.values.name && text.includes(row.values.name)))
    return people;
  if (people.length > people_max) return decidesSurely(text) ? people.map((row) => asked(row, text)) : people;
  const [before, after] = [message.before(), message.with(text)];
  const isOfAll = [...after.values()].every(({ intent }) => intent?.kind === 'unclear');
  const isOfSome = decidesSurely(text) || ordinalsIn(halfWidth(text)).length > 0;
  if (isOfAll && !isOfSome && !insures.test(text)) return people;
  return people.map((row, at): ListRow => {
    const [was, is] = [before, after].map((read) => read.get(numberAt(places[at] ?? at)));
    const words = text.slice(0, words_max);
    const intent = row.intent ?? (is?.intent && { ...is.intent, words });
    const day = is?.values.start_date;
    if (day === undefined || day === was?.values.start_date || day === row.values.start_date)
      return intent ? { ...row, intent } : row;
    const others = row.values.start_date === undefined ? [] : [row.values.start_date];
    const doubts = (row.doubts ?? []).filter(({ field }) => field !== 'start_date');
    return {
      ...row,
      ...(intent ? { intent } : {}),
      values: { ...row.values, start_date: day },
      doubts: [...doubts, { field: 'start_date', words, others }],
    };
  });
}

/** The same people as a message names them: by themselves, and with a line below. */
type Message = {
  readonly before: () => ReadonlyMap<string, ListRow>;
  readonly with: (line: string) => ReadonlyMap<string, ListRow>;
};

function messageOf(people: readonly ListRow[], at: At): Message {
  const lines = people.map((row, place) => `${place + 1}. ${nameOf(row)} ${numberAt(place)}`);
  let before: ReadonlyMap<string, ListRow> | undefined;
  return {
    before: () => (before ??= byNumber(readChat(lines.join('\n'), at).rows)),
    with: (line) => byNumber(readChat([...lines, line].join('\n'), at).rows),
  };
}

const byNumber = (rows: readonly ListRow[]): ReadonlyMap<string, ListRow> =>
  new Map(rows.map((row) => [row.values.idcard ?? '', row]));

const nameOf = ({ values: { name = '' } }: ListRow): string => (looksLikeName(name) ? name : '');

/** A number that no list holds, since nobody's own is needed to know who is meant. */
function numberAt(place: number): string {
  const body = `11010118000101${String(place + 1).padStart(3, '0')}`;
  return body + checkCharacterOf(body);
}

const said = new Set<SkippedRow['why']>(['note', 'above_heading', 'total']);

/** Of a line that shows nobody, what has to do with cover. */
const insures = /[买投]|[参上加停退](?:保|险)|保险/u;

/** How a list is filled in, what its signs mean, whom another list named, and who made this one. */
const howTo =
  /填[写表报好]|请填|格式|模板|示例|样例|必须|不得|请勿|填.{0,2}说明|单元格|表头|列|栏|勾选|复印件|盖章|文本|保密|隐私|[=＝]|标|上次|上批|那批/u;
const signs = /制表|填表|经办|审核|落款|报送|报表人|联系|签[字名章](?!.*同意)|电话|邮箱|抄送/u;

/** In a longer list nobody counts places; whoever such a line means is asked about. */
const people_max = 120;
const notes_max = 10;
const text_max = 120;
const words_max = 200;
