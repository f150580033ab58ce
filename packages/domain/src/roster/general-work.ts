type Place = { readonly name: string; readonly occupation_codes: readonly string[] };
type Work = { readonly code: string; readonly name: string };

/** Whether a word for work says no more than that somebody works: 操作工 of electronics is an alias, and at a weaving mill another work. */
export const isGeneral = (text: string): boolean =>
  /^\s*(?:操作工|操作员|作业员|普工|普通工人?)\s*$/u.test(text);

/**
 * Whether a general word means the work type that it is an alias of: at a company that has it approved, and either is of its trade by
 * name, or has no other work approved that the word fits.
 *
 * @param place undefined where the company is not known
 */
export function isMeantAt(
  place: Place | undefined,
  { code, name }: Work,
  byCode: ReadonlyMap<string, Work>,
): boolean {
  if (place === undefined || place.occupation_codes.length === 0) return true;
  if (!place.occupation_codes.includes(code)) return false;
  const [, trade = ''] = /[(（]([^()（）]+)[)）]/u.exec(name) ?? [];
  if (trade !== '' && place.name.includes(trade)) return true;
  return place.occupation_codes.every((one) => one === code || !fits.test(byCode.get(one)?.name ?? ''));
}

/** Work that is called 操作工 where it is done. */
const fits = /操作工|操作员|装配工|总装工|普工|织造工|加工工/u;
