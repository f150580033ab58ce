import { working_age_min, type VerdictWords } from './verdicts.en.ts';
import { daysIn, sayIn, sexesIn } from './say.ts';
import { yuan } from './yuan.ts';

const say = /* @__PURE__ */ sayIn('zh');
const dates = /* @__PURE__ */ daysIn('zh');
const inWords = /* @__PURE__ */ sexesIn({ male: '男', female: '女' });

export const chinese: VerdictWords = {
  INTENT_LEAVE: ({ words }) => say`原文写着“${words}”：此人是离开的，不会加保；确实要投保才按“仍要加保”。`,
  INTENT_WAIT: ({ words }) => say`原文写着“${words}”：此人暂时不加保；可以投保时再按“仍要加保”。`,
  INTENT_REPLACE: ({ words, of }) =>
    say`原文写着“${words}”：此人顶替${of || '他人'}；要给此人投保请按“仍要加保”，被顶替的人请另行减保。`,
  INTENT_CORRECT: ({ words, of }) =>
    say`原文写着“${words}”：这是对之前所发${of ? say`（${of}）` : ''}的更正；此人还没投保才按“仍要加保”。`,
  INTENT_AGAIN: ({ words }) => say`原文写着“${words}”：此人之前发过；还没投保才按“仍要加保”。`,
  INTENT_UNCLEAR: ({ words }) =>
    say`原文写着“${words}”，没说清此人要不要投保：请问发消息的人，或按“仍要加保”。`,
  INTENT_STAYS: ({ words }) =>
    words === ''
      ? '原文说了别人离职，没说此人离职：请问发消息的人，或按“仍要减保”。'
      : say`原文写着“${words}”，没写清此人是否离职：请问发消息的人，或按“仍要减保”。`,
  INTENT_START: ({ words }) =>
    words === ''
      ? '写的是入职，不在减保里处理；确实要减保才按“仍要减保”。'
      : say`原文写着“${words}”：写的是入职，不在减保里处理；确实要减保才按“仍要减保”。`,
  INTENT_OUT: ({ words }) =>
    words === ''
      ? '已由你方移出，不办理，回复中会说明；要办理请按“重新列入”。'
      : say`已由你方移出，不办理，回复中会说明原因“${words}”；要办理请按“重新列入”。`,
  DOUBT: ({ words, others }) =>
    others === ''
      ? say`读自原文“${inWords(words)}”：请核对是否正确，或重新填写。`
      : say`读自原文“${inWords(words)}”，也可能是 ${inWords(others)}：请核对哪个正确，或重新填写。`,
  NAME: () => '姓名格式不对，请按证件填写全名（2～25 个汉字，或英文姓名）。',
  ID_EXCEL_NUMBER: ({ kept }) =>
    say`这个证件号被 Excel 当成数字处理，只剩下 ${kept}：请先把该列设为文本格式，再对照证件重新填写。`,
  ID_FORMAT: () =>
    '身份证号应为 18 位（17 位数字加 1 位数字或 X），请对照证件重新填写；从 Excel 粘贴时请先把该列设为文本格式；护照等其他证件请先选择证件类型。',
  ID_TYPE: () => '证件号看不出是哪种证件，或与所选证件类型不符，请选择证件类型，并对照证件检查号码。',
  ID_REGION: () => '身份证号开头的地区码不存在，请对照证件检查前几位数字。',
  ID_BIRTH: () => '身份证号中的出生日期不存在或不合理，请对照证件检查。',
  ID_CHECKSUM: () => '身份证号校验位不对：有一位数字或出生日期录错了，请对照证件检查。',
  ID_ENDS_000: () => '证件号末尾是 000，可能被 Excel 改过：请对照证件核对最后几位。',
  ID_CUT_SHORT: () => '护照号只有数字且超过 9 位，可能是身份证号少抄了几位：请对照证件核对。',
  ID15_CONVERTED: () => '15 位旧身份证号已转换为 18 位，请与现行证件核对。',
  BIRTHDAY_NEEDED: () => '从这个证件号看不出出生日期，请按证件填写，格式如 1990-03-07。',
  GENDER_NEEDED: () => '从这个证件号看不出性别，请按证件选择。',
  BIRTHDAY_DIFFERS: () => '填写的出生日期与证件号里的不一致，按证件号计算；请对照证件，改正错的那一处。',
  GENDER_DIFFERS: () => '填写的性别与证件号里的不一致，按证件号计算；请对照证件，改正错的那一处。',
  ID_NAME_MISMATCH: (detail) =>
    'row_no' in detail
      ? say`这个证件号在第 ${detail.row_no} 行是${detail.name}的，两行都暂不能投保：请对照证件改正号码写错的一行；如果确是同一人，请把姓名改成一样。`
      : say`这个证件号是${detail.name}（${detail.work_company}，已有保障）的，本行这个人没有保障：请对照证件改正号码；如果确是同一人，请改正姓名。`,
  NAME_CHANGED: ({ name, to }) =>
    say`这个证件号参保时的姓名是${name}（保障至 ${dates.end(to)}），与本行不同：请对照证件核对，哪个写错就改哪个；确认本行无误，今后此人以本行姓名为准。`,
  AGE_LOW: ({ age, age_min }) =>
    age < working_age_min
      ? say`${age} 周岁：使用未满 ${working_age_min} 周岁的童工属于违法，不能投保；请核对身份证号和生效日。`
      : say`${age} 周岁，低于本方案的最低年龄 ${age_min} 周岁，请核对身份证号或改选其他方案。`,
  AGE_HIGH: ({ age, age_max }) =>
    say`${age} 周岁，超过本方案的最高年龄 ${age_max} 周岁，请核对身份证号或改选其他方案。`,
  AGE_OVERBAND: ({ age, age_max }) =>
    say`${age} 周岁，属于超龄：本方案只承保到 ${age_max} 周岁，请改选可承保超龄人员的方案。`,
  MINOR_WORKER: ({ age }) =>
    say`${age} 周岁，属于未成年工：须办理登记和健康检查，不得安排矿山井下、有毒有害、高处或第四级体力劳动强度的作业。`,
  RETIREMENT_AGE: ({ age }) =>
    say`${age} 周岁，可能已过法定退休年龄：可能无法参加工伤保险，请核实本保单是否为其唯一的保障。`,
  DUP_ROW: ({ row_no }) => say`与第 ${row_no} 行是同一人，请删除其中一行。`,
  DUP_POLICY: ({ from, to }) =>
    say`此人在本保单中 ${dates.day(from)} 至 ${dates.end(to)} 已有保障，请删除这一行，或把生效日改到该期间之后。`,
  DUP_INSURER: ({ from, to, policy_no }) =>
    say`此人在同一保险公司的保单 ${policy_no} 中 ${dates.day(from)} 至 ${dates.end(to)} 已有保障，不能重复投保，请删除这一行，或把生效日改到该期间之后。`,
  DUP_OTHER: ({ from, to, policy_no }) =>
    say`此人在保单 ${policy_no} 中 ${dates.day(from)} 至 ${dates.end(to)} 也有保障，重叠的天数会付两份保费，请确认是否仍要加保。`,
  GAP: ({ from, to, days }) =>
    say`此人 ${dates.day(from)} 至 ${dates.day(to)} 脱保 ${days} 天；如果这几天在上班，请尽量提前生效日。`,
  WC_REMEMBERED: ({ words, name }) =>
    say`已记住：“${words}”就是${name}，以前这样匹配过。如果不是，请按“忘掉”。`,
  WC_UNKNOWN: () => '没有选择用工单位，或找不到该用工单位，请从列表中选择。',
  WC_PENDING: () => '该用工单位还没有通过审核，请等审核通过后再加保，或选择其他用工单位。',
  WC_DISABLED: () => '该用工单位已停用，请选择其他用工单位，或联系您的客户经理启用。',
  OCC_REMEMBERED: ({ words, name }) =>
    say`已记住：“${words}”就是${name}，以前这样匹配过。如果不是，请按“忘掉”。`,
  OCC_UNKNOWN: () => '没有选择工种，或工种表中没有这个工种，请从列表中选择。',
  OCC_NOT_ALLOWED: () => '该用工单位没有核准这个工种，请选择已核准的工种，或为该单位申请增加。',
  OCC_SERIES: () => '这个工种不属于本保单方案的工种系列，请从本保单的工种列表中重新选择。',
  OCC_CLASS: ({ category }) =>
    say`本方案不能承保此人从事职业类别为 ${category} 类的工作，请核对工种或改选其他方案。`,
  DATE_PAST: ({ earliest_start_date }) =>
    say`生效日已过，不能追溯投保，请改为 ${earliest_start_date} 或之后的日期。`,
  DATE_CUTOFF: ({ earliest_start_date }) =>
    say`这个生效日的截止时间已过，请改为 ${earliest_start_date} 或之后的日期。`,
  DATE_BEYOND_POLICY: ({ from, to, start }) =>
    start !== undefined && start > to
      ? say`生效日 ${start} 晚于本保单可选的范围（${from} 至 ${to}）：请在包含这一天的保单中加保此人。`
      : say`生效日超出本保单可选的范围，请选择 ${from} 至 ${to} 之间的日期。`,
  DATE_END: ({ from, to }) =>
    from === to
      ? say`本保单的保障统一到 ${dates.end(to)} 为止，请不要填写终止日。`
      : say`终止日应在 ${dates.day(from)} 至 ${dates.day(to)} 之间，请修改；不填则保障到保单到期。`,
  BLACKLIST: () => '此人是限制人员，不能投保，请删除这一行，或向您的客户经理了解原因。',
  MOBILE: () => '手机号应为 11 位，以 13 至 19 开头，请修改，或把这一格留空。',
  NOT_INSURED: ({ near, namesakes = 0, policy_no }) =>
    policy_no
      ? say`此人在保单 ${policy_no} 在保，不在本保单。`
      : namesakes > 0
        ? '有这个姓名的在保人员，但证件号对不上：请核对号码，或选择离开的那一位。'
        : say`本保单目前没有此姓名或号码的在保人员，或已经减保${near === '' ? '' : say`；相近的在保人员：${near}`}。请核对姓名、号码和保单。`,
  AMBIGUOUS: ({ count }) => say`有 ${count} 位在保人员同名：请选择离开的那一位，或补上证件号后四位。`,
  OFF_OTHER_NAME: ({ name, work_company }) =>
    say`这个号码是${name}（${work_company}）的，与本行姓名不符：请问清离开的是谁，再改正姓名或号码。`,
  OFF_OTHER_COMPANY: ({ written, work_company }) =>
    say`名单写的是“${written}”，而此人在“${work_company}”参保：请核对是不是同一人；如是，请改用参保的单位。`,
  OFF_NAMESAKE_LEFT: ({ change_no }) =>
    say`变更 ${change_no} 不久前已为另一位同名人员减保：名单说的也许是那一位。请选择这次离开的人，或补上证件号后四位。`,
  OFF_STAYS_COVERED: ({ work_company, from, to }) =>
    say`此人在“${work_company}”也有保障（${from} 至 ${to}），名单只说离开本行的单位，那份保障保留。要一并减保，请清空本行的用工单位。`,
  OFF_GOES_ON: ({ policy_no, from, to }) =>
    say`保单 ${policy_no} 也为此人提供保障（${from} 至 ${to}），本次变更不涉及：请在那张保单上同样办理。`,
  OFF_TOOK_PLACE: ({ change_no, from }) =>
    say`变更 ${change_no} 让此人自 ${from} 起顶替了另一人；为此人减保，被顶替的人不会恢复保障：能撤回时请撤回那次变更，或为需要投保的人重新加保。`,
  BEING_REMOVED: ({ change_no }) =>
    say`变更 ${change_no} 正在为此人减保，保险公司尚未答复：请先撤回那次变更，或待其办结后再加保。`,
  ALREADY_PENDING_OFF: ({ change_no }) =>
    say`变更 ${change_no} 已结束此段保障。如果是调岗，此人调岗后仍在保：请改选调岗后的保障来减保。如果是减保或替换，请删去此行；要改日期，只能在提交保险公司之前先撤回那次变更。`,
  OFF_DATE_EARLY: ({ earliest_off_date }) =>
    say`最早可从 ${earliest_off_date} 起不再保障，已开始的日子不能退回：请改用这一天。`,
  OFF_DATE_PASSED: ({ said, last_day }) =>
    say`名单写的最后一天是 ${said}，已经过去，不能往前减保：保障到 ${dates.end(last_day)} 为止。`,
  OFF_DATE_LATE: ({ last_day }) => say`此人的保障到 ${dates.end(last_day)} 自行结束：请改早，或删去此行。`,
  PAIR_UNBALANCED: ({ missing }) =>
    missing === 'leaver'
      ? '没有写明此人替换谁：请填写离开的人；若只是新增，请删去此行并办理加保。'
      : '没有写明由谁替换：请填写接替的人；若只是离开，请删去此行并办理减保。',
  REPLACE_SEVERAL: ({ count }) => say`此人在本保单有 ${count} 段保障：请选择被替换的那一段。`,
  REPLACE_QUOTA: ({ per, limit, refund_fen, premium_fen }) =>
    say`${per === 'seat' ? '该名额' : '本保单'}每月可替换 ${limit} 次，已用完${premium_fen === undefined ? '' : say`；改为减保加加保：退回 ¥${yuan(refund_fen)}，保费 ¥${yuan(premium_fen)}`}。`,
  REPLACE_SERVED: ({ served_days }) =>
    say`至少保障 ${served_days} 天后才能替换：请改晚日期，或改为减保加加保。`,
  REPLACE_CLASS: ({ category }) =>
    say`该名额是 ${category} 类职业，本方案只能由同类职业替换：请核对工种，或改为减保加加保。`,
  REPLACE_COMPANY: ({ work_company }) =>
    say`该名额属于“${work_company}”，本方案只能由同一用工单位的人替换：请核对用工单位，或改为减保加加保。`,
  TRANSFER_PENDING: ({ change_no }) =>
    say`变更 ${change_no} 正在为此人调岗，保险公司尚未答复：请等待答复，或先撤回该变更。`,
  TRANSFER_SAME: () => '此人已在该用工单位从事该工种：请选择其他用工单位或工种，或删去此行。',
  CORRECTION_PENDING: ({ change_no }) =>
    say`变更 ${change_no} 正在更正此人的信息，保险公司尚未答复：请等待答复，或先撤回该更正。`,
  CORRECT_WAITS: ({ change_no }) =>
    say`此人的变更 ${change_no} 尚在办理，保险公司尚未答复：请等待答复，或先撤回该变更，再更正信息。`,
  CORRECT_BOTH: ({ change_no }) =>
    say`变更 ${change_no} 已更正过另一项。姓名和证件号码都改，就是另一个人了：请办理替换。`,
  CORRECT_ELSEWHERE: ({ policy_no }) =>
    say`此人在保单 ${policy_no} 也有保障，那家保险公司登记的是原来的号码：请先在那张保单减保，在这里更正号码，再重新加保。`,
  CORRECT_TAKEN: () => '这是贵企业另一个人的证件号码：请对照证件核对。两个人不能用同一个号码。',
  CORRECT_PRICE: ({ age }) => say`按这个号码，此人 ${age} 岁，价格不同，更正不能改变价格：请减保后重新加保。`,
  CORRECT_SAME: () => '与已登记的内容相同：请填写更正后的内容。',
};
