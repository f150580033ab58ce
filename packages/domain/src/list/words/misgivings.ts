import { sayings } from './intent-words.ts';
import { refusesElsewhere } from './refusals-elsewhere.ts';
import { signsAgainst } from './signs.ts';

/**
 * Whether words that nobody foresaw may speak against a person, so that somebody looks at them. What is known to be harmless
 * counts for nothing; whatever is left may hold a no, a reason for one, or something that happened.
 */
export function speaksAgainst(words: string): boolean {
  const left = sayings
    .reduce(
      (text, [kind, pattern]) => (kind === 'none' ? text.replace(pattern, ' ') : text),
      words.replace(anotherOfTheName, ' '),
    )
    .replace(harmless, ' ');
  return (
    misgiving.test(left) ||
    reason.test(left) ||
    elsewhere.test(left) ||
    happened.test(left) ||
    signsAgainst.test(words) ||
    refusesElsewhere(words)
  );
}

/** Whether words say that somebody is insured by others already: 有社保, 甲方买了. */
export const isInsuredElsewhere = (words: string): boolean => elsewhere.test(words);

/** Whether a number is somebody else's, as 这是他哥的身份证, 借的别人的证, 身份证用的老婆的. */
export const isOthersPaper = (words: string): boolean => othersPaper.test(words);

const kin =
  '(?:[大小老堂表]?[哥弟姐妹]+|爸|妈|爹|娘|叔|舅|嫂|老公|老婆|媳妇|儿子|女儿|亲戚|朋友|别人|人家|他人|老乡|同事|家里?人)';
const paper = '(?:身份证|证件?(?!书)|号码?)';
const othersPaper = new RegExp(
  `${kin}的${paper}|${paper}(?:号码?)?(?:是|用的?是?|拿的?是?|借的?是?)*[他她我你]?家?的?${kin}的?(?![\\p{Script=Han}]*(?:介绍|带))|(?:借|冒)用?的?.{0,6}${paper}|${paper}.{0,3}借|不是(?:他|她)?本人|(?:自己|本人)的?${paper}?(?:丢|掉|遗失|不见|过期)`,
  'u',
);

/**
 * Whether words behind a person put them off until something has happened: 出结果再加, 证件补齐后加. What more is to come is another matter,
 * as 下午再加3个.
 */
export const saysLater = (words: string): boolean => later.test(words);

const later =
  /(?:[^\0\s,，。;；:：、\d](?<![今明昨][天日]|现在|这次|还|又|另外|然后|麻烦|请|帮忙|一起)再(?:加|买|报|上|投|办|交|参保|投保|通知|入职|定)|[完好齐过了到](?:以|之)?后(?:再)?(?:加|买|报|投|参保|投保)|(?<![\p{Script=Han}])来了?[再就]加)(?:上|保险?|险)?(?=\s*(?:$|[,，。;；)）!！\0]))/u;

/** Words that say no, or that something is changed. */
const misgiving =
  /[不没别未勿停退换替顶错改减撤删缓辞离唔拒]|取消|作废|走了|等[一等着通他她]|算了|待[定通]|怀疑|除外|除了|黑名单|禁止|not |n't|cancel|wrong|instead|stop/iu;

/** Why somebody does not come, or need not be insured. */
const reason =
  /工伤(?!保?险|认定)|的话(?!费)|候补|旷工|只是来|只[做干上来]了|只(?:能|会|先|过|要)?(?:[过]?来|去|参加|做)?(?:面试|体检|看看|看一看|了解|参观|试试|试一试|报名|登记|应聘|培训)|无效|跳过|闪人|交还|合同满|是假的?|送人的?(?=$|[\s,，)）])|(?:^|[\s,，(（\0])(?:介绍人|这是我自己|同上一个人)(?=$|[\s,，)）\0])|不是我们|同行(?:公司)?的?人?(?=$|[\s,，)）])|竞对|来看看|看看再|过期|休假|去别|去其他|(?:下个?月|年后|过年|改天|晚几天)再?来|考虑|犹豫|有误|查无|冒名|淘汰|落选|满员|[人额]满|色盲|家里有事|有事|回学校|上学|(?:去|要)当兵|当兵(?:去|走)|参军|坐牢|结工资|结清|待(?:岗(?!位)|命|审|核|查|办|录)|(?<![证件号码料片表同话机]|^)待补|(?<![证件号码料片表同话机])后补|体检(?:待|复)|复[检查]|名额(?:已?满|不够|不足|没了|就?给)|保留名额|缺席|长假|排队|留着|放放|机动(?!车)|背(?:景)?调|下[批次](?:再|一起|报|加)|无健康证|(?:^|[\s,，(（])已交(?=$|[\s,，)）])|来面试的|(?:身份证|证件|号码)(?:是|用的?是?)[他她我你]?家?的?(?:[大小老堂表]?[姐哥弟妹爸妈叔舅嫂]|老公|老婆|亲戚|朋友|别人|他人|老乡)|借.{0,6}身份证|已经?报|报过|买过|已买|投过|保过|结束|做完|到期(?!了?[再要]?续)|期满|反悔|超龄|童工|纹身|(?:不够|不到|不满)年龄|下来了|观察|在谈|打叉|打酱油|凑数|旁观|报着玩|随缘|悬$|估计悬|备着|压着|搁着|删了|挂名|串门|借调|看守所|已购(?!买力)|在保中|(?:上家|别家|前公司).{0,2}(?:没退保|未退保|还在保)|其他公司在保|(?:报到|入职)未成功|等.{0,4}寄到|来就加|拘留|三成|两可|(?:^|[\s,，(（\0])(?:已经?有|有了|已经?有了|(?:厂里?|单位|公司|那边)(?:都|也)?已经?[交买入]了?)(?=$|[\s,，)）\0])|差口气|回炉|考察/u;

