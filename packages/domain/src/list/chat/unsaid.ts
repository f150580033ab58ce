import type { ChatLine } from './line.ts';
import { speaksAgainst } from '../words/misgivings.ts';
import { holdsState, isHarmless } from '../words/remarks.ts';
import { intentOf, type Scene, words_max } from './scene.ts';

/** What is said of people and has no part in whether they come. */
const plain =
  /没问题|照旧|照常|不变|正常|可以的?|好的?|就?是|已经|一直|上班|入职|到岗|报到|来了?|到了?|做过|会|有|没有?|经验|证书?|老乡|亲戚|负责|带队|确认|肯定|一定|先|优先|办理?|急|加急|表[弟哥姐妹]|堂[弟哥姐妹]|兄弟|姐妹|夫妻|两口子|介绍|推荐|带来|带的?|本地人?|外地人?|[要需]?住(?:宿舍?|厂)|床位?|帮?(?:安排|留)个?|宿舍|吃饭|熟手|新手|老员工|学生|暑假工|小时工|临时工|重复|同名|同一个人?|电话|手机|号码?|微信|联系|那个|这个|跟|和|他们?|她们?|我们?|你们?|的|了|吧|啊|哈|呢|哦|嗯|呀|嘛|也|都|就|还|在|一个|两个|几个|人|男|女|岁|班组?|班长|组长|主管|师傅|[夜白早晚中长]班|麻烦|谢谢|辛苦|收到|知道|记得|帮忙?|下午|上午|早上|晚上|一起|刚才|刚刚|昨天|今天|明天|后天/gu;

/** 王小虎去别的厂了: words of somebody by name that nobody understood, so that they are looked at. */
export function unsaidOfNamed(line: ChatLine, { names }: Scene): void {
  if (line.sayings.length > 0 || line.ordinals.length > 0) return;
  if (line.tokens.some(({ field }) => field !== 'name')) return;
  const text = line.text.slice(0, words_max);
  if (/[吗呢?？]\s*$/u.test(text) || /工资卡|银行卡|卡号|开户行/u.test(text)) return;
  const theirs = names.in(text).filter(({ intent }) => intent === undefined);
  if (theirs.length === 0 || theirs.length > named_max) return;
  const left = theirs.reduce(
    (words, { values }) => words.replace(values.name ?? '', ''),
    line.left.slice(0, words_max),
  );
  const unknown = left.replace(plain, '').replace(/[^\p{Script=Han}]/gu, '');
  if ((Array.from(unknown).length < 2 || isHarmless(left)) && !speaksAgainst(left) && !holdsState(left))
    return;
  for (const person of theirs) person.intent = intentOf('unclear', text);
}

const named_max = 3;
