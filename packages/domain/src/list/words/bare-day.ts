import { nameSign } from './hidden-doubts.ts';

const day = '(?:[12]?\\d|3[01])';
const noDay = '(?![\\d:.点时号日月年/人个位名岁楼线班组车库]|\\s*(?:个|位|名|岁|人|小时))';
const until = '(?:[做干上](?:班)?(?:到|至|完)?|走到?|到|至|最后(?:一[天班])?)';
const ends = '(?:[走离辞停减退]|才|再|最后|还有?.{0,4}班|为止|下班|晚|早|夜|中|白)';

const bareDay = new RegExp(
  [
    // 罗志强28离职
    `${nameSign}${day}${noDay}`,
    // 宋斌娟 28走, 陈平 27最后一班
    `(?:^|[${nameSign}\\0\\s(（,，:：])${day}\\s?${ends}`,
    // 唐春文 做到29
    `(?:^|[${nameSign}\\0\\s(（,，:：])(?:[他她]|要|会|就|是|还|再|也|上班)*${until}\\s?${day}${noDay}`,
  ].join('|'),
  'u',
);

/** Whether words at a name have a number that only looks like a day, and may be the last one: 28走, 做到29, 27最后一班. */
export const isBareDay = (words: string): boolean => bareDay.test(words);
