// Words by which some of those who are named leave, and the others may not.

const leaving = '(?:离职|辞职|自离|走|不做|不干|不来|减|停|退|离开|要走|撤|离|删|停保|减保|退保)';

/** 只有A, 只走A, 就A, 离职的是A, only A: right before a name. */
export const onlyOf = new RegExp(
  `(?:只有?|仅仅?|仅有|就(?!是)|光|唯独|唯一|单单|单)(?:是|有|要|需要?)?(?:${leaving}(?:保|掉|了|人|员)?)?(?:的?(?:人|员工)?(?:是|有)?)?\\s*[:：]?\\s*$|${leaving}(?:掉|了|人)?的(?:人|员工|同事)?(?:其实|实际)?(?:就|只|仅|才|仅仅)?(?:是|有)?\\s*[:：]?\\s*$|\\b(?:only|just|solo|sólo|solamente|únicamente)\\s*(?:remove|take off|delete|drop|stop|one is|se va|a)?\\s*$`,
  'iu',
);
/** 其中A, 三个里A, of these A: right before a name. */
export const oneOf =
  /(?:其中|里(?:面|头|边)?|当中|之中|中间|(?:[个位人名])中)(?:的|有|就|是|只|那个)*\s*[:：]?\s*$|\b(?:of (?:these|them|those|whom|which)|among (?:these|them|those)|de (?:ellos|ellas|estos|estas|los cuales))[\s,]*$/iu;
/** 郭鹏一个走: right behind a name, others of which stand before it. */
export const behindOne =
  /^\s*(?:这|他|她)?(?:一个人?|1\s?个人?|一人|1人|一位|自己|独自|单独|而已)|^\s*(?:only|alone|solo|sólo|だけ|のみ)/iu;
/** 走两个：A、B: a label that counts who leaves. */
export const countsLeavers = new RegExp(
  `${leaving}(?:掉|了)?\\s?(?:[\\d一二两三四五六七八九十]+\\s?)[个位名人]\\s*$`,
  'u',
);
/** 除了A都不走: right before a name, and in its line. */
export const exceptOf = /(?:除(?:了|开|去)?)\s*$/u;
export const othersStay =
  /除(?:了|开|去)?[^,，;；。]{2,20}?[,，]?(?:都|全|均|其[余他它]|别人|大家).{0,6}?(?:不|留|还?在|继续|照[常旧]|正常|没)/u;
/** 还有李四一个: one more. */
export const fewOf = /(?:还有|另外|再|以及|加上?|和|跟|与|及)\s*$/u;

/** 其余两个留下, 另外两个是调班, the others stay. */
export const restStays =
  /(?:其[余他它]|剩下|余下|另外|别的|剩余|另)(?:的)?(?:[\d一二两三四五六七八九十几]+\s?)?(?:[个位名]?人|[个位名]|人员|员工|同事|的)?(?:都|是|均|全|还|也|仍|全部|仍然|继续|先|暂时|要|一律|\s){0,4}(?:留(?:下|任|用|着)?|不(?:走|离|减|停|退|动|变)|别[减停退动]|调[班岗休]|换班|请假|休假|休息|在(?:[做干岗职厂])?|继续[做干上]?班?|照(?:常|旧)|正常(?:上班)?|上班|没走|没动|做着?|保留)[^,，。;；!！]{0,6}|\b(?:the )?(?:rest|others?)\s+(?:all\s+)?(?:are\s+)?(?:stay\w*|remain\w*|keep\w*|continu\w*)|\b(?:los|las) (?:demás|otr[oa]s)\s+(?:se quedan|siguen|contin[uú]an)|(?:他|残り)[はの][^,，。]{0,8}(?:残|継続|在職)/iu;

const day =
  '(?:今[天日晚早]|明[天日晚早]|后天|当天|昨天|\\d{1,2}\\s?[号日]|\\d{1,2}月\\d{1,2}[号日]?|\\d{1,2}[./-]\\d{1,2}|就?是|要|会|都|也?已经?|下班后?)';
const small = `(?:${day}|一个人?|一人|一位|1个人?|1人|[两三四五]个人?|单独|自己|了|的|\\s)`;

/** What may stand between the others and who leaves, for that to be certain. */
export const certainBetween = new RegExp(
  `^\\s*(?:[这那])?(?:[\\d一二两三四五六七八九十]+\\s?[个位人名]+)?(?:人|员)?(?:里面?|里头|当中|之中|中间?|的?其中|其中)?(?:${day}|\\s)*(?:只有?|仅有?|就|其中|离职的?是?|走的?是?)*(?:[走减停退](?:掉|了)?|是|有)?(?:离职|走|减|停|退)?(?:的(?:人)?(?:就|只|仅)?(?:是|有)?)?\\s*$`,
  'u',
);
/** What may follow. */
export const certainBehind = new RegExp(
  `^${small}*(?:${leaving}(?:保|掉|人)?)?${small}*(?:[,，。;；]+(?:${small}+|${restStays.source}|谢谢.{0,4}|麻烦.{0,8}|辛苦.{0,4})?)*\\s*$`,
  'iu',
);
