/** Whether words mean some alone of those whom a list names: by their look (红字及划线为离职), or by other words (只走一个, 其余留下, A由B接替). */
export const picksSome = (words: string): boolean => look.test(words) || part.test(words);

const look =
  /[红黄绿蓝灰橙紫粉](?:色|底|字|标|框)|[标涂打画圈][了成出]?[红黄绿蓝灰橙紫粉]|底色|高亮|加粗|斜体|划(?:线|掉|去)|删除线|[打画]了?[√✓勾叉×圈]|颜色|highlight|strike|\b(?:in|marked) (?:red|yellow|green)|resaltad|tachad|en rojo|赤字|取り消し線/iu;
const part =
  /只(?![要有好能])|只有|仅|唯独|其[中余他它]|剩下|除了?|替|换|顶|接(?:手|班)|留(?:下|着)|另外|\b(?:only|except|replac\p{L}+|others?|sólo|solo|salvo|excepto)\b/iu;
