import { looksLikeName } from './surnames.ts';

/**
 * Whom a line names that says nothing else but that they are missing, or come too (漏了A, 还差A的, A晚点报, A呢？, 还有A、B，明天发证件), and who
 * comes with somebody else, as 跟A一起来, or is asked after.
 */
export function saidMissing(line: string): readonly string[] {
  if (line.length > line_max) return [];
  const beside = [with_, relative, enquired].map((pattern) => pattern.exec(line)?.[1] ?? '');
  const found = beside.filter((name) => looksLikeName(name));
  if (found.length > 0) return found;
  if (/\d{6}/u.test(line)) return [];
  const { lead = '', names = '', tail = '' } = missing.exec(line.trim())?.groups ?? {};
  const all = names.split(parting).filter((name) => name !== '');
  const isSure = certain.test(lead) || certain.test(tail);
  return isSure && all.every((name) => looksLikeName(name)) ? all : [];
}

const line_max = 60;
const with_ = /(?<![\p{Script=Han}])[和同跟与](\p{Script=Han}{2,3})一起(?:来|到|入职|进厂|上班|过来|报到)/u;
/** 杨雄的老婆潘巧云也想来; 帮查下施小龙在不在保. */
const relative =
  /(?:老婆|老公|媳妇|对象|弟弟?|哥哥?|姐姐?|妹妹?|儿子|女儿|老乡|朋友|同学|亲戚)(\p{Script=Han}{2,3})也(?:想|要|会|说|打算)*(?:来|去|进|做|干)/u;
const enquired =
  /(?:查|问)(?:一?下|问)?\s*(\p{Script=Han}{2,3}?)\s*(?:现在|还|目前)?(?:在不在|有没有|是否|是不是)/u;
const parting = /[、,，和跟及\s]+/u;
const leads =
  '漏(?:了|掉|报了?|写了?|发了?)?|(?:又|还)?(?:少|差|缺)了?|(?:别|不要)?忘(?:了|记)?(?:报|加|写|发)?了?|还有|另外|对了|以及|再?加上?|补(?:上|充)?|有|一?[个位]|叫|[那这]个|怎么|没(?:有|报|写|看到|见)|[,，:：\\s]';
const tails =
  '的|呢|晚[点些]|稍[后等]|回头|后面|下周[一二三四五六日]?|[今明后]天|月底|再|也|都|是|要|会|来|到|报|发|补|给你|给我|身份证|证件|号码|资料|信息|怎么|没有?|没看到|不见了?|我|你|问问?|一起|时候|[,，、:：?？!！。\\s]|吧|哦|啊|漏了?|少了?|忘了?|[两一]个';
const missing = new RegExp(
  `^(?<lead>(?:${leads})*)(?<names>\\p{Script=Han}{2,4}?(?:[、,，和跟及\\s]+\\p{Script=Han}{2,4}?)*?)(?<tail>(?:${tails})*)$`,
  'u',
);
/** Words by which somebody is surely meant who stands nowhere else. */
const certain = /漏|少|差|缺|忘|还有|另外|加|补|叫|没|呢|晚|稍|回头|后面|不见|怎么|问/u;