/** Who needs no cover, since others insure them. */
const elsewhere =
  /(?<![没无])有了?(?:社保|保险|意外险|商业险|工伤|雇主险|五险)|[交缴买](?:过|着|了)(?:社保|意外险|商业险|工伤|雇主险|五险)|[交缴]社保|(?:社保|保险)(?:也|都|已经?)*(?:有|[交缴买](?:了|过|着|在))|社保在|(?:对方|甲方|业主)买|自购|[在已]缴|[没未]退保|还在保(?!安|洁)/u;

/** Something that happened, and may have ended it: 溜了, 去美团了, 被刷了. */
const happened = /\p{Script=Han}了(?=[\s\0:：,，。;；!！)）]|$)/u;

/** 和上面同名不是一个人: of whoever comes, as the one above does. */
const anotherOfTheName =
  /(?:[和跟与](?:上面|前面|上一?[个行条位])?的?(?:那[个位])?)?(?:同|重)名(?:同姓)?[,，]?(?:但|并)?不是(?:同)?一个?人/gu;

/** What is said of people and speaks against nobody. */
const harmless =
  /[\d一]+ ?换 ?[\d一]+|[不没无](?:有|用|要|需要?|会|吃|能)?(?:岗前)?(?:培训|抽烟|喝酒|吸烟|驾照|驾驶证|加班|厂服|工服|宿舍|安排(?:住宿|宿舍)|接送?|夜班|夜宵|近视|纹身|犯罪|不良嗜好|电脑|辣)|离异|离婚证?|丧偶|(?:上家|上一家|原单位|前单位)(?:公司)?(?:已经?)?(?:离职|辞职|辞)(?:了|证明)?|照片(?:还)?(?:未|没)(?:交|发|拍)|等下(?=来|去|拿|过来)|(?:银行卡|复印件|照片|被褥|水杯|工作服)(?:没带|未带)|把[^,，。]{0,6}[买加办上报]了|没有?(?:啥|什么)?(?:大|其他)?问题|(?:要得|[行好成中]|可以)不(?=[\s?？!！,，。]|$)|[你您侬][们俩]?了|(?:不是,?)?同名(?:同姓)?的?|唔该晒?|[勿不别]要?(?:再)?(?:漏|[弄搞写报发填看数]错)|忘(?:记|了)?(?:报|发|加|写|说)了|(?:发|报|写|说|打|就这)(?:完|好|齐|全)了|不(?:住宿?|吃|含|需要?住|上夜班|倒班|抽烟|喝酒|会|迟到)|无(?:住宿|宿舍)|不是走|(?:没|无)(?:经验|社保|工资卡|银行卡|手机|住宿|宿舍)|未婚|别名|级别|别墅|未满|等级|\d等|替班|顶岗实习|(?:体检|培训|面试|合同|协议|照片|资料|材料|证件?|身份证|押金|工服|手续|宿舍|床位|健康证)(?:都|也|已经?|全部?)?(?:做|过|签|发|交|拍|拿到?|领|办好?|齐|合格|通过|安排|收到?|有|带)?(?:好|过|完)?了|(?:(?<!下)来|到|好|对|为|有|齐|会|定|说好|确定|收到|麻烦|辛苦|谢谢|拜托|报到|入职|上班|到岗|到厂|进厂|上岗|参保|发你|发给你|发群里|见过|谈好|安排好|准备好|联系好|通知|告诉他|做过|干过|熟|知道|太好|可以|行|够|最好|就好|就行)了/gu;
