import type { Day } from '../calendar/day.ts';
import { halfWidth } from '../half-width.ts';
import type { Directory } from '../roster/directory.ts';
import type { Doubt } from '../roster/intent.ts';
import { clipped } from './cell.ts';
import { groupsIn, knownNames } from './leaver-groups.ts';
import type { ListReading, ListRow } from './table.ts';
import { besidePersons, dayInFewWords, withOwnStart } from './own-starts.ts';
import { leavingIn } from './words/leaving-words.ts';
import { orderOf } from './words/line-order.ts';
import { createMentions } from './words/mentions.ts';
import { dayWords } from './words/open-days.ts';
import { looksLikeName } from './words/surnames.ts';
import { spokenDates } from './words/spoken-dates.ts';

type Asked = {
  readonly today: Day;
  readonly text?: string | undefined;
  readonly directory?: Directory | undefined;
};

/**
 * Starters with what their list says of them where nobody took it: a line below all of them that moves their day, their work or their
 * number, and a day in their own words that nobody could read. The line is asked about; the words stand where the day has to be typed.
 *
 * Source: docs/business-rules.md#what-a-list-says-of-a-person
 */
export function withChangesBelow(reading: ListReading, { today, text = '', directory }: Asked): ListReading {
  const mentions = directory && createMentions(directory);
  const names = knownNames(reading.rows);
  const lines = text.includes('\t') || reading.message_lines === null ? [] : text.split(/\r\n|\r|\n/);
  const lastOf = new Map<string | undefined, number>();
  for (const { source_sheet, source_row, intent } of reading.rows)
    if (!intent) lastOf.set(source_sheet, Math.max(lastOf.get(source_sheet) ?? 0, source_row));
  const below = [
    ...reading.skipped,
    // 身份证改成 3205…: a number of its own, and of somebody above.
    ...reading.rows.flatMap(({ intent, values, ...row }) =>
      intent?.kind === 'correct' && values.idcard !== undefined && !looksLikeName(values.name ?? '')
        ? [{ ...row, text: `身份证改 ${values.idcard}` }]
        : [],
    ),
  ]
    .filter(({ source_sheet, source_row }) => source_row > (lastOf.get(source_sheet) ?? Infinity))
    .map((line) => {
      const written = halfWidth(clipped(line.text, line_max));
      const days = spokenDates(written, today).flatMap(({ field, day }) =>
        field === 'birthday' || day < today ? [] : [day],
      );
      const [day = dayInFewWords(written, today), ...more] = new Set(days);
      return {
        ...line,
        day: more.length === 0 ? day : undefined,
        words: clipped(written.replace(/\d(?=[\dXx]{4})/g, '*'), words_max),
        isOfAll: ofAll.test(written),
        isChange: changes.test(written),
        isOfNumber: ofNumber.test(written),
        isOfOthers:
          leavingIn(written).leaves ||
          /退了|不用报|已经?[加报]/u.test(written) ||
          groupsIn(written, names).length > 0,
        companies: mentions?.companies(written).map((one) => one.text) ?? [],
        works: mentions?.occupations(written).map((one) => one.text) ?? [],
        called: Array.from(
          written.matchAll(/[老小阿](?<name>\p{Script=Han})(?!\p{Script=Han}{0,1}(?:时|心))/gu),
          (one) => one.groups!.name!,
        ),
      };
    });
  // A list may have as many lines below it as rows: only what can say something is held against each of them.
  const telling = Map.groupBy(
    below
      .filter(
        ({ day, isOfNumber, isOfOthers, called, works }) =>
          !isOfOthers && (day !== undefined || isOfNumber || called.length * works.length > 0),
      )
      .slice(0, telling_max),
    ({ source_sheet }) => source_sheet,
  );
  const doubtsOf = (row: ListRow): readonly Doubt[] =>
    (telling.get(row.source_sheet) ?? []).flatMap(
      ({ words, day, works, called, companies, isOfAll, isChange, isOfNumber }): readonly Doubt[] => {
        const isElsewhere = companies.length > 0 && !companies.includes(row.values.work_company ?? '');
        if (isElsewhere) return [];
        const { name = '', start_date, occupation } = row.values;
        const isCalled = called.some((one) => name.startsWith(one));
        const isWork = works.some((work) => occupation?.includes(work) === true || work === occupation);
        const isMoved = day !== undefined && day !== start_date;
        if (isMoved && (isOfAll || isCalled || isWork || (isChange && called.length + works.length === 0)))
          return [{ field: 'start_date', words, others: [day] }];
        if (day === undefined && isCalled && works.length > 0 && !isWork)
          return [{ field: 'occupation', words, others: [works[0]!] }];
        return day === undefined && isOfNumber ? [{ field: 'idcard', words, others: [] }] : [];
      },
    );
  const besideOf = besidePersons(reading.rows, lines, (line) => {
    const order = mentions && orderOf(line, { mentions, today });
    return order?.kind === 'ahead' ? order.cuts : [];
  });
  return {
    ...reading,
    rows: reading.rows.map((row) => {
      if (row.intent) return row;
      const known = new Set(row.doubts?.map(({ field }) => field));
      const more = doubtsOf(row).filter(({ field }) => !known.has(field));
      const told = more.length === 0 ? row : { ...row, doubts: [...(row.doubts ?? []), ...more] };
      const line = lines[row.source_row - 1] ?? '';
      return withOpenDay(withOwnStart(told, besideOf(row), today), line);
    }),
  };
}

/** 三天后来, 28上班: the words stand where the day has to be typed, for an empty cell is the earliest there is. */
function withOpenDay(row: ListRow, line: string): ListRow {
  const open = openStart.exec(halfWidth(line.slice(0, line_max)));
  if (row.values.start_date !== undefined || open === null) return row;
  return { ...row, values: { ...row.values, start_date: dayWords(open[0]) } };
}

const openStart =
  /(?:[一二两三四五六七八九十半]+|(?<!\d)\d{1,2})(?:天|周|个?(?:星期|礼拜|月))(?:之?后|以后)(?:再)?(?:来|到|上|入|进|报)?|(?<![\d.:])(?:[12]?\d|3[01])(?:上班|上岗|入职|进厂|报到|到岗|来上班)/u;
const ofAll = /都|全部|统一|均|大家|以上|所有|(?:[两三四五六七八九十\d]+)(?:个人|人)/u;
const changes = /[改推延换变]|提前|更正/u;
/** 身份证尾号是1378, 刚才身份证打错 3205…: said of a number that stands above. */
const ofNumber =
  /^(?:刚才|刚刚|上面|前面|那个|[她他]的?|\s)*(?:身份证|证件|尾号|号码).{0,12}?(?:[改错]|是|应该|更正).{0,12}?\d{3}[\dXx]/u;

/** Nobody changes a list by more lines than this below it. */
const telling_max = 200;
const line_max = 300;
const words_max = 200;
