import type { RefusalWords } from './refusals.en.ts';
import { yuan } from './yuan.ts';
import { sayIn } from './say.ts';

const say = /* @__PURE__ */ sayIn('zh');

export const chinese: RefusalWords = {
  AUTH: () => '请重新登录。',
  TOKEN_UNKNOWN: () => '登录信息无效，请重新登录。',
  SIGNED_IN_ELSEWHERE: () => '您已在别处登录或修改了密码，这里的登录已退出。请重新登录。',
  SIGN_IN_WITHDRAWN: () => '您的账号或您在该企业的权限已被停用，这里的登录已退出。请联系管理员。',
  TOKEN_EXPIRED: () => '您离开的时间较长，请重新登录；已填写的内容已保留。',
  LOGIN_FAIL: () => '用户名或密码错误，请检查后重试。',
  CAPTCHA: () =>
    '密码多次输入错误后，浏览器须先完成一项验证计算，本次登录未附带计算结果，密码未被核对。请再次点击登录，或等一分钟后再试。',
  FORBIDDEN: () => '您的账号没有这项操作的权限，请联系管理员开通。',
  NO_ENTERPRISE: () => '您还没有企业。请先添加企业，并等待审核通过。',
  ENTERPRISE_MISMATCH: () => '此页面所属的企业与您当前登录的企业不同，请刷新页面。',
  ENTERPRISE_FROZEN: () => '该企业已冻结，暂时不能办理业务。请联系您的客户经理。',
  ENTERPRISE_EXPIRED: () => '该企业的服务已到期，请续费后继续使用。',
  NOT_ACTIVATED: ({ status }) =>
    status === 1
      ? '请先完成实名认证。'
      : status === 2
        ? '请先签署《信息技术服务协议》。'
        : '请先签署《企业开户承诺书》。',
  VALIDATION: ({ fields }) => say`请检查以下内容：${fields.join('、')}。`,
  NOT_FOUND: () => '没有找到这条记录，它可能已被删除。请返回列表查看。',
  UNKNOWN_PATH: () => '访问的地址不存在。',
  TOO_LARGE: ({ limit_mb }) => say`内容超过 ${limit_mb} MB，请拆分后分次提交。`,
  MEDIA_TYPE: () =>
    '请以 JSON 格式提交，Content-Type 应为 application/json；文件应为 application/octet-stream。',
  RATE_LIMIT: ({ retry_after_s }) => say`尝试次数过多，请在 ${retry_after_s} 秒后重试。`,
  TOO_MANY_AT_ONCE: ({ whose, retry_after_s }) =>
    say`${{ user: '您', enterprise: '您的企业', address: '您所在网络' }[whose]}同时处理中的请求过多。本次操作尚未开始，数据没有变化；请在 ${retry_after_s} 秒后重试。`,
  IDEMPOTENCY_CONFLICT: () => '这个请求编号已用于其他内容，请换一个新编号重新提交。',
  ANSWER_FORGOTTEN: ({ done_at }) =>
    say`这项操作已于 ${done_at} 办理完成，没有再次办理；当时的详细结果已不再保存。请刷新页面，在名单或变更记录中查看。`,
  UNAVAILABLE: ({ retry_after_s }) => say`系统繁忙，您的数据没有任何改动。请在 ${retry_after_s} 秒后重试。`,
  OUTCOME_UNKNOWN: ({ retry_after_s, is_keyed }) =>
    say`连接在收到结果之前中断，目前无法确定操作是否已完成，您填写的内容仍然保留。${is_keyed ? say`请在 ${retry_after_s} 秒后重试，不会重复执行。` : say`请先查看是否已完成；如未完成，请在 ${retry_after_s} 秒后重试。`}`,
  SERVER: () => '系统出错了，您的数据没有任何改动。请重试；如果仍然出错，请向客服提供请求编号。',
  ALIAS_TAKEN: ({ name }) => say`“${name}”本身就是一个名称，始终指它自己；没有记住。请换别的写法。`,
  ALIASES_TOO_MANY: ({ aliases_max }) => say`已记住 ${aliases_max} 个简称，这一个没有记住。请先忘掉一些。`,
  VIEWS_TOO_MANY: ({ views_max }) => say`此列表最多保存 ${views_max} 个视图，请先删除一个。`,
  QUOTA: ({ what, whose, most }) =>
    whose === 'author'
      ? say`创建这份草稿的同事，其草稿（含一天内删除的）合计将超过 ${most} 人。名单已保留。请该同事在变更记录中确认草稿，或明天再继续。`
      : quotaZh[what](whose === 'user', most),
  REVEAL_LIMIT: ({ reveals_max, opens_at }) =>
    say`您今天已查看 ${reveals_max} 个证件号码，达到每日上限，本次未显示。请在 ${opens_at} 之后继续，或请有权限的同事查看。`,
  NUMBER_GUESSES: ({ guesses_max, opens_at }) =>
    say`您今天录入的证件号码或手机号码中，与已登记人员的号码几乎相同的已达到（或加上这些将超过）每天 ${guesses_max} 个的上限。在 ${opens_at} 之前，凡与已登记号码相似的，系统都不再告知结果。本次没有更改任何内容，您录入的内容已保留。请按证件原件核对，届时再继续，或请同事录入。`,
  POLICY_CLOSED: () => '此保单目前不能办理这项变更，请选择其他保单。',
  ROWS_REFUSED: ({ error_count }) => say`有 ${error_count} 行需要修改后才能提交，本次没有办理任何人。`,
  WARNINGS_NEW: ({ row_count }) =>
    say`试算之后有 ${row_count} 行出现了新的提醒，本次没有提交。请看过下列提醒，再确认一次。`,
  ROWS_TOO_MANY: ({ rows_max }) => say`一次变更最多 ${rows_max} 人，请拆分名单后分次提交。`,
  LIST_TOO_LONG: ({ characters_max }) =>
    say`名单内容过长：所有单元格合计最多 ${characters_max} 个字符，请缩短过长的备注，或拆分名单后分次提交。`,
  DUPLICATE_SUBMIT: ({ change_no, submitted_at }) =>
    say`您已在 ${submitted_at} 提交过相同的名单，变更单号 ${change_no}。请打开该变更查看；如确需再提交一次，请确认后继续。`,
  STATE_CONFLICT: () => '此变更的状态刚刚已改变，请刷新后查看最新进度。',
  OWN_APPROVAL: () =>
    '这次变更由您自己提交审批，需要另一位有审批权限的同事批准。您可以退回修改，或删除草稿。',
  FORECAST_EXPIRED: () => '此报价已失效：已超过 15 分钟，或名单在试算后有改动。请重新试算，以当前价格为准。',
  CUTOFF_PASSED: ({ earliest_start_date }) =>
    say`这个生效日的截止时间已过，现在最早可从 ${earliest_start_date} 起生效，请重新试算。`,
  PRICE_CHANGED: ({ premium_fen, refund_fen }) =>
    refund_fen === null
      ? say`保费已变为 ¥${yuan(premium_fen)}，本次没有提交。请先查看新的试算结果。`
      : say`退费已变为 ¥${yuan(refund_fen)}，本次没有提交。请先查看新的试算结果。`,
  BALANCE: ({ short_by_fen }) => say`余额不足，还差 ¥${yuan(short_by_fen)}。请充值后再确认，草稿已保留。`,
  ROWS_MOVED: () => '其中有人此刻正被其他人减保，本次未做任何改动。请重新试算查看是谁。',
  REPLACE_NOT_ALLOWED: () => '本方案不支持替换：请为离开的人减保，为接替的人加保。',
  MIN_PERSONS: ({ min_persons, left }) =>
    say`本保单最少承保 ${min_persons} 人，减保后只剩 ${left} 人。请保留部分人员；如需整单退保，请联系服务经理。`,
  ENDED_ELSEWHERE: ({ change_no }) =>
    say`变更 ${change_no} 正在为本次加保的人员减保，请先撤回那次变更，再撤回本次。`,
  COUNTED_ELSEWHERE: ({ change_no, min_persons, left }) =>
    say`变更 ${change_no} 减保时把本次加保的人员计算在内：撤回后本保单只剩 ${left} 人，少于最少承保的 ${min_persons} 人。请先撤回那次变更，或先加保其他人员。`,
  NO_LIST_KEPT: () => '未减保、未替换或未调岗的人保障照旧，没有为其保留名单。请为他们重新提交一次变更。',
  UNDO_CLOSED: ({ lock_at }) => say`此变更已不能撤回：可撤回的时间截至 ${lock_at}。`,
  RENEW_NOT_OPEN: ({ opens_on }) =>
    say`这张保单现在不能续保：请在 ${opens_on} 起至到期后 7 天内、且下一张保单还有剩余天数时续保。`,
  RENEW_FUNDS: ({ short_by_fen }) =>
    say`余额不足，还差 ¥${yuan(short_by_fen)}，这张保单没有续保。充值后再续保。`,
  RENEWAL_CHANGED: ({ person_count, premium_fen }) =>
    say`续保内容有变，尚未办理：现在是 ${person_count} 人、¥${yuan(premium_fen)}。请重新查看后再确认。`,
  NOTHING_TO_RENEW: () => '没有需要续保的人员：到期时在保的人都已在后续保单中，或已减保。',
  GAP_NONE: () => '没有需要加入名单的人员：他们都已有保障，或正在办理中。',
  GAP_NO_POLICY: () =>
    '目前没有同一方案、且能承保该日的保单。请联系客户经理开立保单，或把这些人员加入其他保单。',
  LIST_CHANGED: ({ by, at }) => say`${by} 已在 ${at} 保存过这份名单。请重新打开查看最新内容，再继续修改。`,
  LIST_EDITED: ({ by, at }) =>
    say`${by} 在 ${at} 改动或删除了本次变更的名单，本次未做任何改动。请回到名单，核对后重新提交再确认。`,
  LIST_STATE: ({ status, change }) =>
    status === 10
      ? '这份名单的文件还在读取中，请等读取完成，或放弃这份名单。'
      : change
        ? say`这份名单已经提交，变更单号 ${change.change_no}，不需要再办理。请打开该变更查看结果。`
        : '这份名单已处理完毕（已提交或已放弃），请新建一份名单。',
  LIST_EMPTY: () => '这份名单里还没有人员，请先添加。',
  LIST_NOT_FOUND: () => '没有找到人员名单。请确认内容里有姓名和证件号码，每人一行，然后重试。',
  EVIDENCE_TYPE: () => '这不是照片也不是 PDF。请选择证件的 .jpg、.png 或 .pdf 文件，最大 10 MB。',
  FILE_GONE: () => '文件已清除，请重新选择文件。',
  FILE_EMPTY: () => '这是一个空文件，请选择有名单的文件。',
  FILE_TYPE: () => '这不是表格文件。请选择 .xlsx 或 .csv 文件，也可以直接粘贴名单。',
  FILE_XLS: () => '这是旧版 .xls 文件。请用 Excel 或 WPS 打开，另存为 .xlsx 后再选择。',
  FILE_PROTECTED: () => '这个文件设有打开密码。请打开后取消密码并保存，再重新选择。',
  FILE_BROKEN: () => '文件已损坏或不完整。请用 Excel 或 WPS 打开，重新另存为 .xlsx 后再选择。',
  FILE_TOO_SLOW: () => '这个文件读取时间过长。请把名单复制到新的表格里再选择，或直接粘贴名单。',
  FILE_TOO_LARGE_INSIDE: ({ what, limit }) =>
    say`文件内容过多：${insideZh[what](limit)}。请只把名单复制到新的表格里，再选择新文件。`,
};

