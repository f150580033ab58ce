import { arrivals, past, skills } from './past.ts';
import { refusesElsewhere } from './refusals-elsewhere.ts';

/**
 * Whether a remark says what is said of people who come: where they live, which shift they work, what papers they bring, who knows
 * them, when they arrive. Any other may speak of whether they do.
 */
export const isPlainRemark = (words: string): boolean =>
  words.length > words_max ||
  (!/\p{Script=Han}{2}/u.test(words.replace(plain, ' ')) && !refusesElsewhere(words));

/**
 * Whether few words beside somebody tell of a state, whatever it is: 还在, 在交接, 冇来, 再议, 办理中. What state it is nobody can list;
 * known are those of people who come.
 */
export const holdsState = (words: string): boolean =>
  words
    .split(/[^\p{Script=Han}]+/u)
    .some((few) => few.length > 1 && few.length <= few_max && state.test(few) && !ofComers.test(few));

const few_max = 5;
const state =
  /冇|^(?:人|也|都|现在|目前)?(?:还|仍然?|依然|正|暂)?在(?!职|岗|册|厂|家|里|外|这|那|一起|路上|前|后|本|县|市|村|城|老乡)|^(?:还|仍然?|依然|照样)[都也]?在|^再(?!来|加|报|补|发|有|上|进|新)\p{Script=Han}{1,2}$|(?<![试高初])中$|^(?:待|候|缓|拖|悬|黄|撂|拉倒|歇)/u;
const ofComers = /老家|宿舍|车间|车上|路上|门口|附近|[厂公]|培训中|待补|待定|后补|上班|干活|集中|[初高]中/u;

/** Whether a line about people of whom others speak too says nothing else at all: 他们几个坐厂车来. */
export const isHarmless = (words: string): boolean =>
  words.length <= words_max &&
  /\p{Script=Han}{2}/u.test(words) &&
  !/[\p{L}\p{N}\p{Extended_Pictographic}×✗✘]/u.test(words.replace(plain, ' ')) &&
  !saysOtherwise(words);

/** What stands in brackets beside a name, a work type or a number. */
export const bracketed = (text: string): readonly string[] =>
  Array.from(text.matchAll(/[(（【[]([^()（）【】[\]]{1,40})[)）】\]]/gu), ([, inside = '']) =>
    inside.trim(),
  );

/** A remark is short; what is longer is a text, of which only the words against somebody count. */
const words_max = 60;

