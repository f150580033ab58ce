import { isSurname, looksLikeName } from '../words/surnames.ts';
import { isNickname } from './callings.ts';

/** [语音转文字] before what was said: how it came, and nobody. */
const came = /^\s*[[【](?:语音(?:消息|转文字|转写|识别)?|转文字|文字转写|图片文字|文字)[\]】][\s:：]*(?=\S)/u;

/** 老顾顾长林, 小宋就是宋丽娟: what somebody is called, right before their whole name with the same surname. */
const called =
  /(?<!\p{Script=Han}[老小阿])[老小阿](\p{Script=Han})(?:就?是|也?就是|叫|[,，、\s])?(?=\1\p{Script=Han}{1,2})/gu;

/** 还有啊那个, 哎: how somebody begins to speak. */
const begun =
  /^(?:[嗯啊哦喔噢哎唉喂呃诶]+[\s,，]*)?(对了|还有|另外|然后)[啊呀呢哈嗯哦]+[,，\s]*(?:那个|这个)?/u;

/** 李刚腰不好: what ails somebody is no part of the name. */
const unwell =
  /(?<!\p{Script=Han})\p{Script=Han}{2}(?=[腰腿手脚胃头背眼膝](?:不好|不行|不舒服|疼|痛|受?伤|断))/gu;

/** 钱工手下的周平, 张组里的赵六: under whom somebody works, who is not spoken of. */
const under =
  /(?<![\p{Script=Han}])(\p{Script=Han}{1,2}(?:[姐哥叔姨总工队]|师傅|师父|经理|主任|主管|班长|队长|组长|厂长|老板|带班)|[老小阿大]\p{Script=Han}|\p{Script=Han})((?:手?底?下面?|团队|带|介绍|[那这][边里组班]|[组班队线]上?里?面?)的)(?=(\p{Script=Han}{2,3}))/gu;
const isBearer = (words: string): boolean =>
  [3, 2].some((length) => looksLikeName(words.slice(0, length)) && !isNickname.test(words.slice(0, length)));

/** 隔壁厂的不用管，他们自己弄: others, of whom nothing is to be done. */
const elsewhere =
  /(^|[,，。;；\s])(?:隔壁|别|其[他它]|另外|另一?|外面|对面)(?:的|家|那家)?(?:厂|公司|车间|单位|项目部?|工地)里?的?(?:人员?|员工)?(?:都|就|先|你|您|们|咱)*(?:不用|不要|别|无需|甭)(?:管|理|算)(?:他们|进来?|了|哈|吧)*(?:[,，]?\s*(?:他们|人家)自己(?:弄|办|买|交|管|报)[^,，。;；\d]{0,3})?(?=$|[,，。;；!！\s])/gu;

/** Words without how they came, without what somebody is called before their whole name, and without whose people they are. */
export const withoutCalling = (text: string): string =>
  withoutOwners(text)
    .replace(unwell, (name) => (isSurname(name[0] ?? '') ? `${name} ` : name))
    .replace(came, '')
    .replace(begun, '$1 ')
    .replace(called, (words, surname: string) => (isSurname(surname) ? ' ' : words));

/** Words without those whose people somebody is, and without others of whom nothing is to be done. */
export const withoutOwners = (text: string): string =>
  text
    .replace(elsewhere, '$1')
    .replace(under, (words, who: string, _, next: string) => (isBearer(next) && isCaller(who) ? ' ' : words));

/** 张, 老陈, 钱工. */
const isCaller = (who: string): boolean => isNickname.test(who) || isSurname(who[0] ?? '');

/** 收件人: …, To: a@b.cn: whom a mail goes to, and nobody whom it is about. */
export const isAddressed = (text: string): boolean =>
  /^\s*(?:发件人|收件人|抄送|密送)\s*[:：]|写道\s*[:：]\s*$|^\s*(?:from|to|b?cc)\s*:.*@/iu.test(text) &&
  !/\d{14}/.test(text);
