/**
 * What leads from a place, or from any other words, to people who are named elsewhere: 华讯以下人员, 恒立下列员工, 博恩 这几个人. Nobody's
 * name stands before it.
 */
const those =
  '(?:的|[那这]边的?|公司|厂里?)?(?:(?:以下|下列|下述|如下|下面|下边)(?=[\\s:：]*$|[几这那\\d一二两三四五六七八九十\\0]|[的名单]|人|员工|同事)|[这那](?:几|\\d{1,2}|[两三四五六七八九十]{1,2})(?:[个位名]人?|人)|[这那](?:些人?|批人?))';

/** Whether words at a place stand before such, and no other name beside them. */
export const isBeforeThose = (text: string, at: number): boolean =>
  wordsBeforeThose.test(text.slice(at, at + words_max)) &&
  !/[、和跟与及,，]\s*$/u.test(text.slice(Math.max(0, at - 3), at));

/** Words from the beginning of a clause to such, without them: 华讯, of 华讯以下人员. */
export const wordsBeforeThose = new RegExp(`^\\s*\\p{Script=Han}{2,8}?(?=[\\s,:：]{0,2}${those})`, 'u');

const words_max = 20;
