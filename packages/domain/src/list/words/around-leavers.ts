// What stands right beside a name and says that its bearer is not among those who leave.

/** 李四除外, 王五(留), 赵六 正常, 钱七 在. */
export const excepted =
  /^\s*[(（:：]?\s*(?:除外|不算|留(?:下|着|用)?|正常|待确认|待定|没走|还没走|(?:[都还也均仍人]|仍然|依然)*在(?:的|呢|啊|这|厂|班|上班|干|做)*\s*[)）]?\s*$)/u;
/** 不含李四, left, not Li. */
export const exceptBefore =
  /(?:(?:不含|不包括|不包含|排除|\b(?:except|excluding|not|but not|no|no a|menos|salvo|excepto))\s*|\b(?:hi|hello|hey|dear|hola|estimad[oa]|regards|saludos|d[ií]as|tardes)[\s,]*)$/iu;
/** 除了李四, 没有李四. */
export const withoutBefore = /(?:(?<![开解免清剔删移革])除(?:了|去|开)?|没有?|少了?|缺)\s*$/u;
/** 李四不在里面. */
export const isOutside =
  /^\s*(?:他|她|就|并|也|都)*(?:不|没有?)在(?:里面|里头|里边|内|其中|其列|此|这|那|名单|上面|表)/u;
/** 去掉李四, 李四划掉: of whom a list names already, it takes them out of it. */
export const takenOutBefore =
  /(?:[去拿划删勾抹撤]掉|删除?|剔除|移除|除去|移出|去除|撤下|\b(?:scratch|strike|minus|without|sin|quit[ae]|delete|remove|cross out))\s*$/iu;
export const takenOut =
  /^\s*(?:这个?|那个?|的?名字|先|就|要|得|也|再|给|我|从|名单|表格?|里|中|上|面)*(?:[去拿划删勾抹撤]掉|删除?了?|剔除|移除|移出|去除|撤下|拿出来|拿下来?|不要了?|(?:さん)?は?(?:除|外)[いしす]|\b(?:off|out)\b)/iu;
/** 李四徒弟张三走了. */
export const kin =
  '(?:的|[他她]的?)?(?:老乡|亲戚|朋友|[男女]朋友|对象|老婆|老公|爱人|媳妇|弟弟|哥哥|姐姐|妹妹|[哥弟姐妹]|儿子|女儿|徒弟|师傅|同事|同学|组员|手下|室友|工友)';
export const kinBehind = new RegExp(`^\\s*${kin}`, 'u');
/** 李四替换掉张三. */
export const replaces =
  /^\s*(?:过?来|去)?(?:顶替|接替|代替|替换|换下|替下|顶下|替|顶|换)(?:了|掉|下)?(?:的是)?\s*$/u;
