import { groupWords } from '../words/intent-words.ts';
import type { ChatLine } from './line.ts';
import { allAbove, beginSection, intentOf, type Scene, set } from './scene.ts';

/** 查下这几个人有没有保险, 这俩的保单发我一下, 这两个人出险了: of whom a message says something else than who starts. */
export const isEnquiry = (text: string): boolean =>
  text.length < text_max &&
  !/\d{6}/u.test(text) &&
  (isAsked.test(text) || happened.test(text) || (wantsPaper.test(text) && !insures.test(text)));

const isAsked =
  /(?:查|看|问|核[对实查]?|确认)(?:一?下|一查|看)?[^,，。]{0,12}(?:有没有|有无|是否|是不是|还在不在|在不在)(?:已经?|还)?(?:有)?(?:保险?|买|投|参|在保|保障)|(?:保险|社保|保单|保障)(?:是不是|有没有|都|还|已经?)?(?:到期|有效|生效|断|过期|在)了?(?:没有?|吗|么|不)/u;
const happened = /出险|理赔|报案|出了?事故/u;
const wantsPaper =
  /(?:保单|参保证明|投保证明|投保凭证|保险凭证)(?:号|截图|电子版|复印件)?[^,，。]{0,4}(?:发|给|开|打印|寄|传)|(?:开|出|打印|要|发)[^,，。]{0,6}(?:保单|参保证明|投保证明|投保凭证|保险凭证)/u;
/** 投保并将保单回传 asks for both. */
const insures = /(?:投保|参保|加保|增保|买保险|买好|办好|加好|加上)(?!证明|凭证)/u;
const text_max = 60;

/** Asks of those above, as many as it counts, or of those below where nobody stands above, whether they are to be insured. */
export function askOfEnquiry(
  line: ChatLine,
  scene: Scene,
  { source_row, count }: { readonly source_row: number; readonly count: number },
): boolean {
  if (!isEnquiry(line.text)) return false;
  const intent = intentOf('unclear', line.text);
  if (count === 0 || /以下|下面|下列|如下/u.test(line.text)) beginSection(scene, intent, source_row);
  else if (groupWords.test(line.text) || scene.names.in(line.text).length === 0)
    for (const person of allAbove(scene, count)) set(person, { kind: 'unclear', words: intent.words });
  else return false;
  return true;
}

/** What somebody asks, who knows it not: 哪个厂？, 岗位呢. */
export const isQuestion = (text: string): boolean =>
  !/\d{6}/.test(text) &&
  Array.from(text).length < 15 &&
  /哪个|哪里|哪家|啥|什么|几号|多少人|几点|呢\s*$|(?:写|发|报|说|补)(?:一下|清楚|给我)/u.test(text);

/** 卜部長の件は保留で: of somebody who is none of those round it. */
const another =
  /^\s*[^\s、。]{1,8}(?:さん|様|氏|部[長长]|課[長长]|课[長长]|係[長长]|系[長长]|主任|社[長长])の件/u;

export const isOfAnotherMatter = (text: string): boolean => another.test(text);
