import { asked } from './asked.ts';
import type { ListRow, SheetRow } from '../table.ts';
import { createMeant } from './told-by-notes.ts';

/**
 * The persons with what the remark of another says of them: 沙小兵明天不来, 1号不来了, 上面那个先别买, 以上已买, 以下待定. Of whom it is
 * said there nobody but the clerk can tell for certain: the row it stands in is kept back as well.
 */
export function withRemarksOfOthers(
  people: readonly ListRow[],
  rows: readonly SheetRow[],
): readonly ListRow[] {
  if (people.length > people_max) return people;
  const meant = createMeant(people, rows);
  const told = new Map<ListRow, string>();
  for (const [at, { intent, values }] of people.entries()) {
    const words = intent?.words ?? '';
    // Whoever takes a place is told of where the two stand.
    const isOfRemark =
      words !== '' &&
      (values.remark ?? '').includes(words) &&
      !/^(?:replace|correct)$/.test(intent?.kind ?? '');
    if (!isOfRemark) continue;
    const isOf = meant(words);
    const numbers = numbersIn(words);
    const named = people.filter(
      (row, place) => place !== at && (isOf(row, place) !== undefined || numbers.has(place + 1)),
    );
    const placed = beside(words, at).flatMap((place) => people[place] ?? []);
    for (const row of [...named, ...placed]) if (!row.intent) told.set(row, words);
  }
  if (told.size === 0) return people;
  return people.map((row) => {
    const words = told.get(row);
    return words === undefined ? row : asked(row, words);
  });
}

/** 和4号都等体检: the numbers that people have in a list, and no days on which they come. */
const numbersIn = (words: string): ReadonlySet<number> =>
  new Set(
    Array.from(
      words.matchAll(/(?<![月\d./-])(\d{1,2})号(?!\d|[到来进入上开起以之前后楼线门车]|之|才)/gu),
      ([, number]) => Number(number),
    ),
  );

/** The places that words beside a person mean: the one above or below, all of these, or so many. */
function beside(words: string, at: number): readonly number[] {
  const [, count] = /[下上]面?[这那]?([一两二三四五六七八九十]|\d{1,2})[个位人名]/u.exec(words) ?? [];
  const many =
    count === undefined
      ? undefined
      : Number(count) || '零一二三四五六七八九十'.indexOf(count.replace('两', '二'));
  if (/以上|之前都|前面都/u.test(words)) return range(many === undefined ? 0 : at - many, at);
  if (/以下|往下|之后都|后面都|从这[里个]?开始/u.test(words))
    return range(at + 1, at + 1 + (many ?? rows_max));
  if (/上面|楼上|上一[个位]|↑|同上/u.test(words)) return range(at - (many ?? 1), at);
  if (/下面|楼下|下一[个位]|↓/u.test(words)) return range(at + 1, at + 1 + (many ?? 1));
  if (/[他她]们?俩|两口子|这两个|这[三几]个/u.test(words)) return [at - 1, at + 1];
  return [];
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - Math.max(0, from)) }, (_, place) => Math.max(0, from) + place);

const rows_max = 300;
/** In a longer list no remark speaks of others by their place. */
const people_max = 1_000;
