import { halfWidth } from '../../half-width.ts';
import type { Intent } from '../../roster/intent.ts';
import type { Said } from './states.ts';

// 二、停缴名单：, 【待入职】, 以下减少2人: lines that stand over persons and say what becomes of them.

/**
 * What a line says that is nothing but a head: `add`, or why those below are not to be insured; undefined for any other line.
 *
 * @param isAmong whether the line stands between persons, where 在保 parts those who have cover from those who come
 */
export function saidByHead(written: string, isAmong: boolean): Said | undefined {
  if (written.length > head_max) return undefined;
  const { core, isHead } = coreOf(written);
  if (
    core === '' ||
    saysNobody(written) ||
    Array.from(core).length > core_max ||
    !/^[\p{Script=Han}\d]+$/u.test(core)
  )
    return /^\W*(?:out|off)\W*$/iu.test(written) ? { kind: 'leave', of: '' } : undefined;
  if (harmless.test(core)) return undefined;
  for (const [kind, pattern] of isAmong ? [...kinds, present] : kinds) {
    const { index } = pattern.exec(core) ?? {};
    if (index === undefined) continue;
    // 精工停缴名单: a company may stand before it, where it surely is a head; 无离职 is said of nobody.
    if (index > 0 && (!isHead || denied.test(core.slice(0, index)))) return undefined;
    return kind === 'add' ? 'add' : { kind, of: '' };
  }
  return undefined;
}

/** 减0人, 离职：无, 无离职人员: of nobody. */
export const saysNobody = (written: string): boolean =>
  written.length <= head_max &&
  /(?<![\d.])0\s*[人个名位]|[:：]\s*(?:无|没有|0)[\s\p{P}]*$|(?:无|没有?)(?:人员?|员工)?(?:离|辞|减|退|停)(?:职|员|少|场|保|厂|工)/u.test(
    written,
  );

/** Whether a line shows by its looks that it stands over others: by a number, brackets, a colon, a count, 名单. */
export const isFramedHead = (written: string): boolean =>
  written.length <= head_max && coreOf(written).isHead;

function coreOf(written: string): { readonly core: string; readonly isHead: boolean } {
  const plain = halfWidth(written).replace(/\s+/gu, '');
  let core = plain;
  for (let before = ''; before !== core; ) {
    before = core;
    core = core.replace(lead, '').replace(tail, '').replace(around, '$1$2$3');
  }
  const isNamed = noun.test(core);
  for (let before = ''; before !== core; ) {
    before = core;
    core = core.replace(noun, '').replace(tail, '');
  }
  return { core, isHead: isNamed || core.length < plain.length };
}

const head_max = 40;
const core_max = 12;

