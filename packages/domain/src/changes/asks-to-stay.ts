/** Whether a list says in so many words that somebody is to stay: 先别减, 他不走了, 留下. Never where it is asked or supposed. */
export const asksToStay = (words: string): boolean => stays.test(words) && !isOpen.test(words);

const stays =
  /(?:别|不要|不用|不能|勿|莫)(?:再|给他|给她)?(?:减|停|退保|删)|(?:先|暂时|暂)不(?:减|停|退保)|不(?:走|离职|辞职|辞)了|留下|留用|继续(?:做|干|上班|参保|保)/u;
const isOpen = /[?？吗么]|可能|大概|也许|或许|如果|要是|不一定|不确定|没定|再说|谁/u;
