import { isSurname } from '../words/surnames.ts';

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

/** Words without how they came, and without what somebody is called before their whole name. */
export const withoutCalling = (text: string): string =>
  text
    .replace(unwell, (name) => (isSurname(name[0] ?? '') ? `${name} ` : name))

    .replace(came, '')
    .replace(begun, '$1 ')
    .replace(called, (words, surname: string) => (isSurname(surname) ? ' ' : words));

/** 收件人: …, To: a@b.cn: whom a mail goes to, and nobody whom it is about. */
export const isAddressed = (text: string): boolean =>
  /^\s*(?:发件人|收件人|抄送|密送)\s*[:：]|写道\s*[:：]\s*$|^\s*(?:from|to|b?cc)\s*:.*@/iu.test(text) &&
  !/\d{14}/.test(text);
