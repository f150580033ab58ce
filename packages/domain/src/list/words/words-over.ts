import { halfWidth } from '../../half-width.ts';
import type { Day } from '../../calendar/day.ts';
import { headsWords } from '../chat/heads.ts';
import { bullet, comingTo, companyOfTrade, noise, unknownCompany } from '../chat/words.ts';
import { wordsBeforeThose } from './before-those.ts';
import { sayings } from './intent-words.ts';
import type { Mentions } from './mentions.ts';
import { simplified } from './simplified.ts';
import { spokenDates } from './spoken-dates.ts';
import { works } from './work-words.ts';

// What words that stand over people say of them. Whoever listed all the ways in which somebody comes, leaves or stays would never end;
// so the list is of what people are told by besides, and words of which nothing here knows anything are asked about.

/**
 * `come` and `leave` where nothing speaks otherwise, `other` for words that somebody knows and that say neither, as 待定; `unknown` where
 * words are left that nobody knows, or where both are said.
 */
export type SaidOver = 'come' | 'leave' | 'other' | 'unknown' | 'nothing';

export type OverReader = { readonly mentions: Mentions | undefined; readonly today: Day };

/** What words over people say of them: 明天进两个, 销保名单, 恒立 普工, 下面几个处理掉. */
export function saidOver(written: string, { mentions, today }: OverReader): SaidOver {
  if (certificate.test(written)) return 'leave';
  let left = simplified(halfWidth(written.slice(0, line_max)))
    .replace(noise, blank)
    .replace(bullet, blank)
    .replace(called, blank)
    .replace(wordsBeforeThose, blank)
    .toLowerCase();
  const take = (some: readonly { readonly at: number; readonly end: number }[] = []) => {
    for (const { at, end } of some) left = left.slice(0, at) + '\0'.repeat(end - at) + left.slice(end);
  };
  const tells = (pattern: RegExp): boolean => {
    const before = left;
    left = left.replace(pattern, blank);
    return left !== before;
  };
  take(mentions?.companies(left));
  tells(harmless);
  const leaves = tells(leaving);
  const kinds = new Set(
    sayings.flatMap(([kind, pattern]) => (kind !== 'add' && tells(pattern) ? [kind] : [])),
  );
  const isCounted = tells(comingTo);
  tells(places);
  take(mentions?.occupations(left));
  take(spokenDates(left, today));
  tells(headsWords);
  tells(plain);
  const comes = tells(coming) || isCounted;
  const begins = tells(beginning);
  const unknown = (left.replace(glue, blank).match(/\p{L}+/gu) ?? [])
    .filter((words) => mentions?.bySound(words) === undefined && mentions?.isInName(words) !== true)
    .join(' ');
  const goes = leaves || kinds.has('leave');
  if (unknown !== '' && !((comes || begins) && isLong(written) && !against.test(unknown))) return 'unknown';
  const isOther = [...kinds].some((kind) => kind !== 'none' && kind !== 'leave') || neither.test(written);
  if (isOther || (comes && goes)) return 'other';
  return goes ? 'leave' : comes || begins ? 'come' : 'nothing';
}

/** What a paper is called that somebody gets who has left; in a remark it is one that they bring. */
const certificate =
  /^[\s【[(（]*(?:员工)?(?:离职|(?:解除|终止)(?:劳动)?(?:合同|关系))(?:的?证明)书?[\s】\])）:：]*$/u;

const blank = (words: string): string => '\0'.repeat(words.length);
/** 李燕，通达明天来3个: whom it is written to. */
const called = /^\s*\p{Script=Han}{2,3}(?=,)/u;
const line_max = 120;

/** A sentence says besides that people come what nobody need know: 我喊了老乡来，还差3个搬货的. */
const isLong = (written: string): boolean => Array.from(written.replace(/[\s\p{P}\d]/gu, '')).length > 10;

const against =
  /[不没未别勿莫冇甭无停退换替顶错改减撤删缓辞离唔拒掉销断清除刷黄跑溜闪撒废走出等待候暂留]|考虑|可能|也许|如果/u;

const anyOf = (parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'gu');

/** Words that hold one of those below and say nothing of it. */
const harmless = anyOf([
  '退[伍役休]\\p{Script=Han}{0,3}|返聘|停车场?|离职证明|不用(?:安排)?(?:住宿|接送?|培训)|别[忘漏]了?|不?要漏了?|晚上好|早上好|上午好|下午好|中午好|走流程|出[货库纳口]|[待上下来进]+料|进口|上海|上午|下午|晚上|早上|上次|上面|上周|收到|新能源|新区|新华|新疆|增值|停车|来料|(?<=[\\d一二两三四五六七八九十]个?)点',
]);

