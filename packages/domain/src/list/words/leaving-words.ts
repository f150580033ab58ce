/** What words say of whether those of whom they are leave. */
export type Leaving = {
  /** They do not, not yet, or nobody says for certain. */
  readonly stays: boolean;
  readonly leaves: boolean;
  readonly comes: boolean;
  /** Of words that say both, whether the leaving is what they say last. */
  readonly endsLeaving: boolean;
};

/** Reads it of a few words of a message. `isBeside`: of words that only follow somebody, 保险还没停 is no staying and a question asks something else. */
export function leavingIn(written: string, isBeside = false): Leaving {
  if (!saysAnything.test(written)) return nothingSaid;
  const text = written.toLowerCase().replace(noMistake, blank);
  const plain = text.replace(noStay, blank);
  const asks = isBeside ? [] : questions.filter((pattern) => pattern.test(plain) && !isPolite(plain));
  const found = stayings.flatMap((pattern) => [...plain.matchAll(pattern)]);
  const stays = isBeside ? found.filter(([words]) => !/^(?:还|尚)?[没未]/u.test(words)) : found;
  const left = stayings.reduce((rest, pattern) => rest.replace(pattern, blank), text.replace(noCome, blank));
  const lastOf = (pattern: RegExp) => [...left.matchAll(pattern)].at(-1)?.index ?? -1;
  const [leaveAt, comeAt] = [lastOf(leavings), lastOf(comings)];
  const stayAt = Math.max(-1, ...stays.map(({ index }) => index));
  return {
    stays: stays.length > 0 || asks.length > 0,
    leaves: leaveAt >= 0 || noStay.test(text) || noCome.test(text),
    comes: comeAt >= 0,
    endsLeaving: leaveAt >= 0 && leaveAt > Math.max(comeAt, stayAt),
  };
}

const saysAnything = /[\p{L}?？]/u;
const nothingSaid: Leaving = { stays: false, leaves: false, comes: false, endsLeaving: false };

/** Words without those by which somebody leaves, also where a staying or a beginning is denied. */
export const withoutLeaving = (text: string): string =>
  [noMistake, noStay, noCome, leavings].reduce((rest, pattern) => rest.replace(pattern, blank), text);

/** 别弄错了 asks for care. */
const noMistake = /(?:别|不要|勿|千万别)再?[弄搞减停写报]错了?/gu;

const blank = (words: string): string => '\0'.repeat(words.length);
const isPolite = (text: string): boolean =>
  !/是否|是不是|要不要|该不该/u.test(text) && /好吗|行吗|可以|能|麻烦|帮|请|please|can |could /u.test(text);

const zh =
  '(?:离(?:职(?!证明|原因|单)|开|厂|场|岗|任|队)|辞(?:职|工|退|呈)?|自离|退(?:保|工|场|厂|出|掉)|停(?:保|缴|掉|买)?|减(?:保|员|少|掉|人|他|她)?|撤(?:保|场|离|下)|删(?:除|掉)?|移除|去掉|走(?:人|掉)?|开除|清退|(?<=已经?|班后|[\\d号日天晚])离(?=\\s*(?:$|[,，。;；)）])))';
const en =
  '(?:(?<!(?:take|takes|taking|took|on|sick|annual|maternity) )leav(?:e|es|ing)(?! (?:for )?(?:\\d+|a few|two|three) (?:days?|weeks?))|left|remov\\w*|delet\\w*|terminat\\w*|drop\\w*|cancel\\w*|resign\\w*|quit\\w*|stop\\w*|offboard\\w*)';
const ja = '(?:退職|離職|退社|減員|脱退|辞め|やめ|辞職|外[しさ])';
const small =
  '(?:再|想|会|要|用|能|办|让|给|是|说|打算|准备|考虑|愿意?|肯|急着?|先|得|可|许|予|必|需|同意|批准?)';
const beforeLeaving = `${small}{0,4}(?:[把将][^,，。;；]{1,6}?)?${small}{0,2}`;

