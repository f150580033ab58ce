import { simplified } from '../words/simplified.ts';
import { stamp } from './words.ts';

/**
 * Whether a line of a message says nothing of anybody: thanks, a greeting, that it is to be insured, who wrote and when. Told by what is
 * left of it without such words, so that a name, a place, a day, a number or a no keeps it a line to look at.
 */
export function isMerelyPolite(line: string): boolean {
  if (stamp.test(line.trim())) return true;
  const left = simplified(line.normalize('NFKC'))
    .replace(faces, ' ')
    .replace(called, '')
    .replace(polite, '')
    .replace(small, '');
  return !/[\p{L}\p{N}]/u.test(left);
}

/** A picture or a file may hold a list: only faces are nothing. */
const faces =
  /\[(?!图片|文件|聊天记录|视频|语音|链接|位置)\p{Script=Han}{1,4}\]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\uFE0F\u20E3]/gu;

/** Whom it greets: @王芳, 周姐, 各位老板. */
const called =
  /@[^ @,:，、]{1,30}|^\s*(?:\p{Script=Han}(?:老师|经理|主管|主任|总|姐|哥|工)|(?:各位|尊敬的)?(?:老师|经理|主管|主任|领导|老板|美女|帅哥|亲|家人|合作伙伴|同事|朋友)们?)(?=[,，:：!！。~ 你您好早晚上下麻请帮辛在]|$)/gu;

const polite =
  /[加参投]保|大家好?|各位|你好|您好|[早晚]上好|[上下中]午好|早安|晚安|在不?在|(?:麻烦|辛苦|拜托|多谢|谢谢)(?:了|啦|你了?|您了?)?|感谢|不好意思|劳驾|费心|配合|请知悉|此致|敬礼|顺[颂祝]商祺|收到了?|好的|回复?一?[下声]|回个?话|回我|看一?下|确认一?下|请|帮忙|帮[我下]?|给|发你了?|[我咱你]们?|您|(?:买|加|报|办|弄|处理|安排|登记|录入?|[上交参投](?=一?下|个?保?险))(?:理|进去?)?(?:一?[下上]|个(?=保?险))?(?=$|[^的了个一])|(?:雇主|意外|团|社|商业)?(?:责任)?保?险|名单|资料|信息|一起|一块儿?|全部|[以如]下|[上下]面|以上|尽快|抓紧|快点|\bok\b|\b(?:hi|hello|dear|all|thanks?|thank you|please|best regards|regards)\b/giu;

/** 两个厂 names none of them. */
const small = /[这那]?[两几]个?家?(?:厂|公司|单位)|[都也就再来把和跟的哈啊呀哦噢嗯呢吧啦嘛哟喔咯]/gu;
