import { addDays, type Day } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import { readDate } from './dates.ts';
import { spokenDates } from './spoken-dates.ts';

/** A day in words that stands alone. */
export const spokenDay = (text: string, today: Day): Day | undefined => {
  const plain = halfWidth(text).replace(/^(?:也|同样|都)是?(?=\d|[今明后下周])/u, '');
  if (/^(?:本?月底|月末)$/u.test(plain))
    return addDays(`${addDays(`${today.slice(0, 8)}28` as Day, 4).slice(0, 8)}01` as Day, -1);
  const bare = plain.replace(
    /(?:到岗|入职|上班|上岗|报到|进厂|进场|生效|起保|开始|起|来|早上|上午|下午|晚上)+$/u,
    '',
  );
  const written = bare === plain || bare === '' ? undefined : readDate(bare, today);
  if (written !== undefined) return written;
  const dated = /^(\d{1,2}|[一二三四五六七八九十]{1,3})[日号]$/u.test(plain) ? `${plain}到岗` : plain;
  const [only, ...more] = spokenDates(dated, today);
  const isAll =
    only?.at === 0 &&
    /^(?:到岗|入职|上班|上岗|报到|进厂|进场|生效|起|来|早上?|上午|下午|开始)?$/u.test(dated.slice(only.end));
  return isAll && more.length === 0 ? only.day : undefined;
};
