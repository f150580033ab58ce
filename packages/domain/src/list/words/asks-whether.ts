import { saysOtherwise } from './remarks.ts';

/** 入职？, 明天来？, 参保了吗, 是明天来吧: behind somebody, of whom it is asked whether they come. A request, as 能加上吗, asks nothing. */
export const asksWhether = (text: string): boolean => whether.test(text) && !isRequest.test(text);
const comes = '(?:入职|到岗|报[到道]|上岗|上班|进[厂场]|参保|投保|[加买上]保险?|[来到去进加])';
const whether = new RegExp(
  `${comes}(?:了|的)?(?:吗|么|嘛|吧|没有?|不)?\\s*[?？]|${comes}了(?:吗|么|没有?)(?=\\s|$)|(?<!但|就|还)是[^,，。;；]{1,8}吧\\s*$`,
  'u',
);
const isRequest = /能|可以|麻烦|帮|请|行不|好不/u;

/** 投保成功, 入职？: a remark with a word of coming that leaves it open. */
export const leavesOpen = (words: string): boolean => saysOtherwise(words) || asksWhether(words);
