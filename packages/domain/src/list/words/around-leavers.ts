// What stands right beside a name and says that its bearer is not among those who leave.

/** 李四除外, 王五(留), 赵六 正常. */
export const excepted = /^\s*[(（]?\s*(?:除外|不算|留(?:下|着|用)?|正常|待确认|待定|没走|还没走)/u;
/** 不含李四, left, not Li. */
export const exceptBefore =
  /(?:(?:不含|不包括|不包含|排除|\b(?:except|excluding|not|but not|no|no a|menos|salvo|excepto))\s*|\b(?:hi|hello|hey|dear|hola|estimad[oa]|regards|saludos|d[ií]as|tardes)[\s,]*)$/iu;
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
  /(?:(?:经办|发件|收件|汇报|报告|反映|班组长|联系|负责|审[批核]|介绍|抄送|填[报表写]|报送|制表|上报|提交|签[字名]|转发|来自|from|cc)(?:人|者)?|^\s*(?:[班组线拉]长|主管|经理|领班|人事|HR|驻厂|文员))\s*[:：]?\s*$/iu;
export const thanks =
  /(?:谢谢?|感谢|辛苦了?|thanks|thank you|gracias|regards|saludos|sincerely|cheers|best|atentamente)\s*$/iu;

export const joined = /^[\s、/&+和跟与及(（)）\d*xX尾号]*(?:and|y|と)?\s*$/u;
/** Of somebody else, or of something else of theirs. */
export const others =
  /其[他它余]|别人|还有一批|[下另]一?批|另外|剩下|大家|岗位|工资|\bothers?\b|\brest\b|\bdemás\b|他の/u;

/** 减：张三 不减：李四: words with a colon speak of those behind them, as far as the next ones. */
export const labels =
  /(?<=^|[\s,，;；。、/])(?=(?:[^\s,，;；。、:：\d]{1,14}|[A-Za-z][A-Za-z ]{0,20}|[一二三四五六七八九十\d]{1,2}[、.][^\s,，;；。、:：\d]{1,14})[:：])/u;

/** 高橋様, 李四你好, 李四，麻烦把张三减掉: who is written to. */
export const addressed = /^\s*(?:様|殿|御中|先生|[你您]好|早上?好?\s*$)/u;
export const asks = /^[\s,，:：]*(?:再)?(?:麻烦|请|帮|please|pls|kindly|could you|can you|por favor)/iu;

/** The words with which a message ends, before who wrote it. */
export const closing =
  /(?:regards|thanks|thank you|best|cheers|sincerely|saludos|gracias|atentamente|谢谢[你您]?|感谢|辛苦了?|拜托了?|よろしく(?:お願い\S*)?|お願い(?:いた)?します|敬具)[\s!,.。！，、~～]*$/iu;
/** —— 线长 杜建平. */
export const signing =
  /^\s*(?:[—–-]{1,4}\s*)?(?:\p{Script=Han}{0,6}(?:[班组线拉厂店课科]长|主管|经理|领班|人事|HR)\s*)?$/iu;
