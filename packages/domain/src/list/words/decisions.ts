/**
 * Whether a line that nobody understood may say which of the people are to be insured: it picks some of them, or puts a time or a
 * condition, and speaks of insuring or coming: 就买1和3, 前两个买就可以, 都先不急，等厂里通知再弄.
 */
export const mayDecide = (text: string): boolean => {
  const plain = text.replace(harmless, ' ');
  return pointsOut.test(text) || (picks.test(plain) && acts.test(plain)) || asks.test(plain);
};

/** Whether such a line picks some of the people for certain, whatever else it says: 明天只来一个. */
export const decidesSurely = (text: string): boolean =>
  pointsOut.test(text) ||
  /只(?!有)|哪[些几个]|留[下哪几\d]|有的|部分(?!人员信息)|序号|就[买加报]|的才|另外的/u.test(
    text.replace(harmless, ' '),
  );

/** 2号和5号学校买, 3、4已经在保: numbers that people have in a list, beside whatever is said; a day on which somebody comes is none. */
const pointsOut =
  /\d{1,2}[-~至到]\d{1,2}号(?:确定|候补|备选|先|不|暂|待|再)|(?<![月\d./:年-])\d{1,2}[号#]?(?:[、和跟与,，]|还有)\s?(?:第|序)?\d{1,2}[号#]?(?:这?[两二]个?人?|两位)?(?!\d|[号日]?(?:到|来|进|入|上[班岗]|开|起|各|前|之|以|左|早|晚|下[午班]|中|的?(?:车|票|班)|\s?[月日点人个名位岁元天件箱米年]))|(?<![月\d./:年-])\d{1,2}号(?=上次|那[个位]|这[个位]|是(?!\d|入|到|进|上|周|星)|[他她]|的?(?:身份证|保险|社保|健康证|名字)|[学甲总对外]|自己|放|跑|黄|做完|退|离|下[月批])|(?:买|报|上|名单)到\d{1,2}号|(?<![做干号日\d])到\d{1,2}号截止|^\s*\d{1,2}号为止|本次新增至|(?:^|[这次上买报要到])(?:前|头|开头)[\d两三四五六七八九十]{1,2}[个位人名]?$|\d人[:：]\s?\d{1,2}[、,，]\d/u;

const picks =
  /只|就(?!是|行|好|可以|要|上|能|到|来|去|进|职|业|餐|近|地)|先|除|哪|留|以后|之后|以前|[前后头][两二三四五六七八九十\d]|序号|\d(?:\s*[、和跟与,，]\s*|\s+)\d|第[\d一二三四五六七八九十]|[一两二三四五六七八九十几\d]\s*个|有的|部分|其中|另|剩|余|不|没|别|暂|缓|等|的(?:人|员工)?(?:才|就|都|可以)?[买上加报要参投]/u;

const acts =
  /买|报(?!表|酬|纸|价)|加(?!班|工)|上(?!班|午|海|面|岗|次|周|月|述|个|虞|饶)|来|要|保(?!安|洁|险公司|温|养|税)|办(?!公)|走|停|换|放|定|留|急|弄|划|减|删|退|进|录|用|算/u;

/** A question about people who may have cover: 保险到期了吗，帮我查下. */
const asks =
  /(?:到期|有没有|还在|是不是|能不能|可不可以|要不要|行不行).{0,12}(?:[吗么呢?？]|查|看)|查[一]?[下查]|核对一下/u;

/** What is said with a list and decides nothing. */
const harmless =
  /(?:还有|另外)?.{0,4}(?:晚上|下午|明天|稍后|晚点|等下|回头)再?(?:给|发|报)你?|[新走等减加增离停来]\s?\d{1,3}(?=[\s,，。;；]|$)|(?:结束|做完|干完|到期|完工)[了后]?就(?:停|不用[买交]了?)|(?:^|[这那])[\d一二两三四五六七八九十几]+\s*[个位人名](?:帮我|帮忙|麻烦|都)?[加买报上](?:一?下|上|了)?(?=[\s,，。;；]|$)|帮我|麻烦|谢谢|辛苦|收到|请?尽快|务必|先(?:把|将|给|帮|麻烦)|先?(?:帮忙?|给我|帮我)|明天要上班|新来的?|来了|上下班|上[午海面述岗班次周月]|保(?:安|洁|险公司|温|养|税)|加[班工]|不?要漏|没问题|不好意思|另外|还有|[一两二三四五六七八九十\d]+\s*个(?:人|新人)?(?=[\s,，。:：;；!！]|$)/gu;
