import { saysLater } from './misgivings.ts';
import type { Intent } from '../../roster/intent.ts';
import { looksLikeName } from './surnames.ts';

/** What a cell or a line says of whether somebody is to be insured: `add`, or why not. */
export type Said = 'add' | Pick<Intent, 'kind' | 'of'>;

/**
 * What a remark, a state or a head line says of the persons it belongs to; undefined for words about something else.
 * Words that say both ways are unclear: nobody is taken as the opposite of what was written.
 */
export function saidIn(written: string): Said | undefined {
  const text = written.slice(0, text_max).replace(/\s+/g, '').toLowerCase();
  if (text === '') return undefined;
  const whole = shortStates.get(text);
  if (whole !== undefined) return whole === 'add' ? 'add' : { kind: whole, of: '' };

  // 不来了，作废: what he sent is void because he leaves.
  const plain = text.replace(harmless, '').replace(/(不(?:来|做|干|去)了)[,，。;；、]?(?:作废|无效)/u, '$1');
  if (/^[(（【[]?(示例|样例|范例|例如|例(?:子|[:：)）】\]])|example|sample|e\.g\.)/u.test(plain))
    return { kind: 'unclear', of: '' };
  if (gaveUp.test(plain)) return { kind: 'leave', of: '' };
  if (unsure.test(plain) || barred.test(plain)) return { kind: 'unclear', of: '' };
  if (cancelled.test(plain)) return { kind: 'wait', of: '' };
  if (!forThisOne.test(plain) && succeeded(plain)) return { kind: 'unclear', of: '' };
  const leaves = leave.test(plain.replace(stays, '').replace(notYet, ''));
  const waits = wait.test(plain) || saysLater(plain);
  const of = replacedBy(plain);
  if (of !== undefined) return { kind: 'replace', of };
  if (correct.test(plain)) return { kind: 'correct', of: '' };
  if (again.test(plain) && !unseen.test(plain)) return { kind: 'again', of: '' };
  const comes = add.test(plain) || stays.test(plain);
  if (leaves && comes) return { kind: 'unclear', of: '' };
  if (leaves) return { kind: 'leave', of: '' };
  if (waits) return { kind: 'wait', of: '' };
  if (!comes && open.test(plain)) return { kind: 'unclear', of: '' };
  return comes ? 'add' : undefined;
}

/** A list of those who may not come, or have not been taken yet. */
export const barred =
  /除[\p{Script=Han}]{0,8}(?:外|之外|以外)|(?:其余|其他|别的)(?:人员?|员工)?(?:都|全部|一律)?(?:停|退|离|减)|黑名单|不予(?:录用|聘用|雇佣)|(?:拒绝|禁止|不得|永不|不能|不再)(?:录用|聘用|雇佣)|未录用|应聘人|应聘登记|候选人|储备人|面试(?:人员?|名单|登记|签到|安排)|理赔(?:人员?|名单|登记)|出险|工伤(?:人员?|名单|登记)|blacklist|candidates/u;

/** Nobody says whether somebody comes. */
const unsure =
  /(?:可能|也许|或许|大概|估计|说不定|不一定|考虑|打算|想)(?:会|要|就|先|再)?(?:走|离职|辞职|辞工|不[做干来])|(?:没有?|不|拒绝?|取消|放弃)(?:再|来)?(?:入职|报到|到岗|上岗|进厂|参保|投保)|已?有(?:保险|商业险|雇主险|意外险)|(?:公司|单位|个人|自己|别处|对方|厂里)(?:自己)?(?:已经?)?(?:交|买|上)(?:了|过|保险)?$|(?:其[他它]|别的?|另外|外面|原来?)(?:的|一家)?(?:公司|单位|厂|家|处)(?:已经?)?(?:有|参保|投保|买|交|上)|放弃|作废|无效|不算数|再问问|问[一]?下(?!就)|来不来|做不做|走不走|不知道|不清楚|说不准|不好说|还没想好/u;