const leaving = anyOf([
  '(?:已经?|要|都|全部?)?(?:离(?:职|厂|岗|场|开)|辞(?:职|工|退|掉|了)|自离|跑(?:路|脱|掉|了)|走人|走掉|走了|走的|退(?:保|场|工|出|掉|厂)|(?:停止?|终止|不再|不用再?)(?:掉|一?下)?(?:参|投|缴|承|买|上)?保险?|停掉|减(?:员|少|掉|保|人|去)|销保|撤(?:场|离|保|下|掉)|删(?:除|掉|去)|去掉|清退|开除|移除|注销|报停|劝退|淘汰|(?:要|申请|需|请|得|想)[减停退撤删辞走离](?![\\p{Script=Han}](?<![的掉了]))|[停减退撤删](?:的|掉)|到期(?:不续)?|期满|不续(?:保|签)?)',
  '不(?:再)?(?:来|干|做|去)(?:上班|了)|没来了?',
  '(?<!\\p{Script=Han})[减退离停走辞撤删出](?!\\p{Script=Han})|[减走退离](?:了)?(?=\\s?[\\d一二两三四五六七八九十几]+\\s?[个名位人])',
  '\\b(?:leav(?:e|es|ing|ers?)|left|remov\\w*|resign\\w*|terminat\\w*|bajas?)\\b|退[职社]|退休者|퇴사|nghỉ(?: việc)?',
]);

const coming = anyOf([
  '\\b(?:add(?:ed|ing)?|new|join\\w*|starts?|starting|insur\\w+|effective|onboard\\w*|altas?|hire[ds]?|coming|comes)\\b|入社|出勤|출근\\p{L}*|입사\\p{L}*|vào làm|mới|追加|新規|加入',
  '(?:新|再|又|拟|要|还要|准备|集中|陆续|先)?(?:入职|报[到道]|到岗|上岗|到位|到厂|返工|返岗|复工|上班|开工|进[厂场]|入[厂场]|加保|参保|投保|增[员加]|新增|增补|新[进来招到]|起保|生效|报名|加人|加上|加[个一]个?|补[进充员]|入场)|新(?:人|员工|同事|工人|名单)',
  '买(?:一?下|上|个)?(?:保险?|险)?|上(?:一?下|个)?保险?|办(?:理)?(?:一下)?(?:保险|雇主责任险|意外险?)|报(?:一?下)?保险?',
  '过来|进来|来了?|到了?|[进增招新入]',
]);

/** The same where nobody is said to leave: 12月1日起停保 is none. */
const beginning = /[起加补]|开始|上(?=\0|人)|要(?:上|人)/gu;

/** Words that somebody knows and that say neither. */
const neither = /变[更动]|调整|更[换正]|换人/u;

/** Where they work, also where nobody knows the place. */
const notOfPlace = '(?![的了掉出去走离停退销不没未别等待换交接撤断清要是来])';
const places = anyOf([
  unknownCompany.source,
  companyOfTrade.source,
  `(?:${notOfPlace}[\\p{Script=Han}a-z]){1,7}(?:[厂店部房院园馆楼区场站局城港库线组队科课]|车间|公司|集团|中心|超市|酒店|项目部?|工地|产线|电子|科技|精密|机械|机电|电器|物流|食品|服饰|塑胶|五金|汽配|仓储|家具|纺织|印刷|钢构|建材|光电|模具|压铸|注塑|传感器|变速器|电动车|制品|[铸钣钢]件)(?!\\p{Script=Han})`,
  `(?:${notOfPlace}\\p{Script=Han}){2,5}[那这]边`,
]);

