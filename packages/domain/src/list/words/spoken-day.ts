import { addDays, type Day, dayNumber } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import { readDate } from './dates.ts';
import { spokenDates } from './spoken-dates.ts';

/** Weeks begin on Monday. */
const weekOf = (day: Day): number => Math.floor((dayNumber(day) + 3) / 7);

/** A day in words that stands alone. */
export const spokenDay = (text: string, today: Day): Day | undefined => {
  const plain = halfWidth(text)
    .replace(/^(?:也|同样|都)是?(?=\d|[今明后下周])/u, '')
    // 27号 夜班: which shift it is.
    .replace(/(?<=[日号天\d一二三四五六])[\s,(]*(?:[早中晚夜白]|长白|大夜|小夜)班\)?$/u, '');
  if (/^(?:本?月底|月末)$/u.test(plain))
    return addDays(`${addDays(`${today.slice(0, 8)}28` as Day, 4).slice(0, 8)}01` as Day, -1);
  const bare = plain.replace(
    /(?:到岗|入职|上班|上岗|报到|进厂|进场|生效|起保|开始|起|来|早上|上午|下午|晚上)+$/u,
    '',
  );
  const written = bare === plain || bare === '' ? undefined : readDate(bare, today);
  if (written !== undefined) return written;
  const dated = /^(\d{1,2}|[一二三四五六七八九十]{1,3})[日号]$/u.test(plain) ? `${plain}到岗` : plain;
  const ofWeek = /^(?:本|这个?)(?=周|星期|礼拜)/u.exec(dated)?.[0] ?? '';
  const [only, ...more] = spokenDates(dated.slice(ofWeek.length), today);
  // 本周五 on a Saturday was yesterday.
  if (ofWeek !== '' && only !== undefined && weekOf(only.day) !== weekOf(today)) return undefined;
  const isAll =
    only?.at === 0 &&
    /^(?:到岗|入职|上班|上岗|报到|进厂|进场|生效|起保?|来|到厂?|早上?|晚上?|上午|下午|\d{1,2}[点时](?:半|\d{1,2}分?)?|\d{1,2}:\d\d|开始|到(?=$))*$/u.test(
      dated.slice(ofWeek.length + only.end),
    );
  return isAll && more.length === 0 ? only.day : undefined;
};
