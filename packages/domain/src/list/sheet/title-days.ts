import { addDays, type Day } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import { spokenDates } from '../words/spoken-dates.ts';
import type { ListRow } from '../table.ts';

/** The day on which a title, or the name of a sheet, may mean that all begin. */
export type TitleDay = {
  readonly day: Day;
  readonly words: string;
  readonly isSure: boolean;
  readonly work_company?: string | undefined;
  /** Other days that the same title names. */
  readonly others?: readonly Day[];
};

const begins =
  '入职|起保|生效|上班|到岗|到厂|进厂|进场|入场|入厂|参保|投保|开始|上岗|报到|加保|增员|上工|开工';
const begun = new RegExp(
  `^\\s?(?:日|当天|早上|上午|起)?(?:正式|统一|全部|都|可以?|能)?(?:${begins}|[到来进](?=\\s*(?:$|[,，。;；)）])))`,
  'u',
);
const beginning = new RegExp(`(?:${begins})(?:日期|时间|日)?[:：是为]?\\s?$`, 'u');
const saysOther = /排班|制表|填表|截至|截止|报送|更新|导出|打印|统计|离|退|停|减|更正|错/u;

/** Looks for it in a text that names no day as the beginning in so many words. */
export function titleDay(written: string, today: Day): TitleDay | undefined {
  const text = halfWidth(written).slice(0, 200);
  if (saysOther.test(text)) return undefined;
  const days = spokenDates(text, today).filter(({ field }) => field === 'start_date');
  const near = days.filter(({ at, end }) => begun.test(text.slice(end)) || beginning.test(text.slice(0, at)));
  const [sure] = near;
  if (sure !== undefined && new Set(near.map(({ day }) => day)).size === 1)
    return { day: sure.day, words: text, isSure: true };
  const [only] = days;
  if (only === undefined) return undefined;
  const others = [...new Set(days.map(({ day }) => day))].filter((day) => day !== only.day);
  // 白班25号报到  夜班26号报到 begins on either: who on which is asked.
  if (others.length > 0)
    return near.length > 1 ? { day: only.day, words: text, isSure: false, others } : undefined;
  return only.day < today ? undefined : { day: only.day, words: text, isSure: false };
}

/** The persons who begin on some day with the one that a title may mean. */
export function withTitleDay(rows: readonly ListRow[], found: TitleDay | undefined): readonly ListRow[] {
  if (found === undefined) return rows;
  const { day, words, isSure, work_company: title, others = [] } = found;
  return rows.map((row): ListRow => {
    const kind = row.intent?.kind;
    // A line of one company among several speaks of its own.
    if (title !== undefined && (row.values.work_company ?? title) !== title) return row;
    if (row.values.start_date !== undefined || kind === 'leave' || kind === 'wait' || kind === 'correct')
      return row;
    // Somebody whom it excepts.
    if (row.doubts?.some((one) => one.field === 'start_date' && one.words === words) === true) return row;
    const doubt = { field: 'start_date', words, others } as const;
    return {
      ...row,
      values: { ...row.values, start_date: day },
      ...(isSure ? {} : { doubts: [...(row.doubts ?? []), doubt] }),
    };
  });
}

/** Who leaves on a day that the words name has it for the last. */
export const withLastDay = (row: ListRow, today: Day): ListRow => {
  const { intent, values } = row;
  if (intent?.kind !== 'leave' || values.end_date !== undefined) return row;
  const days = spokenDates(halfWidth(intent.words), today).filter(({ words }) =>
    /\d|今|昨|明|周|星期|礼拜/u.test(words),
  );
  const [only] = days;
  if (only === undefined || new Set(days.map(({ day }) => day)).size > 1) return row;
  const isWeekday = /[周期拜]/u.test(only.words);
  // 周五走了 was the last one.
  const end_date =
    isWeekday && only.day > today && /了|已/u.test(intent.words) ? addDays(only.day, -7) : only.day;
  const isShort = intent.words.length < 12 && !isWeekday;
  const doubt = { field: 'end_date', words: intent.words, others: [] } as const;
  return {
    ...row,
    values: { ...values, end_date },
    ...(isShort ? {} : { doubts: [...(row.doubts ?? []), doubt] }),
  };
};