/** What a head says besides, and how whoever writes it asks. */
const plain = anyOf([
  // How what stands below was got.
  '(?:照片|截图|图片)?(?:识别|扫描|转写)(?:出来)?的|直接用|照片|师傅',
  // Whom it speaks to, and how it asks.
  '\\b(?:hi|hello|hey|dear|hola|buen[oa]s (?:d[ií]as|tardes|noches)|estimad[oa]s?)\\b[^,:，。!]*|\\b(?:best |kind )?regards\\b|\\bsaludos\\b|\\bgracias\\b|\\bthank(?:s| you)\\b',
  '尊敬|合作伙伴|各位|大家|家人们|亲们?|老板儿?|老细|领导|会计|美女|靓女|帅哥|侬|阿拉|伲|里向|在吗|[您你]好|哈喽|嗨|[早中]安|好呀|(?<!\\p{Script=Han})早(?!\\p{Script=Han})|拍了拍',
  '(?<!\\p{Script=Han})[老小阿大](?!来|批|进|到|部)\\p{Script=Han}(?!\\p{Script=Han})|\\p{Script=Han}(?:姐|哥|总|工|叔|姨|经理|主管|班长|组长|队长?|厂长|站长|店长|师傅|老师|小姐|先生|主任|协理)早?|[老小阿][王李张刘陈杨黄周吴徐孙马朱胡林郭何高罗许丁赵钱沈蒋顾陆]',
  `看(?:${works.source})`,
  '(?<![\\p{Script=Han}])\\p{Script=Han}(?=[=\\d])|by [a-z]+',
  '麻烦|烦请|敬请|恳请|请|帮(?:忙|我们?|一下)?|协助|予以|安排|办理|办妥?|登记|报备|处理(?:一下|下)|抓紧|尽快|及时|加急|急|谢+|辛苦|拜托|收到|好的?|回复?一?下?|发(?:给|送|过来)?[你您我]?(?:一下)?|[先都]?给[你您]|资料|信息|名[单字]|明细|合计|共计|总计|小计|清单|花名册|汇总|统计|表格?|更新|最[新终]|如下|以下|下列|下面|下边|下述|具体|内容|截图|接龙|图片|识别|聊天|群聊|记录|转发|备注|序号|学号|公民身份|姓名?|身份证?|证件|护照|号码?|联系|电话|手机|方式|性别|年龄|状态|岗位|工种|职位|单位|部门|项目|日期|时间|厂区|公司|保险|我[司方厂们]|贵司|咱们?|用工|双方|协议|根据|于|自|所在?',
  // Of whom it speaks.
  '人员|员工|同事|工人|师傅|老乡|老表|夫妻|两口子|们|男|女|藏族|\\p{Script=Han}族|[越韩日美英德法泰]南?(?:国|籍)|缅甸|国内|台[籍湾]|港[澳台]|外籍|外地|本地|新疆|凉山|学生|实习|顶岗|专家|技术|派遣|劳务|外包|临时|短期|长期|正式|试工|小时工?|计[时件]|兼职|日结|月结|当天|结|支援|增援|赶货|备货|大促|双十[一二]|国庆|春节|元旦|婚宴|店庆|庆|夜里?|[早中晚夜白]班|倒班|第?[一二三四五六七八九十\\d]*批次?|[一二两三四五六七八九十\\d]+[组批队车班]|[a-z\\d]*[班组]|包住|老规矩|一样|老地方|往后|室[内外]|[甲乙丙丁]|负责人?|带队|正常|操作|普车|变[更动]|调整|更[换正]|换人|产线|流水线?|司机|灌装|焊装|传菜|群|一起|看?一下|看下|打不开就看这里|不是(?=\\0)|只[做干]|在[前后]|讲一声|文件|xlsx?|双\\d+|补人|(?:[一两三几半\\d]+|当)天|另外|还有|然后|接着|继续|里厢|明朝|今朝|入只|冷链|一家|一车|格边|现场|个人|原因|因|提出|本周|这周|本月|近期|最近|[昨前][天日晚]|今晚|明晚|刚才?|车间|以[这此]个?为准|[今明]后?[天日儿]|事',
  works.source,
  '\\b(?:team|all|pls|please|kindly|for|the|a|an|these|those|following|below|two|three|four|five|at|on|from|of|to|in|and|by|fyi|list|people|workers?|dispatched|temps?|crew|staff|names?|cover(?:age)?|policy|insurance|group|working|days?|id|no|date|card|mt|jin|ge|me|us|our|is|are|we|have|s|monday|tuesday|wednesday|thursday|friday|saturday|sunday|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\b|お願い[ぁ-ん]*|[ぁ-んァ-ヶー]+|下記|[予预]定|부터|명|씨|chị|ơi|có|người|làm|ở',
]);

/** Small words, of which none says anything by itself. */
const glue =
  /[的了是有在从至于把将也就和跟与及给让先都还另再又多共为我你您他她它个位名号日月年人啊哦哈噢呢吧嘛吗呀咯后前者上要报厢那这边里家做干去打几些种类项条份全均仍等工岗厂员诶哎嗯并且由以此该次下周天早晚点]/gu;
