import { looksLikeName } from './surnames.ts';

/** Words of a line, from `at` to before `end`. */
type Place = { readonly at: number; readonly end: number };

/**
 * What whoever wrote a list, sent it or is asked to act on it is: 驻厂小孟：, 制表：文员 小李, 请驻厂安排. However much it looks like a work
 * type, it is that of nobody in the list.
 */
export function titlesOfWriters(text: string): readonly Place[] {
  const acting = clausesOfOthers(text);
  if (text.search(titles) < 0) return acting;
  const written = placesOf(text, titles).filter(({ at, end }) =>
    isOfWriter(text.slice(Math.max(0, at - before_max), at), text.slice(end, end + behind_max)),
  );
  return [...acting, ...written];
}

const placesOf = (text: string, pattern: RegExp): readonly Place[] =>
  Array.from(text.matchAll(pattern), ({ 0: words, index }) => ({ at: index, end: index + words.length }));

/** 由驻厂主管毛晓东确认, 叉车工小李带他们进厂: clauses of somebody who does something with the persons of a list, and is none of them. */
export const clausesOfOthers = (text: string): readonly Place[] =>
  text.length > clauses_max
    ? []
    : placesOf(text, /[^,，。;；\d]+/gu).filter(({ at, end }) => {
        const clause = text.slice(at, end);
        return by.test(clause) || leads.test(clause);
      });
const clauses_max = 500;

const acts_on =
  '(?:确认|核[实对]|审[核批]|批准|签字|负责|安排|对接|介绍|推荐|担保|通知|联系|接待|登记|[带领接送陪]着?(?:他们|她们|大家|这[几些两]|人|过[来去]|进|到|去|来))';
const who = '(?:[老小阿大]\\p{Script=Han}{1,2}|\\p{Script=Han}{1,2}[姐哥工总]|\\p{Script=Han}{2,3})';
const by = new RegExp(`由\\p{Script=Han}{0,8}?${who}(?:来|去|统一)?${acts_on}`, 'u');
const leads = new RegExp(
  `^\\s*(?:到时候?|届时)?\\p{Script=Han}{1,8}?(?:[今明后]天|早上|上午|下午|晚上)?(?:会|来|去|负责|统一)?[带领接送陪]着?(?:他们|她们|大家|这[几些两])`,
  'u',
);

function isOfWriter(before: string, behind: string): boolean {
  if (made.test(before)) return !/^\s*[\d一二两三四五六七八九十]+\s?[个名位人]/u.test(behind);
  if (asked.test(before) && acts.test(behind)) return true;
  const { called = '', end = '' } = calling.exec(behind)?.groups ?? {};
  if (called === '') return false;
  const isNickname = /^[老小阿]\p{Script=Han}/u.test(called);
  if (end === '') return isNickname && /^[^\d:：]{0,12}$/u.test(before);
  return isNickname || isCalled.test(called) || looksLikeName(called);
}

const titles =
  /(?:驻[厂场]|现场)(?:管理员?|人员|代表|专员|主管|负责人|经理|文员)?|(?:人事|行政|生产|车间|统计|项目)?(?:文员|主管|专员|助理|经理|负责人)|人事|行政|内勤|HR|(?:项目|施工|大|小|带|领|保安)?队长|带队|领队|带班|领班|班长|组长|线长|拉长|厂长|会计|出纳|客服|统计员/giu;

/** 制表：, 我是: who made the list, before what they are. */
const made =
  /(?:制表|制单|填表|填报|填写|报送|上报|经办|联系|提交|汇报|录入|发件|报备|统计|制作|审[核批]|对接|负责|发送|整理)(?:人|员|者)?\s?[:：]\s*(?:\p{Script=Han}{2,6}\s)?$|(?:我|这里|本人)是?(?:\p{Script=Han}{2,6})?$/u;

const asked = /(?:请|麻烦|烦请|让|叫|找|联系|通知|@|问|告诉|抄送)(?:一下|下|我们|你们|贵司|厂里)?的?\s?$/u;
const acts =
  /^(?:\s?[老小阿]\p{Script=Han})?\s?(?:安排|帮|处理|协助|核|办|通知|对接|接|登记|确认|报|加|买|带|知[悉道]|看|注意|签|$|[\s,，。;；!！])/u;

/** 小孟：, 李姐报, 小孟 at a line's end: what the writer is called, behind what they are; not where a number follows. */
const calling =
  /^[\s\-_]?(?<called>[老小阿]\p{Script=Han}{1,2}?|\p{Script=Han}{1,2}[姐哥工总]|\p{Script=Han}{2,3}?)(?:\s?(?<end>(?:报送?|发来?|说|提供|整理|转)?的?\s?[:：](?!\s*\d{4}[\d\s]{8}))|\s*$)/u;
const isCalled = /[姐哥工总]$/u;
const behind_max = 30;
const before_max = 30;