const quotaZh = {
  file_mb: (own: boolean, most: number) =>
    say`${own ? '您' : '您的企业'}的文件最多可占用 ${most} MB，这个文件放不下，未保存；已填写的内容已保留。请先完成或放弃由文件读取的名单，或稍后再试：文件会在一天内自动清除。`,
  uploads: (own: boolean, most: number) =>
    say`${own ? '您' : '您的企业'}一小时内已上传 ${most} 个文件，暂时不能再上传。这个文件未保存，已填写的内容已保留。请稍后再试，或把多份名单合并到一个文件。`,
  lists: (own: boolean, most: number) =>
    say`${own ? '您' : '您的企业'}已有 ${most} 份未完成的名单，不能再新建。只要不关闭本页，已填写的内容不会丢失。请放弃不再需要的名单，然后继续。`,
  drafts: (own: boolean, most: number) =>
    say`${own ? '您' : '您的企业'}已有 ${most} 份未确认的草稿，不能再新建。名单已保留。请在变更记录中确认或删除草稿，再回到这里继续。`,
  draft_rows: (own: boolean, most: number) =>
    say`${own ? '您' : '您的企业'}的草稿（含一天内删除的）合计将超过 ${most} 人。名单已保留。请在变更记录中确认草稿，或明天再继续。`,
  views: (own: boolean, most: number) =>
    say`${own ? '您' : '您的企业'}已保存 ${most} 个视图，不能再增加。您填写的名称仍保留着。请先删除不再需要的视图，再重新保存。`,
} as const;

const insideZh = {
  parts: (limit: number) => say`工作表、图片等合计超过 ${limit} 个`,
  unpacked_mb: (limit: number) => say`解压后超过 ${limit} MB`,
  ratio: (limit: number) => say`解压后超过原大小的 ${limit} 倍`,
  rows: (limit: number) => say`超过 ${limit} 行`,
  columns: (limit: number) => say`超过 ${limit} 列`,
  characters: (limit: number) => say`有单元格超过 ${limit} 个字`,
  cells: (limit: number) => say`超过 ${limit} 个单元格`,
} as const;