/** 放弃入职，不用买: who was to come and does not. */
const gaveUp =
  /^(?:本人|已经?|自愿|自己|主动)*(?:放弃|拒绝|取消)了?(?:入职|报到|到岗|上岗|进厂)了?(?:$|[\p{P}]*(?:不用|不要|不需要?|别|勿|无需)?(?:再)?(?:给[他她])?(?:不?买|加|投保?|参保|保险?)(?:保险?)?了?[\p{P}]*$)/u;

/** 取消, of whoever was to come or to go: they are not added now, and nobody says that they leave. */
const cancelled = /^(?:已|已经|先|暂时|现)?取消(?:了|掉)?[\p{P}]*$/u;

/** Not now, which is not never. */
const notYet = /(?:先|暂时?|目前|现在)(?:不要|不用|不|别|勿)(?:给[他她])?(?:加|买|保|投|报|上|来|去)/gu;

/** What nobody could read was not sent. */
const unseen = /打不开|没收到|没发(?:出|成)|看不(?:了|清|到)|发错了?文件/u;

/** Words that keep somebody back or send him elsewhere, in whichever way. */
const open =
  /别|勿|不要|不去|不用|不能|不再|调到|调往|调去|调岗|转到|转岗|请假|作罢|再来|过几天|改天|晚几天/u;

/** A remark is short; what is longer is read as far as this. */
const text_max = 200;

/** States of a word or a sign, which mean this only where they are the whole cell. */
const shortStates = new Map<string, 'add' | Intent['kind']>([
  ...[
    '加',
    '增',
    '增加',
    '增人',
    '新',
    '上',
    '+',
    '进',
    '入',
    '在',
    'in',
    'add',
    'new',
    'alta',
    'mới',
    '입사',
    '入社',
    'a',
  ].map((text) => [text, 'add'] as const),
  ...[
    '减',
    '减少',
    '减人',
    '退',
    '离',
    '下',
    '走',
    '停',
    '-',
    '－',
    '—',
    '出',
    '删',
    'out',
    'left',
    'baja',
    'nghỉ',
    '퇴사',
    '退社',
    '退職',
  ].map((text) => [text, 'leave'] as const),
  ...['缓', '等', '待', 'hold', 'pending', 'espera', '保留'].map((text) => [text, 'wait'] as const),
]);

/** Words that hold one of those below and mean something else. */
const harmless =
  /(?:如果?|若|凡|遇)(?:有|遇)?(?:人员|员工|人)?(?:有)?(?:离职|辞职|减员|变动|退场|请假|变更)(?:者|的)?(?=[,，请须应需要]|情况)|离职证明|无?离职手续|退休返聘|退休|退伍|退役|减免|加班|新疆|新区|新华|不加|[不没无](?:用|要|需要?)(?:培训|接送?|安排(?:住宿|宿舍)|加班|厂服|工服|宿舍)|(?:上家|上一家|原单位|前单位)(?:公司)?(?:已经?)?(?:离职|辞职)|等下(?=来|去|拿|过来)|换班|换岗位|替班|顶岗|转正|待遇|等级|取消加班/gu;

