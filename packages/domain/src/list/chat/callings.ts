import { looksLikeName } from '../words/surnames.ts';

/** Who somebody is to somebody else. */
const kin = [
  '婆娘|老婆|媳妇儿?|堂客|屋里的|老公|男人|爱人|对象|丈夫|妻子|太太|女朋友|男朋友|女友|男友|儿子|女儿|闺女|姑娘|崽儿?|妹崽',
  '老表|表[弟哥姐妹]|堂[弟哥姐妹]|侄子|侄女|侄儿|外甥女?|叔叔|伯伯|舅舅|小舅子|大舅子|舅子|姐夫|妹夫|嫂子|弟妹|弟媳|女婿|儿媳妇?|孙子|爸爸?|妈妈?|父亲|母亲',
  '弟弟|哥哥|姐姐|妹妹|幺弟|幺妹|[大二三][哥姐]|老弟|老哥|老妹|兄弟|阿?[弟哥姐妹]',
  '亲戚|朋友|老乡|同乡|同学|战友|同事|徒弟|师兄|师弟|邻居|搭档|工友',
].join('|');

/** Who somebody is to whom a sentence spoke of, with which it goes on: 她表妹. */
export const kinOf = `[他她我](?:们?家)?的?(?:${kin})`;

/** Before the name: 他婆娘冉隆菊, 我战友的儿子裴晓峰. */
const ahead = new RegExp(
  `^(?:(?:千万)?(?:不要|不用|不能|别|勿|莫)再?[把给让帮叫]|[让叫由喊请派]|换成?)?(?:[他她我俺咱你伊佢渠]们?家?|\\p{Script=Han}{2,6}?(?=的))?(?:的|家)?(?:(?:${kin})(?:家?的)?)+(?:叫做?|是|:)? ?`,
  'u',
);

/** 他媳妇, 周建军老婆: who somebody is to somebody else, and no name. */
export const isKin = {
  test: (text: string): boolean => ofSomebody.test(text) || looksLikeName(ofNamed.exec(text)?.[1] ?? ''),
};
const ofSomebody = new RegExp(`^${kinOf}$`, 'u');
const ofNamed =
  /^(\p{Script=Han}{2,4}?)(?:的|家)?(?:老婆|婆娘|媳妇儿?|老公|男人|爱人|对象|丈夫|妻子|太太|[男女]朋友|儿子|女儿|[表堂][弟哥姐妹]|(?:弟弟|哥哥|姐姐|妹妹)|嫂子|姐夫|妹夫|小舅子|爸爸|妈妈|父亲|母亲|老乡|亲戚|朋友|同学)$/u;

/** Who somebody is to whom it names: never a part of a name. */
const ofOther =
  '老婆|婆娘|媳妇儿?|堂客|老公|爱人|对象|丈夫|妻子|太太|[男女]朋友|儿子|女儿|闺女|[表堂][弟哥姐妹]|弟弟|哥哥|姐姐|妹妹|嫂子|姐夫|妹夫|小舅子|爸爸|妈妈|父亲|母亲|侄子|侄女|外甥女?|老乡|亲戚|朋友|同学|徒弟|老表';
const relative = new RegExp(
  `(?<other>\\p{Script=Han}{2,4}?)?[\\s,，、的家他她]{0,4}(?:${ofOther})(?:名?叫|是)?[\\s:：]{0,2}(?<name>\\p{Script=Han}{2,4}|\\p{Script=Han}{1,6}·\\p{Script=Han}{1,8})[\\s,，:：、(（]*$`,
  'u',
);

/** 王山川的老婆溪流, 山川 他爱人 溪流, before a number: whose it is, who is behind who they are to somebody else. */
export function relativeBefore(text: string, { from, to }: { readonly from: number; readonly to: number }) {
  const begin = Math.max(from, to - reach);
  const words = text.slice(begin, to);
  const { name = '', other } = relative.exec(words)?.groups ?? {};
  if (name === '' || /^(?:的|身份|证件|号码)/u.test(name)) return undefined;
  const at = begin + words.lastIndexOf(name);
  const others = looksLikeName(name) || other === undefined ? [] : [other];
  return { name: { at, end: at + name.length, text: name }, others };
}
const reach = 24;

/** Words without who somebody is to somebody else before them. */
export const withoutKin = (words: string): string => words.replace(ahead, '');

const sex = /^(?:(?:有|还有|另有)?(?:一|这|那)?个?)?[男女]的(?:叫做?|是|:)? ?/u;

const titleBehind =
  /(?:同志|先生|女士|小姐|师傅|师父|老师|同学|大姐|大哥|大妈|大叔|阿姨|叔叔|小朋友|本人|他们|两口子|夫妻|夫妇)$/u;

/** A name without what somebody is called besides; `others` where that may be a part of it. Undefined where there is no such. */
export function uncalled(
  words: string,
): { readonly at: number; readonly name: string; readonly others: readonly string[] } | undefined {
  if (looksLikeName(words)) return undefined;
  const bare = words.replace(titleBehind, '');
  const lead = ahead.exec(bare)?.[0] ?? sex.exec(bare)?.[0] ?? '';
  const name = bare.slice(lead.length);
  if (name !== words && isWhole(name)) return { at: lead.length, name, others: [] };
  // 大李娟 and 小李娟 are two of one name, but Little may be hers.
  const told = /^[大小](\p{Script=Han}{2,3})$/u.exec(words)?.[1] ?? '';
  return isWhole(told) ? { at: 1, name: told, others: [words] } : undefined;
}

const isWhole = (name: string): boolean => name.length > 1 && looksLikeName(name);

/** What somebody is called by those who know them, and no document says: 老王, 种师傅, 张姐. */
export const isNickname =
  /^\p{Script=Han}{1,2}(?:[姐哥叔姨总]|师傅|师父|老师|经理|主任|主管|班长|队长|组长|老板|阿姨|大姐|大哥|先生|女士|小姐)$|^[老小阿大]\p{Script=Han}$|^\p{Script=Han}子$/u;
