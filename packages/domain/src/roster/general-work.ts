type Place = { readonly name: string; readonly occupation_codes: readonly string[] };
type Work = { readonly code: string; readonly name: string; readonly aliases: readonly string[] };

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
  { code, name }: Pick<Work, 'code' | 'name'>,
  byCode: ReadonlyMap<string, Work>,
): boolean {
  if (place === undefined || place.occupation_codes.length === 0) return true;
  if (!place.occupation_codes.includes(code)) return false;
  const [, trade = ''] = /[(（]([^()（）]+)[)）]/u.exec(name) ?? [];
  if (trade !== '' && place.name.includes(trade)) return true;
  return place.occupation_codes.every((one) => one === code || !fits.test(byCode.get(one)?.name ?? ''));
}

/**
 * What a word that is an alias means at a company: of its approved work the only one that the word fits. 装卸工 is of couriers, and at
 * a warehouse 仓库装卸工; 叉车工 is either of two where both are approved, and undefined.
 *
 * @param called whose alias it is: also where nothing that is approved there fits
 */
export function approvedOf<Called extends Work>(
  text: string,
  place: Pick<Place, 'occupation_codes'> | undefined,
  called: Called,
  byCode: ReadonlyMap<string, Called>,
): Called | undefined {
  const codes = place?.occupation_codes ?? [];
  const stem = stemOf(text);
  const fitting = codes.flatMap((code) => {
    const work = byCode.get(code);
    return work && (work === called || isCalled(work, stem)) ? [work] : [];
  });
  return fitting.length > 1 ? undefined : (fitting[0] ?? called);
}

const isCalled = ({ name, aliases }: Work, stem: string): boolean =>
  (!/[工员]$/u.test(stem) && withoutTrade(name).includes(stem)) ||
  aliases.some((alias) => stemOf(alias) === stem);

/** 装卸 of 装卸工; 护工 is one word, and none with 养护工. */
export const stemOf = (text: string): string =>
  text.trim().replace(/(?<=.{2})(?:工人|人员|师傅|工|员)$/u, '');

/** Work that is called 操作工 where it is done. */
const fits = /操作工|操作员|装配工|总装工|普工|织造工|加工工/u;

/** 贴片机操作员 of 贴片机操作员(SMT). */
export const withoutTrade = (name: string): string => name.replace(/[(（].*/u, '');
