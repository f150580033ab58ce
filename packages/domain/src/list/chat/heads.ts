/** Where a line says how many are meant. Without a number where it says so of something else, or not for certain. */
export type Heads = { readonly at: number; readonly heads: number | undefined };

/** How many are coming: 3个, 十二位, 俩. */
export const headsWords =
  /(?<!\d)(?:(?:\d{1,3}|[一二两三四五六七八九十几]{1,3}) ?(?:[个位]|名(?!单)|人(?!民))(?:人|工人|员工|新人)?|[俩仨](?:人|个)?)/gu;

/** 来两个 looks like a name, since 来 is a surname too. */
export const looksLikeHeads = (text: string): boolean =>
  /^[来从都连和于时](?:[一二两三四五六七八九十几]{1,2}[个名位人]|[俩仨]$)/u.test(text);

/** The numbers of heads in half-width running text. */
export const headsIn = (text: string): readonly Heads[] =>
  Array.from(text.matchAll(headsWords), ({ 0: words, index }) => ({
    at: index,
    heads:
      isOfPersons(text, index, index + words.length) && !isOneOfThem(words, text.slice(index + words.length))
        ? headsOf(words)
        : undefined,
  }));

/** 来两个人一个叫王五…还有一个叫赵六: one of those who were counted. */
const isOneOfThem = (words: string, behind: string): boolean =>
  /^[一1] ?[个名位]人?$/u.test(words.trim()) && /^(?:名?叫|姓(?!名))/u.test(behind);

/** 第3个, 每2人, 3个月, 3个以上 say no number of persons. */
const isOfPersons = (text: string, at: number, end: number): boolean =>
  !/[第每各前后超近约差同哪]/u.test(text[at - 1] ?? '') &&
  !/^ ?(?:月|小时|钟头|工作日|星期|礼拜|厂|班|地方|单位|公司|项目|车间|点|多|左右|以上)/u.test(
    text.slice(end, end + 4),
  );

function headsOf(words: string): number | undefined {
  if (words.startsWith('俩')) return 2;
  if (words.startsWith('仨')) return 3;
  const [digits] = /^\d+/u.exec(words) ?? [];
  const number = digits === undefined ? spokenNumber(words) : Number(digits);
  return number === undefined || number < 1 ? undefined : number;
}

/** 两, 十二, 二十三; undefined for 几 and what is no number. */
function spokenNumber(words: string): number | undefined {
  const [, tens, ten, ones] =
    /^([一二三四五六七八九])?(十)?([一二两三四五六七八九])?[个名位人 ]/u.exec(words) ?? [];
  const digit = (character: string) => '零一二三四五六七八九'.indexOf(character.replace('两', '二'));
  if (ten !== undefined)
    return 10 * (tens === undefined ? 1 : digit(tens)) + (ones === undefined ? 0 : digit(ones));
  const only = tens ?? ones;
  return only === undefined || (tens !== undefined && ones !== undefined) ? undefined : digit(only);
}