/** Numbers, signs and days before the words: 二、, (1), ▲, 附：, 以下是, 本周, 11月, 11.25. */
const lead =
  /^(?:[#*▲●◆■★※·•>→↓◎○□△☆~_=—–\-|,，。;；、:.]+|[(（]?[一二三四五六七八九十\d]{1,2}(?:[)）、.:](?!\d)|是)|附(?:件|表|录)?\d?:|第[一二三四五六七八九十\d]部分|(?:另外|还有|另|以及|其中|然后|再)(?=.)|(?:以下|下面|下列|下边|如下)(?:是|为|都是|均为|均)?|(?:本|这|上|当|近)(?:周|月|日|批|次|期)|(?:今|昨|明)[日天]|最近|近期|新一批|\d{1,2}月份?(?:\d{1,2}[日号]?)?|\d{1,2}[./-]\d{1,2}[日号]?|\d{1,2}[日号]|(?:需要?|要|拟|申请|请)(?=[减退停离删撤辞]))/u;
/** What a head ends with: a colon, an arrow, how many there are. */
const tail =
  /(?:[:,，。;；!！、.~_=—–\-↓▼→|]+|如下|(?:以下|下面)|见下表?|[(（](?:共|合计|计)?\d{0,3}[个名位人]*[)）]|(?:总?共计?|合计|总计|小计)?\d{1,3}[个名位]?人?)$/u;
const around = /^(?:【([^【】]*)】|\[([^[\]]*)\]|[(（]([^()（）]*)[)）])$/u;
const noun =
  /(?:人员|(?<!黑)名单|员工|明细|清单|花名册|汇总|统计|登记|信息|情况|[的得]人|工人|同事|人|的|表|者|类|组|区|栏|部分|记录)$/u;

const denied = /(?:[无没不未非勿]|不是)$/u;

/** 停车场, 退休返聘, 预制车间: words of works and places that begin as those of leaving do. */
const harmless =
  /停车|退休|退伍|退役|预制|预包装|备料|备件|不锈钢|未来|出[货纳口库]|待[料机]|减速|减震|清[洁洗关]|终端|断路|产[品线]|超[市声]|病房|休闲|走[廊道]|缓冲|撤桌|离心|解放|试[剂验纸]/u;

const join = '入职|报[到道]|到岗|上岗|进[厂场]|入[厂场]|上班|到厂';
const insure =
  '投保?|参保?|加保?|买保?险?|上保?险?|办保?险?|购买?(?:保险)?|交保?险?费?|缴保?费?|报保?险?|增加?';
const settle =
  '体检|培训|面试|审核|审批|确[认定]|核实|核对|录用|签(?:合同|约)?|补(?:资料|材料|证件|交)?|通过|生效|定|报|办理?|处理|通知|沟通|交资料';

type Kind = 'add' | Intent['kind'];

const present: readonly [Kind, RegExp] = [
  'unclear',
  /(?:在[职岗保册]|已(?:投保?|参保?|买保?险?|上保?险?|加保?|在保|有保险|报过?|保|购买?)(?:了|过)?|现有|原有|存量|老员工|正常|被?替换|更换|换[人岗])$/u,
];

const kinds: readonly (readonly [Kind, RegExp])[] = [
  [
    'wait',
    new RegExp(
      `(?:待(?:${join}|${insure}|${settle})?|(?:拟|预备?|准备|即将|将要?|候补?|等待?|备)(?:${join}|${insure}|录用|聘用?|招|选|面试|通知|确认|体检)|(?:还?未|还?没有?|尚未|暂未|没能)(?:${join}|${settle}|${insure})|(?:暂时?|先|暂且|目前)(?:不|别|不要|不用|缓|停|放|等|挂|搁)(?:${join}|${insure}|放|置|一放|一缓)?|缓(?:办|保|交|缴|加|报|一缓)?|(?:推迟|延[期后迟缓]|暂停|中止)(?:${join}|${insure})?|次月(?:生效|入职|参保|投保|加保|起|开始)|备用|意向|试[岗工]|见习|(?:体检|培训|考察|观察|办理|审核|处理|考试|学习)(?:中|期)|观察|(?:资料|材料|证件|手续|信息)(?:不[全齐]|未[全齐交到]|缺失?|没[交齐到]|待补?)|缺(?:资料|材料|证件?|身份证|号码?|信息|手续)|不确定|说不准|挂起|搁置|再[定议说])$`,
      'u',
    ),
  ],
  [
    'unclear',
    new RegExp(
      `(?:(?:不|不再|不能|不可|不得|不予|不给|不符合|不想|不愿意?|不需要?|不用|不必|无需|无须|免|拒绝?|自愿|放弃|自动放弃|自愿放弃|自愿不)(?:再)?(?:${insure}|${join}|录用|聘用|雇用|续保|要|合格|通过|达标|放弃)|放弃|拒[保录]|爽约|(?:${join}|${insure})(?:未|不)成功|预约(?:${join}|${insure}|面试)?|预报名?|应聘|求职|预录|待安排|罚款|奖惩|只(?:登记|备案)|已报|名单已报|其[他它](?:劳务|公司|单位|中介)|(?:外|别)(?:单位|公司|家)|转厂|^(?:体检|培训|住宿|宿舍|工资|加班)|不买|不上|不加|不要|不保|不报|未?不合格|(?:体检|面试|培训|考试|审核|背调|政审)(?:不|未|没)(?:合格|通过|过|达标)|未通过|超(?:龄|过年龄|年龄)|未成年|未满.{0,4}|低龄|童工|不足.{1,3}岁|候补|备选|预备|储备|面试(?:中|安排)?|黑名单|拉黑|有案底|案底|(?:请|长|病|事|产|休|婚|丧|年|探亲)假|休[假工]|停工|停产|待岗|放假|工伤|受伤|出险|理赔|住院|怀孕|哺乳期|外包|自[费理保]|自行投保|自己(?:买|投|交).{0,2}|调岗|转岗|调动|变更|(?:信息|名字|姓名|号码|证号|身份证|资料)?(?:错误|有误|写错|填错|报错|录错|错的?|不对|不符|异常|有问题)|问题|异常|重复|报过|报重|多报|误报|错报|漏减|作废|无效|过期|失效|疑问|存疑|有疑问|失联|联系不上|死亡|身故)$`,
      'u',
    ),
  ],
  [
    'leave',
    new RegExp(
      `(?:已经?|自动?|自愿|主动|被|急|批量|申请|需要?|要|全部|集体)?(?:报停|销保|出去|清走|断掉|处理掉|拿[下掉]|下掉|不留|退宿|换下|被换掉?|换掉|原来|再见|拜拜|遣散|优化(?:掉|了)?|劝离|(?:不用|不必)(?:再)?来(?:了)?|结束(?:了)?|没通过试用期|减(?:少|员|人|保|掉|除)?|离(?:职|厂|场|岗|项|开|队|店|司|任)|辞(?:职|工|退|了|掉|呈)|退(?:保|场|工|出|厂|掉|回|费|职|岗|社|租)|停(?:保|缴|交|买|薪|掉|投|办|用|止.{0,4})|撤(?:场|离|出|保|下|走|掉|销|岗|回)?|走(?:人|掉|了)?|删(?:除|掉|减|去)|去掉|注销|移(?:除|出)|剔除|扣除|清(?:退|理|除|场|掉)|(?:合同)?(?:终止|中止|解[约除聘雇散]|到期|期满)(?:${insure}|合同|劳动合同)?|开除|除名|劝退|裁(?:员|撤|减)|淘汰|流[失出]|下(?:岗|车|架|线|去|来的?)|出(?:场|厂|职|保|离)|[脱断]保|结(?:账|清|算)|自离|旷工|转(?:出|走|保)|调(?:出|离|走)|(?:不|没|没有|不再|不想)(?:做|干|来|去|续|到)(?:保|签|了|的)?|取消(?:.{0,4})|回(?:家|老家|去)|跑(?:路|了|掉))$|^[停退离走撤删辞减]$`,
      'u',
    ),
  ],
  ['correct', /(?:更正|更改|修改|改[名号])$/u],
  [
    'add',
    new RegExp(
      `^(?:新|再|又)?(?:新?增(?:员|加|补|人|保)?|${join}|加(?:保|人|员)?|参保|投保|新[进来到]|新人|补员|[来到进起补]|到位|报名|上人)(?:员工)?$`,
      'u',
    ),
  ],
];
