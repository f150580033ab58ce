import { looksLikeName } from '../words/surnames.ts';

/** 褚子轩这个换成…, 用蒋玉林 6105… 代替褚子轩: as other lines say it. */
export const plainExchange = (text: string): string =>
  text
    .replace(gluedExchange, (words, comes: string, goes: string) =>
      looksLikeName(goes) && !/^[来去是就又要由被把给他她我你这那]|[来去是就要]$/u.test(comes)
        ? `${comes} 顶替 ${goes}`
        : words,
    )
    .replace(passive, '$1$3 顶替 $2 $4')
    .replace(placeOf, '$1$3$4 顶替 $2')
    .replace(/用(?=\p{Script=Han}{2,4}[\s,，:：]?\d{15,17}[\dXx]\s*(?:换(?![成为上])|顶))/u, '')
    .replace(
      /(?<=\d{15,17}[\dXx]\s*)换(?:掉|下|了)?(?=\s*\p{Script=Han}{2,4}[\s,，:：]?\d{6})/u,
      (words, at: number) => (usedFor.test(text.slice(0, at + 1)) ? '顶替' : words),
    )
    .replace(/^(\s*)用(\p{Script=Han}{2,4})换[掉下](?:老员工|原来的?|以前的?)?/u, '$1$2 顶替 ')
    .replace(/(?<=\p{Script=Han}{2})的?(?:[这那]个?(?:人|名额)?|名额|位[置子]|[他她])(?=换成|换为|换上)/u, '')
    .replace(/用(?=\p{Script=Han}{2,4}[\s,，:：]?\d{15,17}[\dXx][^\d]{0,6}(?:代替|替换|顶替|替))/u, '由');

/** 里坡新替项汉文，身份证3201…: two names with the verb between them. */
const gluedExchange =
  /(?<!\p{Script=Han})(\p{Script=Han}{2,3}?)(?:顶替|接替|代替|替|顶)(\p{Script=Han}{2,3})(?=[\s,，:：]*(?:身份证号?码?|证号)?[\s:：]*\d{15})/gu;

const usedFor = /(?:^|[\s,，。;；])用\p{Script=Han}{2,4}[\s,，:：]?\d{6}/u;
const whom = String.raw`\p{Script=Han}{2,4}[\s,，:：]{0,3}\d{15,17}[\dXx]`;
/** 老胡的位子由胡俊杰接, 老胡的岗由胡俊杰 3411… 顶: who comes is the second. */
const placeOf =
  /^(\s*)([\p{Script=Han}·]{2,14}?)的(?:位[置子]|名额|岗位?|工位|活儿?|缺)?(?:就|先|现在|改)?由([\p{Script=Han}·]{2,14}?)([\s,，:：]{0,3}\d{15,17}[\dXx])?\s*(?:来|去)?(?:顶替?|接替?|接手|补|做|干|上)(?:上|了)?(?=[\s,，。;；]|$)/u;

/** 童强 4114… 被 柏林 3205… 顶了: who comes is the second. */
const passive = new RegExp(
  String.raw`^(.{0,20}?)(${whom})\s*[被由]\s*(${whom})\s*(?:顶替?|替换?|换|接替?)(?:了|掉|下)*(.*)$`,
  'u',
);