const plain = new RegExp(
  [
    // Who is somebody else than the one above.
    String.raw`(?:[和跟与](?:上面|前面|上一?[个行条位])?的?(?:那[个位])?)?(?:同|重)名(?:同姓)?[,，]?(?:但|并)?不是(?:同)?一个?人`,
    // With whom they come, and whom to ask.
    String.raw`[\d一]+ ?换 ?[\d一]+|(?:联系|介绍|推荐)人\s?[:：]?\s?\p{Script=Han}{2,3}|(?<!\p{Script=Han})(?:原(?:来是?)?|以前是?|之前是?)\p{Script=Han}{2,6}(?:的?员工|过来的?)|[同和跟与]\p{Script=Han}{2,3}(?=一起)`,
    // What they did before, and what they can.
    String.raw`(?:老公|老婆|对象|爸爸?|妈妈?|家人|亲戚|老乡|朋友)也?在\p{Script=Han}{2,8}(?:上班|工作|干活|做事)|高空|登高|门口|点半|休息|孩子|小(?=不)|正式工?|没带`,
    String.raw`(?:以前|之前|曾经?|去年|上次)?在?\p{Script=Han}{0,6}(?:做|干|学)过\p{Script=Han}{0,4}|会(?:说|讲|开|踩|做|用)?\p{Script=Han}{1,4}(?:话)?|[不没无](?:有|用|要|需要?|会|吃)?(?:培训|抽烟|喝酒|驾照|加班|厂服|工服|宿舍|接送?|夜班|夜宵|近视|纹身|不良嗜好|电脑|辣)`,
    ...past,
    ...arrivals,
    ...skills,
    // Where they are from, and by what papers.
    String.raw`(?:港澳|台湾|大陆|外国|本国)(?:居民|同胞|人)?|台胞|回[乡鄉]|来往内地|通行|永久居留|居留|工作许可|[证證]|[韩法美英日德泰]国|日本|老挝|柬埔寨|尼泊尔|\p{Script=Han}{1,3}族|(?:北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古?|广西|西藏|宁夏|新疆)(?:(?![不没未别回去走退停离来])\p{Script=Han}){0,4}|出生|农历|阳历|[正二三四五六七八九十腊冬]{1,2}月初?[一二三四五六七八九十]*`,
    // What they are called.
    String.raw`大名|小名|外号|绰号|氏名|大个子|胖子|(?<![\p{Script=Han}])[老小阿大][王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕魏莫龙虎军强刚明胖黑芳丽燕红英](?![\p{Script=Han}])|(?<![\p{Script=Han}])[老小阿]?(?:(?![不没未别])\p{Script=Han}){1,3}(?:介绍的?|推荐的?|一起来?|那个?边的?)|上次那个?`,
    String.raw`(?<![\p{Script=Han}])\p{Script=Han}{1,2}(?:[姐哥妹弟娃叔姨]|老幺)(?![\p{Script=Han}])|名字就?叫\p{Script=Han}{2,4}|(?:户口本?|身份证|证件|护照|银行卡)上面?(?:写|登记|显示|名字)?的?[是叫]\p{Script=Han}{2,3}|[他她](?:婆娘|屋里|老汉)|那天|我说的?是?|[这那]个|忘[记了]+[报发加]?|确定|肯定|重新(?:买上|加上)?|月份|室[内外]|司机|翻译|[冲铣车磨钻]床|打磨|平车|数控|缺一节|[手小脚]+指|个子`,
    // Days, times and numbers.
    String.raw`\d{1,4}[年./-]\d{1,2}(?:[月./-]\d{1,2})?[日号]?|\d{1,2}月(?:\d{1,2}[日号]?|份|底|初)?|\d{1,2}[日号点]|[今明后]天|[今明]日|(?:本|这|下+)?(?:周|星期|礼拜)[一二三四五六日天末]?|[早中下上]午|早上|晚上|现在|马上|尽快|加急|急用?|第?[一二三四五六七八九十\d]+(?:批|车|组|次|期|个|人|名)`,
    // Coming.
    String.raw`新(?:来的?|人|员工|增|进|招)?|入职|到岗|报到|上岗|上班|进[厂场]|入[厂场]|参保|投保|加保|返[厂岗工]|复工|续签|续保|转正|试用期?|这个要|要买|要加|来|到|开始|起|正常|在职`,
    // Where they live, and how they arrive.
    String.raw`(?:不|要|需要?)?(?:住宿舍?|住厂?[里内外]|住校外?|住外面|住家里?|住)|宿舍|床位|自理|自带|自驾|坐车|班车|接送?|被[褥子]|行李|军大衣|水杯|吃辣|安排|请|需要?|吃素|清真|回民|伙食费?|餐费|外地|本地|附近|后面|旁边|对面|隔壁`,
    // Shifts, places and work.
    String.raw`[早中晚夜白长日两]+班(?:倒)?|倒班|轮班|车间|产?线|班组|小组|部门?|厂区?|楼|普工|技工|组长|班长|领班|主管|队长|带队|岗位?|工[种位号]?|熟手|熟练工?|生手|学徒|有?无?经验|会|懂|操作|先按`,
    // Papers and what belongs to them.
    String.raw`身份证|证件?|护照|通行证|居住证|驾照|驾驶证|行车证|健康证|焊工证|叉车证|电工证|上岗证|特种|作业|复印件|照片|原件|银行卡|工资卡|电话|手机|微信|号码?|合同|协议|资料|手续|材料|后补|待补|补|齐全?|已?签|已?交|已?体检|合格|先把名字报上|名字|有|无|带`,
    // Who they are, and who knows them.
    String.raw`老乡|介绍的?|推荐的?|亲戚|老公|老婆|夫妻|两口子|兄弟|姐妹|父子|母子|父女|母女|同学|朋友|老员工|也|都|在|里面|一起|同村|男|女|族|籍|越南|缅甸|外籍|少数民族|学历|大专|本科|中专|高中|初中|退伍军?人?|返聘|党员|团员|已婚|未婚|近视|离异|毕业|刚毕业|女儿|儿子|外甥|老母亲|二进宫|左撇子|残疾证?|低保户?|英语|普通话|待分配|领工|工衣|谈[好妥]|不用再?[问管担心]+|返厂|厂车|几个|左手|右手|旧伤|视力|眼镜|身高|体重|尺码|鞋码|工服|年龄|岁`,
    String.raw`[表堂][哥弟姐妹]|[叔舅姑姨]|侄[子女]?|外甥|孙子|老表|阿姨|师傅|大[姐哥]|宝妈|联系人?|负责|认识|熟人|同乡`,
    // How they work, and for what.
    String.raw`临时工?|短期工?|长期工?|暑假工?|寒假工?|周末|日结|月结|小时工|计[时件]|做|干|月薪|时薪|工价|工资|补贴|押金|返费|小时|床铺|厂车|电动车|拿|工牌|包吃|包住|管饭|元|块|开|叉车|行车|汽车|摩托|电动|面试|培训|考核|通过|过|可以|没问题|照常|保底|提成|加班|[单双]休|单身|勤快|老实|能吃苦|手脚快|可靠|不错|好|快|优秀|良好|以前|之前|曾经|[两几半一二三四五六七八九十]+(?:年|个月|天)|\d+ ?(?:年|个?月|天|岁|元|块|公分|斤)`,
    String.raw`备注|说明|麻烦|谢谢|辛苦|收到|已|发|群里|微信群|自己|上|可|能|要|就|还|的|了|是|他|她|和|与|跟|及|且|人`,
  ].join('|'),
  'gu',
);

/**
 * Whether a remark says that somebody has cover already, needs a paper, or has not come yet, in words that elsewhere say that they come, or is a cross,
 * of which nobody says what it means.
 */
export const saysOtherwise = (words: string): boolean => otherwise.test(words) || crossed.test(words);

const crossed = /^(?:[×✕✗✘xX否不]|no|ng)$/iu;

const otherwise =
  /(?:[投参加承]保|保险)(?:已经?)?(?:成功|完成|生效)|(?:补?开|打印|出具)(?:一?[个份下张])?.{0,6}证明|(?:还|仍|已|现)?在保|[没未]退保|已在.{1,8}(?:参保|投保|交|买)|(?:报到|入职)未成功|等.{0,4}(?:入职)?通知|待签|复试/u;
