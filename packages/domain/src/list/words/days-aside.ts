/**
 * Whether a day is that of something beside somebody's work, by its clause: 工资12月10日发, 12月2日前清空宿舍, 体检11.29, 合同12月5日签. Such a
 * day is nobody's first or last one. 工资结到12月10日 is: so long they worked.
 */
export function isDayAside(
  text: string,
  { at, end }: { readonly at: number; readonly end: number },
): boolean {
  const before = text.slice(Math.max(0, at - around_max), at);
  const behind = text.slice(end, end + around_max);
  return (thingBefore.test(before) && actBehind.test(behind)) || thingBehind.test(behind);
}

/** So many characters on each side of a day belong to it. */
const around_max = 16;

const thing =
  '(?:工资|薪[水资酬]|奖金|提成|补贴|报销款?|借支|押金|保证金|尾款|货款|发票|对账|账单|考勤|公积金|个税|社保|宿舍|床位|房租|水电费?|钥匙|行李|工服|工衣|厂服|工牌|厂牌|饭卡|门禁卡?|体检(?:费|报告|表)?|健康证|合同|协议|早会|例会|会议|年会|开会|复印件|(?:资料|材料)(?!员))';
const small = '(?:于|在|是|为|定在|安排在?|统一|大概|估计|[:：]|\\s)';
const act =
  '(?:发放?|结清?|结算|付|打款?|转账?|到账|报销?|退还?|还|交|签订?|补签|补|领|拿|取|清[空退理]?|搬|收|开|办|做|查|考|寄|送|核对|打扫|腾)';
const soon = '(?:前|之前|以前|左右|上午|下午|晚上|早上|才|再|去|要|都|统一|一起|会|能|可以|\\s)';
/** Words by which the same would be said of who comes or leaves. */
const andThen = '(?!\\p{Script=Han}{0,4}(?:后|以后|完|过|好|了|就|再|才|合格))';

const thingBefore = new RegExp(
  `${thing}(?!\\p{Script=Han}*[到至])(?:\\p{Script=Han}{0,3}?|费|的)${small}{0,3}$`,
  'u',
);
const actBehind = new RegExp(
  `^${soon}{0,3}(?:${act}(?!\\p{Script=Han}{0,4}[离走辞])|[\\s]*(?:$|[,，。;；、!！)）\\n\\0\\u0001]))`,
  'u',
);
const thingBehind = new RegExp(`^[日号]?${soon}{0,3}${act}?(?:新|空|掉|完)?${thing}${andThen}`, 'u');