/** ———— 李四 ————, 【李四】: who writes what follows. */
export const isFramed = ({ before, behind }: { readonly before: string; readonly behind: string }): boolean =>
  (/^\s*[—–=~*#_-]{2,}\s*$/u.test(before) && /^\s*[—–=~*#_-]{2,}\s*$/u.test(behind)) ||
  (/^\s*[【[（(<《]\s*$/u.test(before) && /^\s*[】\]）)>》]\s*$/u.test(behind));
/** 李四撤回了一条消息, 李四 @所有人. */
export const recalls = /^\s*@|^\s*["”」]?\s*撤回了?一[条则]消息/u;

/** 张三：李四离职, 张三让我减李四: who sends it is not who leaves. */
export const sends = /^\s*[:：]\s*$|^\s*(?:让|叫|要求|请|喊|托|吩咐|催)(?:我|你|减|停|退|把|将)/u;

/** 不是张三是李四, 由王五顶替. */
export const isNot = /(?:不是|由)\s*$/u;

/** 张三说李四走了: who reports is not who leaves. */
export const reports =
  /^\s*[(（]?(?:组长|班长|主管|经理|队长|领班|厂长|店长|老师|人事|HR)?[)）]?\s*(?:打电话|发微信)?(?:来)?(?:说|讲|称|通知|报(?!错)|反[馈映]|汇报|告诉|告知|来电|转告|转达|发来|上报|提报|提交|回复|找|问)/u;
export const answered = /^\s*[:：]\s*(?:好|收到|ok|嗯|可以|谢谢|明白|知道|了解|行)/iu;
export const signs = /^\s*(?:已?审[批核]|签字|批准|敬上|谨上|汇报|转发|上报|同意)/u;
export const writer =
  /(?:(?:经办|发件|收件|汇报|报告|反映|班组长|联系|负责|审[批核]|批准|介绍|抄送|填[报表写]|报送|制表|上报|提交|签[字名]|转发|来自|from|cc)(?:人|者)?|^\s*(?:[班组线拉]长|主管|经理|领班|人事|HR|驻厂|文员))\s*[:：]?\s*$/iu;
export const thanks =
  /(?:谢谢?|感谢|辛苦了?|此致|敬礼|祝好|[祝颂][\p{Script=Han}]{1,6}|thanks|thank you|gracias|regards|saludos|sincerely|cheers|best|atentamente)\s*$/iu;

export const joined = /^[\s、/&+和跟与及(（)）\d*xX尾号]*(?:and|y|と)?\s*$/u;
/** 罗志强 组长李国平: who leads whom a line names before. */
export const leads = /(?:[组班队线课店厂]长|主管|经理|主任)\s*$/u;
/** 李国平那组走了罗志强, 李国平辞退罗志强: words that go on to another. */
export const goesOn = /^\s*(?:[那这](?:组|边|班|队|里|条)|辞退|开除|劝退|清退|炒)/u;
/** 李国平的徒弟, 李国平组: of somebody else. */
export const ofAnother =
  /^(?:组|班|队)(?![长员])|^的(?:徒弟|师傅|老乡|老婆|老公|媳妇|对象|儿子|女儿|弟弟|哥哥|姐姐|妹妹|亲戚|朋友|同学|室友|堂|表)/u;
/** √出勤 ×缺勤, 合计在岗86人: what signs mean, and how many there are. */
export const counts =
  /[√✓×✗]\s*(?:为|=|:|：|代表|表示)?\s*(?:出勤|缺勤|上班|正常|到岗|休息?|请假|旷工)|(?:合计|共计?|总计|在[岗职册]|应到|实到|现有)\S{0,8}?\d+\s*[人名位]/u;
/** Of somebody else, or of something else of theirs. */
export const others =
  /其[他它余]|别人|还有一批|[下另]一?批|另外|剩下|大家|岗位|工资|\bothers?\b|\brest\b|\bdemás\b|他の/u;

/** 减：张三 不减：李四: words with a colon speak of those behind them, as far as the next ones. */
export const labels =
  /(?<=^|[\s,，;；。、/])(?=(?:[^\s,，;；。、:：\d]{1,14}|[A-Za-z][A-Za-z ]{0,20}|[一二三四五六七八九十\d]{1,2}[、.][^\s,，;；。、:：\d]{1,14})[:：])/u;

/** 高橋様, 李四你好, 李四，麻烦把张三减掉: who is written to. */
export const addressed = /^\s*(?:様|殿|御中|先生|[你您]好|早上?好?\s*$)/u;
export const asks = /^[\s,，:：]*(?:再)?(?:麻烦|请|帮|please|pls|kindly|could you|can you|por favor)/iu;

/** 以上，李四 below those who leave. */
export const above = /^\s*以上\s*$/u;

/** The words with which a message ends, before who wrote it. */
export const closing =
  /(?:regards|thanks|thank you|best|cheers|sincerely|saludos|gracias|atentamente|谢谢[你您]?|感谢|辛苦了?|拜托了?|よろしく(?:お願い\S*)?|お願い(?:いた)?します|敬具)[\s!,.。！，、~～]*$/iu;
/** —— 线长 杜建平. */
export const signing =
  /^\s*(?:[—–-]{1,4}\s*)?(?:\p{Script=Han}{0,6}(?:[班组线拉厂店课科]长|主管|经理|领班|人事|HR)\s*)?$/iu;
