/** Whether words name an example of how to fill in a list. */
export const saysExample = (text: string): boolean => /示例|样例|样表|范例|例子|example|sample/iu.test(text);

/** Whether words name what tells how to fill in a list, where an example often stands. */
export const saysHowToFill = (text: string): boolean => /填[写表报](?:说明|须知|要求)/u.test(text);

/** The name of a sheet, or what stands beside a name; a sentence that speaks of examples may speak of anybody. */
const label_max = 12;

/** Whether the words for which somebody stands in a list say that it is nobody, but an example. */
export const isExample = (words: string): boolean =>
  words.length <= label_max && (saysExample(words) || saysHowToFill(words));
