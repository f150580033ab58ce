import { isKin } from './callings.ts';
import { fillers } from './words.ts';
import { sayings } from '../words/intent-words.ts';
import type { Mentions } from '../words/mentions.ts';
import { isNegated, isSurname, looksLikeName } from '../words/surnames.ts';

/** A surname and a given name. */
export const looks = 3;

const noName =
  /^(?:身份证|护照|旅券|证件|号码|电话|手机|姓名|性别|[男女]性?|民族|汉族?|越南|韩国|日本|缅甸|老挝|籍|备注|岗位|工种|单位|公司|发错|更正|顶替|换成|以下|以上|如下|这个|那个|普工|不用管|同上|临时|夜班|白班|长白班|明天|后天|今天|昨天|周[一二三四五六日]|港澳|台胞证|回乡证|回鄉證|通行证|居住证|居住證|台湾|香港|澳门|法国|美国|英国|德国|俄罗斯|外国人|居留|已上岗|本人|小时工|应该|应该?[是为]|[那这](?:边|里)的?|(?:来|要|进|招|加)?[个几]人|来也|在不在保?|(?:也是?)?(?:同|重)名(?:同姓)?|同名同姓|同姓(?:同名)?|同名字|小伙(?:子|儿)?|小姑娘|小年轻|老头子?|老人家?|大[叔爷妈婶]|[男女](?:孩子?|生|娃|工)|在保|[他她]?自己|错的?|对的|新的?|旧的?|原来的?|现在的?|之前的?|正确的?|错误的?|更正后?|改后|第[一二三四五六七八九十]个?)$|编号$|单号$|^重新|^(?:先?别|不要|不用|勿|莫)(?:再|给|要|去|来|买|交|加|报|投|动|忘|漏)|[买加报]上$|居留|永久|族$|介绍|名字|身份证|证$|證$|宿舍|退伍|老乡|籍$/u;

/** What stands for a name and is hardly all of one: words of a sentence, what somebody is called, a paper's name in any letters. */
export const oddName =
  /[的了这那你他她们没做干给跟号证]|^\p{Script=Han}{2,4}[顶替换]\p{Script=Han}{2,4}$|^[老小阿大]\p{Script=Han}$|\p{Script=Han}(?:[姐哥叔姨总]|师傅|老师|经理|主任|班长|队长|先生|女士|小姐)$|^不|是$|不用|\b(?:passport|no|id|number|pp|mr|mrs|ms|anh|chị)\b/iu;

export const isDayWord =
  /^(?:大后|[今明后昨])[天日早晚朝](?:晚上|早上|上午|下午)?(?:进|来|到|上|去|入|开|报|要|就)?|^下{0,2}(?:周|星期|礼拜)[一二三四五六日天](?:$|进|来|到|上|去|入|开|报|早|晚)/u;

/** Words that say why somebody is named are hardly a name. */
export const isSaying = (name: string): boolean =>
  sayings.some(
    ([kind, pattern]) =>
      kind !== 'none' && kind !== 'add' && name.replace(pattern, '').length < name.length - 1,
  );

/** A name need not begin with a known surname where it stands beside a number. */
export function hanScore(bare: string, name: string, start: number, mentions: Mentions): number {
  const length = Array.from(name).length;
  if (isNegated(name) && !name.startsWith('莫')) return -9;
  if (noName.test(name) || isKin.test(name) || isDayWord.test(name)) return -9;
  const dotted = /[·•‧・.．∙⋅]/u.test(name);
  if (bare.includes(' ') && !(isSurname(bare.split(' ')[0] ?? '') && length < 5)) return -9;
  if (
    length > 4 &&
    !dotted &&
    !/^[阿艾吾][不卜布]/u.test(name) &&
    /[他她的了是在不换来去叫这那我你们个给和跟]/u.test(name)
  )
    return -9;
  if (length < 2 || (length > 4 && !dotted && (length > 7 || start > 0)) || length > 25) return -9;
  const isWork = mentions
    .occupations(name)
    .some(({ at, end }) => end === name.length && (at === 0 || doing.test(name.slice(0, at))));
  // 锦绣换: a company and a verb.
  const isPlace = mentions
    .companies(name)
    .some(
      (one) => one.at === 0 && (one.end === name.length || /^[换加减进来去]$/u.test(name.slice(one.end))),
    );
  const hasFiller = name.replace(fillers, '') !== name;
  const isName = looksLikeName(name);
  return (
    (isName || dotted ? looks : length > 4 ? -1 : 0) +
    (isWork ? -9 : 0) +
    (isPlace ? -2 : 0) +
    (isSaying(name) ? (isName ? -2 : -9) : 0) +
    (hasFiller && !isName ? -6 : hasFiller ? -3 : 0) +
    (start === 0 ? 1 : 0)
  );
}

/** Words before a work type. */
const doing = /^(?:担任|从事|应聘|负责|安排|岗位|工种|做|干|当|是|去做|来做|想做|要做|学)的?$/u;

export function latinScore(words: string, mentions: Mentions): number {
  if (
    /^(?:id|no|sfz|tel|phone|mobile|passport|cm|kg|x|ok|smt|cnc|qc|ipqc|hr|it|male|female|hi|dear|team|pls|please|also|and|for|from|add|new|name|thx|thanks)\b/i.test(
      words,
    )
  )
    return -9;
  if (mentions.occupations(words).some((one) => one.at === 0 && one.end === words.length)) return -9;
  if (/^\p{Lu}/u.test(words) && / /.test(words)) return 1;
  return /^\p{Lu}\p{L}{2,}/u.test(words) ? -1 : -5;
}
