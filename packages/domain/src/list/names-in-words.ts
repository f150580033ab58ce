import { isNickname } from './chat/callings.ts';
import { kin } from './words/around-leavers.ts';
import { besideNames } from './words/beside-names.ts';
import { looksLikeName } from './words/surnames.ts';

/** 华讯：张三 names a place before the colon, 张三：离职 a person. */
export function namesAround(left: string, leaves: boolean) {
  const [, before = '', after = ''] = /^([^:]*):(.*)$/su.exec(left) ?? [];
  if (!left.includes(':')) return namesIn(left, leaves);
  const behind = namesIn(after, leaves);
  if (behind.length > 0) return behind;
  return after.trim() === '' ? [] : namesIn(before, leaves);
}

const namesIn = (left: string, leaves: boolean) =>
  Array.from(left.matchAll(run), ({ groups }) => groups!).flatMap(({ words = '', digits }) =>
    namesOf(words, leaves).map((name) => ({ name, digits: digits?.toUpperCase() })),
  );

/** A run of characters, and the end of a number that stands beside it: 张三(2191), 李四 尾号062X. */
const run =
  /(?<words>(?:(?!尾号|[后末]四位|身份证|证件)\p{Script=Han}){2,12}(?:[·•・]\p{Script=Han}{1,12})*)(?:[\s(]*(?:身份证|证件)?号?码?(?:尾号|[后末]四位|[后末]4位)?[\s:是为]*(?<digits>\d{3}[\dXx])(?![\dXx年月日号.]))?/gu;

function namesOf(words: string, leaves: boolean): readonly string[] {
  const text = words.replace(lead, '').replace(verb, '').replace(leadsOn, '');
  if (noNames.test(text) || (!leaves && isNickname.test(text))) return [];
  if (looksLikeName(text)) return [text];
  const [first = '', ...others] = text.split(/[和跟与及]/u);
  if (others.length > 0 && looksLikeName(first))
    return [first, ...others.flatMap((one) => namesOf(one, leaves))];
  // 魏芳建苏杰静: two that nobody parted. Of 王丽华差点 it is not known where a shorter one would end.
  const [one, other] = [text.slice(0, 3), text.slice(3)];
  const areTwo = text.length === 6 && isNameOf(text, 3) && looksLikeName(other) && !noNames.test(other);
  if (leaves && areTwo) return [one, other];
  const length = leaves || reporting.test(text) ? [4, 3, 2].find((one) => isNameOf(text, one)) : undefined;
  if (length === undefined) return [];
  const [head = '', rest = ''] = [text.slice(0, length), text.slice(length).replace(goesOn, '\0')];
  const more = rest.startsWith('\0') ? namesOf(rest.slice(1), true) : [];
  return more.length > 0 && isNickname.test(head) ? more : [head, ...more];
}

/** 张三说李四走了, 不是张三是李四: words behind a name that go on to another. */
const goesOn = new RegExp(
  String.raw`^[啊呀嘛呢哦]?[就而只仅]?(?:[把将]|(?:让|叫|要求|请|喊|托)(?:我们?|你们?)?[把将给]?[减停退]?|${kin}|(?:替换|顶替|替|换|顶)(?:掉|下|走)?|[加减增停退换](?:上|掉)?|是|(?:打电话|发微信)?来?(?:说|讲|通知|报|反[馈映]|汇报|告诉|告知|转告))(?=\p{Script=Han}{2})`,
  'u',
);
const reporting = /(?:说|通知|反[馈映]|汇报|告诉|告知|转告)\p{Script=Han}{2}/u;

/** 卢斌鹏都是: a name, and words behind it. */
const isNameOf = (text: string, length: number): boolean =>
  looksLikeName(text.slice(0, length)) &&
  !/^原[定来本先计]/u.test(text.slice(length - 1)) &&
  (length === 2 || !besideNames.test(text[length - 1] ?? ''));

/** 陈平中仅, 陈平中午, 陈平突然: words right behind a name, of which no name has the first character. */
export const withoutWordsBehind = (words: string): string =>
  words.replace(wordsBehind, (part) => '\0'.repeat(part.length));

const wordsBehind =
  /(?<=\p{Script=Han}{2})(?:(?:[一二两三四五六七八九十几\d]+[个位名]?人?)?(?:[之当]?中|里面?|[个位人])的?(?:仅仅?|只|就|单|唯)(?:有|是)?|(?:仅|唯)(?:有|是)?(?=\p{Script=Han}{2})|中午|中[旬途]|突然|忽然|确[定认实]|真的|应[该当]|家[里中]|家庭|因[病事故伤为]|准备|打算|可能|也许|估计|大概|好像|听说)/gu;

/** 陈平于\0, 陈平要\0: what leads from a name to the day or the word behind it. */
const leadsOn = /(?<=^\p{Script=Han}{2})[于要办拟将仅因需欲想今自]$/u;

/** 潘玉停: the word behind a name, of which no name is the end. */
const verb = /(?<=^\p{Script=Han}{2,3})[停减退撤删走辞离]$/u;

const lead =
  /^(?:[这本此]次|[和跟与及]|除了?|没有|掉|不?是|[加增](?:上|个|一个)?|[只改换]?[减停](?:掉|了)?|[只就光][走退](?:掉|了)?|(?:班|组|队|店|厂)长|主管|经理|领班|另外?|还有|以及|然后|再|就|只有?|仅有?|把|将|给|有|是|叫|帮|请|我们|我司|我厂|这边|里[面头]?|面|中|[当之]中|[个位]?人?[里中]|这里|厂里|公司|其中|包括|比如|人|的|那个|这个)+(?=\p{Script=Han}{2})/u;

/** Words that begin like a name and are none. */
export const noNames =
  /^(?:简称|元旦|\p{Script=Han}{0,4}(?:合计|总计|小计|共计)$|(?:一|总|合)共|共[计离走减退停]|但是|都从|从|均从|全部|万分|申请|左右|周[一二三四五六日末边]|项目|温馨|康复|解决|包[吃住]|路过|盘点|齐全|尚未|农业|辛苦|顾客|华东|景区|冷库|毛坯|明细|名单|汇总|合计|时间|计划|关于|方便|高温|敬上|谨上|代[发报转]|宿舍|于[今昨明]天?|.{1,2}[了吗呢吧]$|商业|谈[话判]|支[援持]|明年|何[时日]|干活|满勤|全勤|常[驻日白]班?|迟到|白班|备注|说明|状态|[做干上]到$|[莫没别不未勿](?:停|减|退|走|来|做|干|动|加|带|到|说|有|办|删)(?:$|了|他|她))/u;
