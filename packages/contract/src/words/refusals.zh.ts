import type { RefusalWords } from './refusals.en.ts';
import { yuan } from './yuan.ts';

export const chinese: RefusalWords = {
  AUTH: () => '请重新登录。',
  TOKEN_UNKNOWN: () => '登录信息无效，请重新登录。',
  SIGNED_IN_ELSEWHERE: () => '您已在别处登录或修改了密码，这里的登录已退出。请重新登录。',
  TOKEN_EXPIRED: () => '您离开的时间较长，请重新登录；已填写的内容已保留。',
  LOGIN_FAIL: () => '用户名或密码错误，请检查后重试。',
  FORBIDDEN: () => '您的账号没有这项操作的权限，请联系管理员开通。',
  NO_ENTERPRISE: () => '您还没有企业。请先添加企业，并等待审核通过。',
  ENTERPRISE_MISMATCH: () => '此页面所属的企业与您当前登录的企业不同，请刷新页面。',
  ENTERPRISE_FROZEN: () => '该企业已冻结：可以查看，不能做任何修改。请联系您的客户经理。',
  ENTERPRISE_EXPIRED: () => '该企业的服务已到期，请续费后继续使用。',
  NOT_ACTIVATED: ({ status }) =>
    status === 1
      ? '请先完成实名认证。'
      : status === 2
        ? '请先签署《信息技术服务协议》。'
        : '请先签署《企业开户承诺书》。',
  VALIDATION: ({ fields }) => `请检查以下内容：${fields.join('、')}。`,
  NOT_FOUND: () => '没有找到这条记录，它可能已被删除。请返回列表查看。',
  UNKNOWN_PATH: () => '访问的地址不存在。',
  TOO_LARGE: ({ limit_mb }) => `内容超过 ${limit_mb} MB，请拆分后分次提交。`,
  MEDIA_TYPE: () => '请以 JSON 格式提交，Content-Type 应为 application/json。',
  RATE_LIMIT: ({ retry_after_s }) => `尝试次数过多，请在 ${retry_after_s} 秒后重试。`,
  IDEMPOTENCY_CONFLICT: () => '这个请求编号已用于其他内容，请换一个新编号重新提交。',
  UNAVAILABLE: ({ retry_after_s }) => `系统繁忙，您的数据没有任何改动。请在 ${retry_after_s} 秒后重试。`,
  SERVER: () => '系统出错了，您的数据没有任何改动。请重试；如果仍然出错，请向客服提供请求编号。',
  POLICY_CLOSED: () => '此保单目前不能加保，请选择其他保单。',
  ROWS_REFUSED: ({ error_count }) => `有 ${error_count} 行需要修改后才能加保，本次没有加保任何人。`,
  ROWS_TOO_MANY: ({ rows_max }) => `一次变更最多 ${rows_max} 人，请拆分名单后分次提交。`,
  DUPLICATE_SUBMIT: ({ change_no, submitted_at }) =>
    `您已在 ${submitted_at} 提交过相同的名单，变更单号 ${change_no}。请打开该变更查看；如确需再提交一次，请确认后继续。`,
  STATE_CONFLICT: () => '此变更的状态刚刚已改变，请刷新后查看最新进度。',
  FORECAST_EXPIRED: () => '此报价已超过 15 分钟，请重新试算，以当前价格为准。',
  CUTOFF_PASSED: ({ earliest_start_date }) =>
    `这个生效日的截止时间已过，现在最早可从 ${earliest_start_date} 起生效，请重新试算。`,
  PRICE_CHANGED: ({ premium_fen }) =>
    `保费已变为 ¥${yuan(premium_fen)}，本次没有提交。请先查看新的试算结果。`,
  BALANCE: ({ short_by_fen }) => `余额不足，还差 ¥${yuan(short_by_fen)}。请充值后再确认，草稿已保留。`,
  UNDO_CLOSED: ({ lock_at }) => `此变更已不能撤回：可撤回的时间截至 ${lock_at}。`,
};
