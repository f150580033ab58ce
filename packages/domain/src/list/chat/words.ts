import type { ListField } from '../fields.ts';

/** What a line is numbered with, or begins with for the eye. */
export const bullet =
  /^ *(?:\(\d{1,4}\)|\d{1,4}[、,:)](?!\d)|\d{1,4}\.(?!\d)|\d{1,4}[.、,:)](?=\d{15})|[①-⑳㉑-㉟⑴-⑽㈠-㈩⒈-⒑]|[一二三四五六七八九十]{1,3}[、.)]|\d{1,3} ?(?=\p{Script=Han}{2})(?![个名人位月号日点年天楼厂线期班])|[-–—•●○*▪◆■□>]+)/gu;

/** A number before each person of a line: 1.张三 … 2.李四. */
export const numbering = /(?<![\d.])\d{1,3}[、.)](?!\d)/g;

/** Whom a message greets or calls, addresses of pages, pictures. */
export const noise =
  /哈{2,}|呵{2,}|嘿{2,}|嘻{2,}|(?:(?:大后|[今明后])[天日晚]|(?:这个?|本|下个?)?月[底初末]|(?:下个?|这个?|本)?(?:周|礼拜|星期)[一二三四五六日天末]?|\d{1,2}[号日])(?:[早晚上中下午]{2})?(?=(?:再|才|一起|统一|都|就|会|能)*(?:给(?:你|您|我))?(?:(?:发|传|寄|拍)(?:来|过来|给|上|齐)?(?:你|您|我)?(?:$|[\s,，。;；!！)）])|(?:发|传|寄|拍|补)(?:来|过来|给|上|齐|交)?(?:你|您|我)?(?:证件?|身份证|号码?|资料|照片|材料)))|(?<=(?:证件?|号码?|资料|照片|材料)(?:没带|忘带|忘了)?[\s,，]?)(?:(?:大后|[今明后])[天日晚]|(?:下个?|这个?|本)?(?:周|礼拜|星期)[一二三四五六日天末]?|\d{1,2}[号日])(?=(?:再|才|一起|统一|都|就|会|能)*补)|(?<=(?:工资|工钱|薪水|押金|结账)(?:就|都|要|等|到|在|是)*)(?:[今明后]天|(?:这个?|本|下个?)?月[底初末]?(?:\d{1,2}[号日])?|(?:下个?|这个?|本)?周[一二三四五六日天末]?|\d{1,2}[号日])(?:再|才|一起|统一|都)*(?=[结发算付打给清])|退[伍役](?:军人|老?兵|士兵)|(?<=(?<!\d)\d{17}[\dXx])[男女号](?=\p{Script=Han}{2,4}(?:[\s,，;；]|$))|(?<!\p{Script=Han})阿拉(?![\p{Script=Han}]?\s?\d{6})|^ ?[张王李赵刘陈杨黄周吴徐孙马朱胡郭何林罗高郑梁谢宋唐许韩冯邓曹彭曾沈苏][工队](?=[,:!。~ 你您好]|麻烦|帮)|^ ?(?:\p{Script=Han}{0,3}(?:老师|经理|主管|主任|领导|小姐|先生|女士)|\p{Script=Han}[总姐哥])们?(?=[,:，!。~ ]|好|您|你|帮|麻|请|辛苦|在|$)|@[^ @,:，、]{1,30}|(?:的|(?<=\p{Script=Han}{2}))?(?:他|她)?(?:媳妇儿?|老婆|老公|爱人|对象|[爸妈]{1,2}|父亲|母亲|儿子|女儿|[哥姐弟妹]{1,2}|家属|家里人?)的?(?:联系)?(?:电话|手机号?|号码|联系方式) ?(?:是|[:：])? ?1[3-9](?:[ -]?\d){9}(?!\d)(?:[,， ]?(?:有|急)?(?:急事|什么事|事情?)(?:就|请|可以)?(?:找|打|联系)[他她]?)?|(?:紧急)?联系人 ?[:：][^,，;；。]*|(?:介绍|推荐|引荐)人 ?[:： ]? ?\p{Script=Han}{2,4}|(?:带队|带班|领队|司机|组长|班长|负责人|联系|代签|签字|经办|填表|制表|报送)(?:人|电话)? ?[:： ]? ?\p{Script=Han}{1,4} ?1\d{10}|民族 ?[:：]? ?\p{Script=Han}{1,6}族?(?=[\s,，;；]|$)|(?:家庭住址|现住址|住址|家庭地址|地址|户籍(?:地址|所在地)?|籍贯|签发机关|开户行|开户银行)(?: ?[:：]|(?<=^\s*\S{2,5}) )[^,，;；。]*|^\s*\d{1,4}号?\d{1,3}[幢栋](?:\d{1,2}单元)?(?:\d{1,4}室?)?\s*$|(?<=[\p{L}\d](?:路|街|弄|巷|大道|栋|幢))\s?[\dxX]{1,5}号(?:\d{0,3}(?:楼|室|院|栋|幢|单元))*|(?:\p{Script=Han}{0,4}(?:银行|[工农建中交招]行|邮储|农商行?)(?:卡号?)?[:： ]?)?62\d{14,17}(?!\d)[ ,，]?(?:\p{Script=Han}{0,4}(?:银行|[工农建中交招]行|邮储|农商行?))|车牌 ?:?\p{Script=Han}[A-Z][ ·.]?[A-Z\d]{4,6}|(?:[早晚]餐|餐补|补贴|餐费|押金|工价|单价|时薪|住宿) ?\d+(?![\d月号日]|[./-]\d)(?:\/(?:天|小时|h|月|餐))?|有效期限?至? ?[:：]? ?[\d.\-/年月日至长期 ]{6,30}|(?:银行)?卡号? ?[:：]? ?\d{16,19} ?\p{Script=Han}{0,6}|https?:\/\/[\w./?=&%#-]+|\[(?!(?:新?增|加|减|退|离|停|改|换|替|删|新|入职|暂缓|待|缓))\p{Script=Han}{1,4}\]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\uFE0F\u20E3]/gu;

/** The line that a copied conversation puts before each message: who and when. */
export const stamp =
  /^[^\d,:，、]{0,20} ?(?:\d{4}[-/年.]\d{1,2}[-/月.]\d{1,2}日? |\d{1,2}[-/月]\d{1,2}日? )?(?:昨天 ?|星期. ?|周. ?)?(?:上午|下午|晚上|早上|凌晨)? ?\d{1,2}:\d{2}(?::\d{2})? *$/u;

/** Words that say what follows. The value runs to a sign, a space or the next taken part. */
export const labels: readonly (readonly [field: ListField, pattern: RegExp])[] = [
  [
    'name',
    /(?:姓 ?名|名字)(?: ?[:是为] ?| )(?!身份|证件|手机|电话|联系)(\p{Script=Han} \p{Script=Han}(?!\p{Script=Han})|[\p{Script=Han}·•‧・.〇]{1,25}?(?=的?(?:身份证|证件|公民|手机|电话|联系|性别|工种|岗位|单位|公司|$)|[^\p{Script=Han}·•‧・.〇])|[A-Za-z][A-Za-z .'-]{1,49})/gu,
  ],
  [
    'name',
    /(?:大名|真名|本名|实名|全名|学名|正名|证件名|身份证名)(?:字)?(?:叫做?|是|为|:)? ?(\p{Script=Han}{2,4})(?!\p{Script=Han})/gu,
  ],
  [
    'work_company',
    /(?:实际用工单位|用工单位|派遣单位|用工企业|单位|公司|厂区|工厂|厂名|项目|去向) ?[:是为] ?([^ \0,;、。|]{2,40})/gu,
  ],
  [
    'occupation',
    /(?:工种|岗位|职位|职业|工作内容)(?:就|都)?(?: ?[:是为写填] ?| (?![一二两三四五六七八九十]{1,2}[个名位人])(?=\p{Script=Han}{2,10}(?:[\s,;、。|]|$)))([^ \0,;、。|]{1,30})/gu,
  ],
  [
    'name',
    /姓名(\p{Script=Han}{2,4}?)(?!身份证(?:号码?)?(?:上的?)?(?:一致|相[符同]))(?=身份证|证件|电话|手机|性别|\0|[\s,;。]|$)/gu,
  ],
  [
    'occupation',
    /(?:岗位|工种)(?:均|都|全部?|统一|一律)?[是为做]?(\p{Script=Han}{2,8}?)(?=公司|单位|电话|手机|到岗|入职|身份证|姓名|\0|$)/gu,
  ],
  [
    'work_company',
    /(?<!\p{Script=Han})(?:公司|单位)(\p{Script=Han}{2,20}?)(?=到岗|入职|岗位|工种|电话|手机|身份证|姓名|\0|$)/gu,
  ],
  [
    'start_date',
    /(?:入职|到岗|上岗|报到|进厂|起保|生效|开始|参保|投保|加保)(?:日期|时间|日) ?[:是为] ?((?:同上|同前|〃)(?![\p{L}\d]))/gu,
  ],
  ['mobile', /(?:联系)?(?:电话|手机|方式)(?:号码?)? ?[:是为] ?((?:同上|同前|〃)(?![\p{L}\d]))/gu],
  ['employee_no', /工号 ?[:是为]? ?([A-Za-z0-9-]{1,20})/gu],
  ['gender', /(?:性别 ?[:是为]? ?)([男女])/gu],
  ['remark', /备注 ?[:是为] ?([^\0|]{1,100})/gu],
];

/** Labels of what is told by its look anyway, and what stands between words. */
export const silentLabels =
  /的?(?:公民身份号码|居民身份证|身份证件?|证件|护照|旅券|パスポート|手机|电话|联系电话|联系方式|移动电话|出生日期|入职日期|入职时间|到岗日期|到岗时间|起保日期|生效日期|开始日期|结束日期|生日)(?:号码|号)?(?: ?[:是为])?|(?<![A-Za-z])(?:id|sfz|tel|phone|mobile|name)(?: ?(?:card|no|number))?\.?(?![A-Za-z]) ?:?/giu;

/** Words that are polite, or say that someone comes. */
export const fillers =
  /及时|随时|按时|准时|大家好|早上好|上午好|下午好|晚上好|你好|您好|各位|麻烦|帮忙|帮我|加一下|加一个|加上|加下|加个|新增|增加|添加|新来的?|新进的?|新招的?|新员工|新人|员工|人员|工人|入职|到岗|上岗|上班|报到|进厂|入厂|进场|入场|参保|投保|买保险|上保险|交保险|保险|办理|一下|谢谢|多谢|辛苦了?|收到|好的|如下|以下|以上|名单|资料|信息|我们|咱们|他们|这边|那边|这里|还有|另外|总共|一共|分别|号码|发给你|发你|开始|生效|起保|需要|安排|过来|过去|今年|麻烦了|(?<![申邀聘])请/gu;

/** Someone who comes to a place that the directory does not know: 昆山宏达新来3个. */
export const comingTo =
  /([\p{Script=Han}A-Za-z]{2,20}?)(?:新来|新增|新进|新招|招|来|进|要|加|入职)了?(?= ?(?:\d{1,3}|[一二两三四五六七八九十几]{1,2}) ?[个名位人])/gu;

/** A company by the end of its name; the characters left out are those of the words before one, and 分两个厂 is none. */
export const unknownCompany =
  /\p{Script=Han}{2,4}那[个家]\p{Script=Han}{0,6}?(?:厂|公司)(?!\p{Script=Han}{0,2}(?:车|服|牌|商))|(?!(?:分[成为]?)?[两二三四五六几]?个|同上|同前|原)(?:(?![都住在到去给从和跟的是有会要你我他她们这那了])\p{Script=Han}){2,20}?(?:有限公司|分公司|集团|公司|工厂|(?<![离进入返退])厂)(?:\(?第?[一二三四五六七八九十\d]{1,2}厂\)?)?(?!\p{Script=Han}{0,2}(?:车|服|牌|商))/gu;

/** A company by what it does, as the words of a line begin with it or behind a label: 成都双流菁蓉电子，12月1日进3个人. */
export const companyOfTrade =
  /(?<![\p{Script=Han}A-Za-z])(?:(?:厂家?|公司|单位|厂区)?[系是] ?)?((?![都要有])(?:(?![住在到去给从和的是有会你我他她们这那做干学负责])\p{Script=Han}){2,8}(?:电子|科技|精密|机械|机电|电器|物流|食品|服饰|制衣|塑胶|五金|汽配|仓储|家具|纺织|印刷|钢构|建材|光电|模具))(?=新[进来招入]|[今明后]天|\d|[^\p{Script=Han}A-Za-z]|$)/gu;

/** 加一个人啊恒利的，明天上岗: a place in the midst of what is spoken, where it sounds like one that is known. */
export const ofSomewhere = /(?<=^|[\s,，\0啊呀哈呢嗯])(\p{Script=Han}{2,4})的(?=$|[\s,，\0]|[今明后]天)/gu;

/** A place that is told by a part that several have, or by what one must know: 昆山那边, 老地方. */
export const overThere =
  /(?<!\p{Script=Han})(?:还有|另外|然后|再有|至于)?((?!我们|你们|他们|咱们|还有|另外)\p{Script=Han}{2,10}(?:那边|这边)|[老小阿]\p{Script=Han}(?:那个?|他们|那家)(?:厂|公司|单位|工地))|(?:还是)?(老地方|原来(?:那个)?(?:的)?(?:厂|地方|单位)|上次(?:那个)?(?:的)?(?:厂|地方|单位))/gu;

/** A work type by the end of its name. */
export const unknownOccupation =
  /^(?!(?:返|打|上|派|开|招|用|收|复|停|民|职|动|完|竣|赶|试)工$|\p{Script=Han}{0,6}(?:临时|小时|短期|零|日结|学生|[寒暑][假期]|长期|正式|外包|派遣|劳务|合同|兼职|季节|实习)工$)\p{Script=Han}{1,8}(?:工|操作员|作业员|检验员|质检员|分拣员|服务员|司机|骑手|文员)$/u;

/** A work type by what says that it is one: 都是打螺丝, 都做品检的; and of some: 开叉车的. */
export const spokenWorks: readonly RegExp[] = [
  /(?<=(?:\d{1,2}|[一二两三四五六七八九十几]{1,2})\s?[个名位])([搬装卸扛打扫洗切焊开修搞包贴送拣捡缝裁磨压冲绑扎]\p{Script=Han}{1,3})的(?!\p{Script=Han})/gu,
  /也(?:是|做|都是)(\p{Script=Han}{2,4}?)的?(?!\p{Script=Han})/gu,
  /(?:岗位|工种)?((?:跟|和|同)上次一样|老岗位|同前)/gu,
  /(?:都|全部|全|均)(?:[是为]?[做干开当]|[是为](?=[打装搬焊磨缝包分拣质品检电叉操组冲注喷折]|\p{Script=Han}{2,6}(?!\p{Script=Han})(?<!的)))(\p{Script=Han}{2,6}?)的?(?!\p{Script=Han})/gu,
  /(?:全部|都是|全是|均为)(\p{Script=Han}{1,7}(?:工|操作员|作业员|检验员|质检员|分拣员|服务员|司机|骑手|文员))的?(?!\p{Script=Han})/gu,
  /[做干开当](\p{Script=Han}{2,5}?)的(?!\p{Script=Han})/gu,
  /(?<=\0[\s,，(（]*)(?:这个人?|此人|他|她)就?(?:是|做|开|干)(\p{Script=Han}{2,4}?)(?=[\s,，。;；)）]|$)/gu,
];

/** What is said of people in the same way and is no work. */
export const noWork =
  /^(?:男|女|新|老|本地|外地|同|一|自己|临时|熟|成年|年轻|好|完|我|你|他|她|它|这|那|谁|昨|今|明|后|不|没)|[人了好完男女号钱班天证省市县村]$/u;

const pointsBack = /以上|上面|前面|他们|这几个|这些|这(?:俩|仨|[\d一二两三四五六七八九十]{1,3} ?[个名位人])/u;
const saysAll = /都是|都系|都去|都在|都做|都干|全部|全都|全是|均为/u;
/** 明天进两个，都做理货的： */
const comeBelow =
  /(?:[进来加招增]|入职|到岗)了?\s?(?:\d{1,2}|[一两二三四五六七八九十几]{1,2})\s?[个位名人].*[:：]\s*$/u;
const pointsAhead = /另外|还有|以下|下面|如下|接下来|剩下|其余|其他/u;

/** Speaks of those before it, not of those to come. */
export const looksBack = (line: string): boolean =>
  pointsBack.test(line) || (saysAll.test(line) && !pointsAhead.test(line) && !comeBelow.test(line));

/** Speaks of those to come. */
export const looksAhead = (line: string): boolean => pointsAhead.test(line) && !pointsBack.test(line);

/** Small words around a name: 叫李四, 王五的. */
export const wordBefore = /^[叫有是和与跟及把给请另又再加]/u;
export const wordBehind = /[的了和与跟及是为叫在去到来从]$/u;

/** 明天或者后天: a day that was chosen between stays as it is written. */
export const orDays =
  /((?:大后|[今明后])[天日]|(?:周|星期|礼拜)[一二三四五六日天]|\d{1,2}[日号])\s*(?:或者?|还是|要么|\/|或是)\s*((?:大后|[今明后])[天日]|(?:周|星期|礼拜)?[一二三四五六日天](?!\p{Script=Han})|\d{1,2}[日号])/gu;
