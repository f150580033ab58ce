/** Whether a line, with a blank for each name, says of those alone that they come, leave or are wanted: 就上\0, 先给\0和\0上, 要\0, \0可以上. */
export const picksSome = (words: string): boolean => {
  const text = words.trim();
  return whole.test(text) && decides.test(text);
};

const before =
  '那|就|先|暂时|只|仅|光|最后|最终|还是|决定|定了?|目前|这次|这批|麻烦|帮我?|请|给|把|要|选|用|留|上|加|买|报|办|停|减|退|保险?|参保|投保|个|了|是|吧|[,，、:：]|\\s';
const behind =
  '\\0|和|跟|与|及|这|那|一个|[两俩几]个?|[\\d一二两三四五六七八九十]+[个位名]人?|上|加|买|要|选|留|停|减|退|报|办|保险?|参保|投保|掉|可以|能|就|行|好|够|了|吧|的|先|人|[,，、。!！~]|\\s';
/** A day, a place or anything else makes it a word about them. 可以上了 says what was not so before. */
const whole = new RegExp(`^(?:${before})*\\0(?:${behind})*$`, 'u');
const decides = /[上加买要选停减退办就只仅光](?!.*(?<![就行好够定])了)|留(?!.*了)/u;
