// What is told of somebody beside why they are named: 以前在万客隆做过, 老公是厨师, 昨天体检的, 会电工. The company, the work type and
// the day in it are not what they are insured with.

export const inside = '[^\\s,，。;；、()（）【】|/\\0]';
/** Nothing that says that it is otherwise, or whom else it is about. */
const plainly = `(?!${inside}*(?:[不没未别错退停离换改减撤删取买]|[参投在加]保|保险|那个|上面|身份证|号码|名单|\\d{6}))`;
const kin =
  '(?:老婆|老公|爱人|媳妇|对象|[男女]朋友|爸爸?|妈妈?|父亲|母亲|儿子|女儿|[哥弟姐妹]{1,2}|[表堂][哥弟姐妹]|老乡|亲戚|朋友|同学|家人|家属|家里人)';
const day =
  '(?:昨[天日晚]|前天|今[天日早晚]|明[天日早晚]|后天|上?个?(?:周|星期|礼拜)[一二三四五六日天]|\\d{1,2}月\\d{1,2}[日号]?|\\d{1,2}[./]\\d{1,2}|\\d{1,2}[日号])';
const things = '(?:合同|协议|工服|厂服|工作服|劳保鞋?|工牌|饭卡|银行卡|工资卡|照片|宿舍|床位|被子)';
const handing = '(?:补签|签|补|发|领|拿|办|给|交|拍|安排|分)';

/** What somebody must pass. */
export const trial = '(?:体检|面试|复试|培训|考核|背调|试工|试岗)';

/** What they did before, what others of theirs do, and what was or will be done with papers and clothes: sources of patterns. */
export const past: readonly string[] = [
  `[他她]?(?:以前|之前|原来|原先|从前|曾经|过去|去年|前年|上半年)(?:也|都|就)?(?:是|在|从|去|做|干|开|学|给|跟|当)${inside}{1,14}`,
  '(?:以前|之前|原来|原先|从前)\\p{Script=Han}{2,8}的?',
  `[他她]?${kin}(?:们|也|都|现在|以前|之前|目前|下个?月)*(?:在|是|做|干|开|来做)${inside}{1,14}`,
  `${day}(?:上午|下午|早上|晚上|已经?|刚|做|去|来)*${trial}(?:过|了|的|完|合格|通过|没问题|ok|OK)*`,
  `${things}${inside}{0,2}${day}${inside}{0,2}${handing}(?:的|了|好)?`,
  `${day}(?:上午|下午|早上|晚上|再|去|来|才)*${handing}${things}`,
  `${day}要?(?:休息|考试|搬家|回家|喝喜酒)`,
  '坐(?:火车|高铁|动车|大巴|班车|厂车|飞机|汽车|公交)(?:过?来|到|去)?',
  `(?:家|现)?住(?!院|不|进|口)(?:在|的)?${inside}{1,14}`,
].map((one) => plainly + one);

/** From where and how they come, and what they need not be given. */
export const arrivals: readonly string[] = [
  '(?:车|机)?票(?:已经?|都)?买好?了?',
  // Who left elsewhere to come here.
  `从?${inside}{2,12}(?:离职|辞职|毕业)过来的?`,
  '(?:上家|上一家|(?:原来?|前)的?(?:单位|公司|厂))(?:公司)?(?:已经?)?(?:离职|辞职|辞|退保|停保)(?:了|证明)?',
  '(?<=(?:以前|之前|原来|原先|从前)[^。;；]{2,24}[,，]\\s?)(?:那边|那家|那里|老东家)的?(?:已经?|早就?|也|都|就)*(?:减|退|停|离职|辞职|退保|停保|减员)(?:了|掉|保)*',
  '等下(?:过?来|去|拿)[\\p{Script=Han}]{0,6}',
  '不用(?:安排)?(?:住宿|宿舍|接送?|培训|管饭|管住)',
  '(?:银行卡|复印件|照片|被褥)[没未]带(?:[,，](?:后|[明后]天|下周.?)补)?',
];

/** What they can do: it may be what they come for, where nothing else says what that is. */
export const skills: readonly string[] = [
  `(?:还|也|就是)?(?:会|懂|学过|做过|干过|开过|当过|待过|呆过|熟悉|擅长|精通)(?!来|去|到|报|上|入|不|过来|计|议|员|所|展|客)${inside}{1,10}`,
  `(?:去|来)?支援${inside}{2,10}`,
  `${day}(?:早上)?坐${inside}{1,4}车(?:过?来|到|去)?`,
].map((one) => plainly + one);
