/** What people do in factories, shops and yards, by the words they have for it, whether or not a directory knows the word. */
export const works =
  /(?:数车|数控|[车铣磨钻冲刨镗锯摇]床|线切割|火花机|激光切割|[点电]焊|氩弧焊?|二保焊|气保焊|焊接|折弯|剪板|打磨|抛光|去毛刺|喷涂|喷漆|质检|品管|全检|抽检|巡检|外检|注塑|压铸|冲压|组装|装配|打螺丝|上下料|投料|下料|配料|理货|上架|分拣|卸货|装车|搬运|叉车|冷库|裁剪|平车|锁边|整烫|熨烫|后道|覆膜|贴标|喷码|机修|钳工|前纺|细纱|络筒|挡车)(?:操作)?(?:工人?|员|师傅|岗)?/gu;

type Work = { readonly at: number; readonly end: number; readonly text: string };

/** The words of a text that stand alone, as 冲床 in 萧山五金 冲床, or before 的 and a number of heads. */
export const workWords = (text: string): readonly Work[] =>
  Array.from(text.matchAll(works), ({ 0: words, index }) => ({
    at: index,
    end: index + words.length,
    text: words,
  })).filter(({ at, end }) => isAlone(text, at, end));

const isAlone = (text: string, at: number, end: number): boolean =>
  (counted.test(text.slice(Math.max(0, at - 3), at)) && /^(?:$|[^\p{L}])/u.test(text.slice(end, end + 1))) ||
  (named.test(text.slice(Math.max(0, at - 2), at)) && text.startsWith('的', end)) ||
  (!/[\p{L}\d]$/u.test(text.slice(Math.max(0, at - 1), at)) &&
    /^(?:$|[^\p{L}]|的(?!\p{Script=Han})|[两二三四五六七八九十几]{1,2}[个名位人])/u.test(
      text.slice(end, end + 3),
    ));

/** 上一个叉车, 加2名质检. */
const counted = /[来招进要有上加报增](?:[一两二三四五六七八九十\d]{0,2})[个名位]$/u;

/** 那个冲压的, 来个叉车的. */
const named = /[那这来招进要有]个$/u;