const leave =
  /(?:[号日天]|月底|[周期][一二三四五六日])(?:就|才|再)?[做干上]完|离职|离厂|离岗|离场|辞职|辞工|辞退|辞了|自离|不来|不要了|不去了|算了|走$|走掉|要退$|不做了?|不干|走了|已走|走人|回(?:老?家|去)了|跑了|减员|减保|减掉|减人|退保|停保|退出|退场|退工|撤场|清退|开除|解除|终止|调走|转走|删除|删掉|剔除|移除|去掉|取消|别加|别买|不加了|不用加|不用买|不要买|不买|不保|勿保|已减|已退|[被由].{2,4}(?:顶|替|换|接)|调出|nghỉviệc|thôiviệc|resign|leav(?:ers?|ing)|departure|offboard|removals?|deletions?|terminat|quit|dismiss|left|withdr[ae]wn?|declined|noshow|notjoining|didn[o']?tjoin|didnotjoin|baja|退職|退社|퇴사|퇴직/u;

/** Somebody who has not left, or has come back. */
const stays = /(?:未|没有?|不|暂不|尚未)(?:离职|离厂|离岗|减|退保|停保|走)/u;

const wait =
  /(?:本月|这个月|月)底(?:来|到|入|进|上|再|报到)|下个?月(?:[底初中]?(?:来|到|入|进|上|起|再|开始|报到|\d))|明年|年后|押后|待报到|暂缓|缓办|缓保|缓一|先不|先别|暂不|暂停|等通知|待通知|等电话|待定|未定|补办|(?:拿|办|收|招)[到好]了?再|(?:过|完|好|齐|合格|通过)了?(?:以后|之后|后)?再(?:加|买|来|进|报|上|办|说)|待入职|待体检|到(?:岗|了|厂)?后?再(?:通知|加|报|买|上)|等体检|体检(?:没|未|不|待|中|异常)|未到岗|没到岗|未到|没到|没来|未来|未报到|不确定|待确认|待核实|再说|再定|观察|考虑|推迟|延期|延后|等(?:他|她|人|确认|结果|消息|下|我)|chờ|chưa|on ?hold|pending|awaiting|waiting|tb[cd]|tobeconfirmed|notyet|pendiente|保留|没出|等$|대기|보류/u;

const correct =
  /更正|[少多漏]打|以(?:这|此|本|下面?|最新)(?:[条个份]|行)?(?:信息|消息)?为准|写错|填错|打错|发错|报错|改为|改成|改(?:到|在)(?:\d|[明后]天|下?周|月底)|应为|应该是|纠正|修正|有误|(?:名字|姓名|身份证|号码|证号).{0,4}(?:错|不对)|原(?:名|号|身份证)/u;

const again = /重复|再发|重发|已报(?!到|名)|报过|已买|买过|已投|已加|已保|已参保/u;

const add =
  /在职|试用期?$|在岗|在保|在册|新增|增员|增加|加保|加人|入职|新进|新来|新员工|新人|到岗|上岗|已到|报到|进厂|进场|参保|投保|续保|正常|返岗|复职|复工|active|onboard|^mới|入社|입사|재직/u;

const replacing =
  /(?:顶替|接替|代替|替换|替代|替下|替|顶|换掉|换下|换(?![成为作]))(?:了|掉|下)?[:：]?([\p{Script=Han}·]{2,4}?)(?=的|那|这|离|走|辞|岗|位|班|缺|$|[^\p{Script=Han}·])/u;

/** 原来报的张三换成他: the one of whom the row is comes for the one it names. */
const forThisOne =
  /^(?:原(?:来|先|本)?|本来|之前|上次|昨[天日]|前[天日]|早上|把|将)*(?:报|写|填|定|说|安排)?(?:的?是?|了)?([\p{Script=Han}·]{2,8}?)(?:不(?:来|做|干|要|去)了?|走了|离职了?)?[,，]?(?:现在|现)?(?:换|改|替换|更换)(?:[成为]了?|了)?(?:他|她|此人|这[个位]人?|本人)(?!们|的)/u;

/** 换成李四 in the row of another may mean either of the two. */
const succeeded = (text: string): boolean =>
  looksLikeName(/换[成为作]了?([\p{Script=Han}·]{2,4})$/u.exec(text)?.[1] ?? '');

/** Whom somebody takes the place of. */
function replacedBy(text: string): string | undefined {
  const before = forThisOne.exec(text)?.[1];
  if (before !== undefined && looksLikeName(before)) return before;
  if (/[被由].{2,4}(?:顶|替|换|接)/u.test(text)) return undefined;
  const name = replacing.exec(text)?.[1];
  if (name !== undefined && looksLikeName(name)) return name;
  if (!/顶替|接替/u.test(text)) return undefined;
  // 接替上月走的卜杰
  return /((?:(?!的)[\p{Script=Han}·]){2,4})$/u.exec(text.split(/顶替|接替/u)[1] ?? '')?.[1] ?? '';
}
