import { noise } from '../chat/words.ts';
import { sayings } from './intent-words.ts';
import { withoutLeaving } from './leaving-words.ts';

/**
 * The small words that turn round, hold back, ask or pass on what a message says. Nobody can list in how many ways somebody stays, but
 * of these there are few: where one is left over, whoever it is said of is asked about.
 */
const turning =
  /[不没未别勿莫甭先等若倘仅只缓压暂留再又还仍才误错悔废怎谁哪吗么呢否查替顶接交给由让被加增补换调转续撑忘漏待取√✓✔×✗✘✕→?？]|搞混|说反|反了|相反|要是|如果|假如|万一|除非|可能|也许|考虑|打算|准备|新来|新人|证明人|第(?:[一二三四五两]|\d(?!\d))|(?:后面|前面|其中)(?:那|这|的)?[个位]|撤回|(?<![\p{L}\d])[+＋](?!\d{2})|[+＋]\s?1(?!\d)|\b(?:not?|never|if|unless|wait|hold|later|maybe|perhaps|question|undo|wrong|mistake|ignore|already|instead|except|only|todav[ií]a|a[uú]n|espera|ignor\p{L}+|error|equivoc\p{L}+|quiz[aá]s?|pero|salvo)\b|n['’]t\b|(?:ない|ません|もし|待[っちた]|まだ|間違|だけ|かも|以外|ではなく)/iu;

/** Stands for the name of whom the words are. */
export const nameSign = '\u0001';

/** Of what was done before, and of what somebody asks: said with the word of leaving itself. */
const turnedLeaving =
  /(?:不用|别|甭|勿)[管理看]|忽略|已经?[减停退删]过|[减停退删](?:员|保)?过|[减停退]保?(?:没|否|吗|了没)/u;

/** Words with a turning one in them that say nothing against anybody's leaving. */
const harmless =
  /不好意思|不客气|不用谢|没问题|没事|没错|(?:请)?(?:别|不要|勿)(?:再)?(?:忘|漏|[弄搞减停]错)了?|不(?:用|需要|必)?(?:着急|急)|(?:身体|干|做)?不(?:太)?(?:好|舒服|适应?|合适|合格|习惯|达标|满意|服从|稳定|方便|胜任|辞而别|动了?|下去了?|住了?)|吃不(?:了苦|消)|受不了|没(?:有)?(?:通)?过(?:试用期?|考核|体检|实习期?)|未(?:通)?过(?:试用期?|考核|体检)|未做满|未满|(?:办|做)?(?:好|完|清)(?:离职)?(?:交接|手续)|(?:交接|手续)(?:都|已|也)*(?:办)?(?:好|完|清|妥)(?:毕|了)?|还有谁[?？]?|(?:到时|回头|晚点|稍后|今天|明天)?再(?:发|报|传)(?:[给你您我来过]*|一[批份])|(?:再|另外?)加(?:上|[一1]?[个位名])(?=\u0001.*(?:[走离辞减停退]|不[来干做]))|\bya no\b|\bno (?:trabaja|labora|sigue|contin[uú]a)\p{L}*|\bno (?:longer|show|further)\b|\bnot (?:com|work|return|show)\p{L}*|又(?:有)?(?=\s*[\d一二两三四五六七八九十]|走|离|辞)|(?:来|去)?(?:顶替|接替|代替|替换|换下|替|接)(?:了|掉)?(?=\s*\u0001)|还有|还是|能不能|可不可以|能否|可否|只(?=[减停退删撤]|有|剩)|不用再?[买交保上加投](?:保险|险|社保)?了?|(?:保险?)?(?:都|还)*没有?(?:给)?(?:停|减|退|办)(?=[,，。;；\0]|\s*$)|再次|再见|再(?=麻烦|请|帮)|(?<=^|[\0\s,，。;；])再(?=[减停退])|先(?:[把将给帮])?(?=[\0\u0001]|\s*$|[减停退])|先生|另外|换(?:了|份|个)+工作|加班|参加|回老?家|由于|理由|自由|事由|缘由|刚才|直接|接到|接着|反正|等(?:共|共计|等)?(?:\s?\d+|[一二两三四五六七八九十]+)\s?[个名位人]|等人|被(?:公司|厂里|厂方)?(?:开除|辞退|劝退|清退|淘汰|裁员?|退回?)|(?:交|还)(?:了|完|清)?(?:工牌|厂牌|工衣|工服|钥匙|宿舍|门禁卡)|交(?:给|到)?(?:人事|我这)|查(?:收|看|阅)|转账|待遇|手续|持续|销售|保安|保洁|身份证|证件|给(?:个|我)?(?:回复|回执|消息)|(?<=^|[\0\u0001\s,，。;；]|请|麻烦|帮忙|[您你]|统一)给(?:[他她]们?)?(?=[\0\u0001]|\s*$|\s|保险|[减停退办处])|(?:办|处理|操作|弄|减|停|退)(?:好|完)[了后]?.{0,2}(?:回|说|告诉|通知|发|跟|吱)[\p{Script=Han}]{0,6}|不(?=一)|不是(?![要想说真离辞减停退走今明马现])(?=\p{Script=Han}{2,3}(?:[,，。;；\0\u0001]|\s*$))|下(?:个)?不为例|调休|其他(?:人|人员)?(?:不变|照旧|正常)|人不(?:在|来)了?|不(?:在|来|做|干|去)(?:了|啦)/gu;

const known: readonly RegExp[] = sayings.flatMap(([kind, pattern]) =>
  kind === 'leave' || kind === 'none' ? [pattern] : [],
);

/** Whether something is left that may turn round what some words say, once all is taken away that is known to say no such thing. */
export function isTurned(words: string): boolean {
  if (turnedLeaving.test(words)) return true;
  const asked = polite.test(words) ? words.replaceAll(/[?？]|吗/gu, blank) : words;
  const plain = known.reduce(
    (rest, pattern) => rest.replace(pattern, blank),
    asked.replace(noise, blank).replace(harmless, blank),
  );
  return turning.test(withoutLeaving(plain).replace(harmless, blank));
}

/** A request is no question. */
const polite =
  /能不能|可不可以|能否|可否|可以|麻烦|帮|请|\b(?:could|can|would|please|pls|kindly|podr[ií]a|puede)/iu;

const blank = (words: string): string => '\0'.repeat(words.length);