/** 不再继续, 不回来了, 不续保: staying that is denied is leaving. */
const noStay =
  /(?:不|没有?|未|无|别|停止?)(?:再|想|会|要|能)?(?:留下|保留|留用|继续|在[职岗册]|回来|返岗|复[工职]|续[保签])|(?:not|n['’]t|no longer) (?:stay|remain|keep|continu|work)\w*|\bno (?:sigue|contin[uú]a|se queda)n?\b|継続(?:し?ない|しません|せず)/u;
/** 不用再参保 ends what others begin. */
const noCome = /(?:不|别|勿|停止?|终止|取消|无需|不用)(?:再|给[他她])?(?:参保|投保|加保|买保险)/u;

/** Words by which somebody stays, is not to be taken off yet, or was named by mistake. */
const stayings: readonly RegExp[] = [
  new RegExp(`(?:不是?|没有?|未)(?:都|全部?)(?:要|会)?${zh}`, 'gu'),
  new RegExp(`(?:不|别|勿|莫|(?:还|尚)?没有?|(?:还|尚)?未|缓)${beforeLeaving}${zh}`, 'gu'),
  new RegExp(`(?:取消|撤[销回]|作废|暂[缓停]|推迟|延[期后])[^,，。;；!！]{0,12}?${zh}|误[减停退报删]`, 'gu'),
  new RegExp(
    `${zh}[^,，。;；!！]{0,6}?(?:取消|作废|停办|撤[销回]|反悔|变卦|[未没不](?:有)?(?:批|准|同意)|驳回|待定|[未没]定|不算|无效|有误|错|不了)`,
    'gu',
  ),
  new RegExp(
    `(?:可能|也许|或许|好像|大概|估计|说不定|不一定|不确定|考虑|准备|打算|想要?|如果|要是|万一|(?<!昨天|今天|前天|刚刚?|上周|上个?月)才|(?:[月年周天号日]|以后|之后|节后|时候)[底初份]?再)[^,，。;；!！]{0,5}?${zh}`,
    'gu',
  ),
  new RegExp(
    `(?:下个?月|明年|年后|下个?(?:周|星期|礼拜)(?![一二三四五六日天])|过[几两]天)(?![初底\\d])[^,，。;；!！\\d]{0,3}?${zh}|不在[^,，。;；!！]{0,8}(?:名单|表)`,
    'gu',
  ),
  /(?<!再|只)(?:先不|先别|暂不|暂时不|暂时别|缓一?缓|别动|不动|先撤[回销]|留下|保留|留用|继续(?!停|减|退|离)|在[职岗](?![到至期时])|在册|仍在|还在|还做|返岗|复[工职岗]|回来|恢复|续[保签]|照旧|不变|照常|重新[入上来]|又来|[减停退报写发弄搞]错|等(?:通知|消息)|再(?:说|定|议)|反悔|变卦|改(?:了)?主意|休[职職]|再[做干](?!到)|请假|长假|[调转]岗|借调)/gu,
  new RegExp(
    `(?:\\bnot|n['’]t|\\bnever)\\s+(?:(?:be|to|been|going|want\\w*|yet|plan\\w*|please|have|has|really)\\s+){0,3}${en}`,
    'gu',
  ),
  new RegExp(
    `\\b(?:might|may|could|perhaps|maybe)\\s+(?:\\w+\\s+)?${en}|\\b(?:do not|don['’]t)\\s+(?:touch|change)`,
    'gu',
  ),
  /\b(?:cancel\w*|withdr\w*|revok\w*|undo|reverse)\s+(?:\w+\s+){0,3}?(?:removal|resignation|termination|leaving|notice)/gu,
  /\b(?:stay(?:s|ing|ed)?|remain(?:s|ing)?|keep(?:s|ing)?|kept|continu(?:e|es|ing)|still|on (?:\w+ )?leave|rehired|rejoin\w*|reinstat\w*)\b/gu,
  /\bno\s+(?:(?:se|lo|la|le)\s+)?(?:d(?:ar?|é|en|an)|darl[oae]s?|quit\p{L}+|elimin\p{L}+|sac\p{L}+|van?|vayan?|marchan?|sal\p{L}+|caus\p{L}+|retir\p{L}+|dejan?)(?!\p{L})/gu,
  /\b(?:siguen?|contin[uú]an?|se\s+quedan?|mant[eé]n\p{L}*|permanecen?|vuelven?|regresan?)(?!\p{L})|(?:anul|cancel)\p{L}+\s+(?:la\s+)?baja/gu,
  new RegExp(
    `${ja}[^、。,]{0,4}?(?:ません|ない|なく|ず|取り?消|取りやめ|撤回|延期|保留|中止|未定|でしょうか|ですか|か[?？])|継続|在職|残留|残り|勤務中|復職|留任`,
    'gu',
  ),
  // Whoever was taken off before is not taken off by this message.
  /已经?(?:给[他她您你])?(?:减|停保|退保|停掉|删)(?:员|保)?|(?:减|停|退|删)(?:保|员|掉)?过|(?:减|停|退)(?:保)?(?:完|好)了/gu,
  new RegExp(
    `\\balready\\s+(?:been\\s+|was\\s+)?(?:taken off|off the|remov\\w*|delet\\w*|cancel\\w*|dropp\\w*)|\\b(?:removed|deleted|taken off|cancelled)\\s+(?:already|last|yesterday|before|earlier)`,
    'gu',
  ),
  /\bya\s+(?:est[aá]|fue|se\s+(?:le\s+)?dio|dimos|di)\s+(?:dad[oa]\s+)?de\s+baja/gu,
  /(?:削除|脱退|減員|手続き?)済/gu,
];

const questions: readonly RegExp[] = [
  new RegExp(`(?:是否|是不是|有没有|要不要|该不该|会不会)[^,，。;；!！]{0,8}?${zh}`, 'u'),
  new RegExp(`${zh}[^,，。;；!！?？]{0,3}[?？]|${zh}了?(?:吗|么|没有?)\\s*[?？]?\\s*$`, 'u'),
  new RegExp(`${en}[^?？]{0,20}[?？]|^\\s*(?:is|are|has|have|did|does|was|will|should)\\b[^?？]*[?？]`, 'u'),
];

const leavings = new RegExp(
  `${zh}|(?:不(?:再|想)?[干做来去]|勿(?:再|想)?[干做来去]了)|没来|为止|[做干上](?:班)?(?:到|完)|最后|出[场厂]|(?<![a-z])${en}|\\bbajas?\\b|\\bse\\s+van?\\b|${ja}`,
  'gu',
);
const comings =
  /入职|新(?:员工|人|同事)|新[增进来招]|增[员加]|加保|加上|加人|报到|到岗|上岗|进[厂场]|入[厂场社]|[参投]保|在保|加入|新規|増員|\b(?:joiners?|new (?:starter|joiner|hire)s?|add(?:ed|ing)?|onboard\w*|altas?)\b/gu;
