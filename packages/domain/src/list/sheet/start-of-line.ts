import type { Day } from '../../calendar/day.ts';
import { spokenDates } from '../words/spoken-dates.ts';

/** Words of a line that speaks of those above it. */
export const back = /最后(?:一|两|二|三|\d)?[个位人名]|以上|上面|上述|↑|前面|均为|都是|均系|全部为|都算/u;

/** Words of whoever begins somewhere. */
export const begins =
  /入职|起保|生效|上班|到岗|到厂|进厂|进场|入场|入厂|参保|投保|开始|上岗|报到|加保|增员|上[夜白早晚中]班|起|进\d|来上|开工|新员工|新人/u;
const saysWhenWritten = /制表|填表|截至|截止|报送|更新|导出|打印|统计|前报/u;

/** The day on which a line says that persons begin. */
export function startIn(text: string, today: Day, isSection: boolean): string | undefined {
  if ((!isSection && !begins.test(text)) || saysWhenWritten.test(text)) return undefined;
  const date = dateIn(text);
  if (date !== undefined) return spokenDates(`${date}到岗`, today)[0]?.day;
  const days = spokenDates(text, today).filter(({ field }) => field === 'start_date');
  const [only] = days;
  if (only === undefined || new Set(days.map(({ day }) => day)).size > 1) return undefined;
  const behind = text.slice(only.end, only.end + 12);
  // 11月28日开业前到岗 names no day.
  if (/^[^,，。;；]{0,6}前/u.test(behind))
    return text.slice(only.at, only.end + behind.length).replace(/[)）\s]+$/u, '');
  return only.day;
}

/** 27号, the only one or the one on which somebody begins: 25号体检，27号入职. */
function dateIn(text: string): string | undefined {
  const dates = [...text.matchAll(/(?<![\d月/.-])\d{1,2}[日号]/gu)];
  const isBegun = ({ 0: date, index }: RegExpExecArray) =>
    dayBegins.test(text.slice(index + date.length, index + date.length + 12));
  // 以上25号到，剩下的26号到: what is said of those above is said first.
  if (back.test(text.slice(0, dates[0]?.index ?? 0))) return dates[0]?.[0];
  const meant = new Set(dates.map(([date]) => date)).size > 1 ? dates.filter(isBegun) : dates;
  return new Set(meant.map(([date]) => date)).size === 1 ? meant[0]?.[0] : undefined;
}

const dayBegins = new RegExp(`^[^,，。;；、\\d]{0,4}?(?:${begins.source}|[到来])`, 'u');
