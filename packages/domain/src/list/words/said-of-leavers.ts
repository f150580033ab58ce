// What may be said of somebody who leaves, and the words by which it may be turned round.

const anyOf = (parts: readonly string[], flags: string): RegExp => new RegExp(parts.join('|'), flags);

/**
 * The small words that turn round, hold back, ask or pass on what a message says. Nobody can list in how many ways somebody stays, but
 * of these there are few: where one is left over, whoever it is said of is asked about.
 */
export const turning = anyOf(
  [
    String.raw`[不没未别勿莫甭先等若倘仅只缓压暂留再又还仍才误错悔废怎谁哪吗么呢否查替顶接交给由让被加增补换调转续撑忘漏待取返拟延√✓✔×✗✘✕→?？]`,
    String.raw`另行|差点|险些|几乎|退了?(?:烧|票|货|款|群|费)|搞混|说反|反了|相反|要是|如果|假如|万一|除非|可能|也许|考虑|打算|准备|新来|新人|新员工|新进`,
    String.raw`[参投上买]保险?(?!单)|买(?:一下|个|上|了)?险?保?险|入职(?![日时]|前|后|不|[\0\d])|剩下|剩余|下班|早退|出差|就医|培训|继续|生效|在[职岗干做]`,
    String.raw`(?<!最后)上班(?!时|后|日|了?[两三几\d一半])|证明人|第(?:[一二三四五两]|\d(?!\d))|(?:后面|前面|其中)(?:那|这|的)?[个位]|(?:前(?:面)?[一两二三四五六七八九十几\d]+[个位名人]|后(?:面)?[一两二三四五六七八九十几\d]+[个名人])|撤回`,
    String.raw`(?<![\p{L}\d])[+＋](?!\d{2})|[+＋]\s?1(?!\d)`,
    String.raw`\b(?:not?|never|if|unless|wait|hold|later|maybe|perhaps|question|undo|wrong|mistake|ignore|already|instead|except|only|todav[ií]a|a[uú]n|espera|ignor\p{L}+|error|equivoc\p{L}+|quiz[aá]s?|pero|salvo)\b`,
    String.raw`n['’]t\b|(?:キャンセル|スキップ|取り?消|見送|保留|ない|ません|もし|待[っちた]|まだ|間違|だけ|かも|以外|ではなく)`,
  ],
  'iu',
);

/** Words with a turning one in them that say nothing against anybody's leaving. */
export const harmless = anyOf(
  [
    String.raw`被保险(?:人员?|员工)|被保人员?|[\d一]+ ?换 ?[\d一]+`,
    String.raw`(?:[于自按]|变更)*生效(?:日期?|时间)?(?:当[日天])?(?:零[时点]|[0０]{1,2}[时点]|24[时点])起?`,
    String.raw`[性类级区组]别|增减[员保人]?|加减保?|进出|异动|变动`,
    String.raw`不好意思|不客气|不用谢|没问题|没事|没错|(?:请)?(?:别|不要|勿)(?:再)?(?:忘|漏|[弄搞减停]错)了?`,
    String.raw`不(?:用|需要|必)?(?:着急|急)|忘记?了?(?:报|说|发|讲|告诉|通知)[你您]?了?(?=[\s,，。;；\0]|$)`,
    String.raw`(?:身体|干|做)?不(?:太)?(?:好|舒服|适应?|合适|合格|习惯|达标|满意|服从|稳定|方便|胜任|辞而别|动了?|下去了?|住了?)`,
    String.raw`吃不(?:了苦|消)|受不了|没(?:有)?(?:通)?过(?:试用期?|考核|体检|实习期?)|未(?:通)?过(?:试用期?|考核|体检)|未做满`,
    String.raw`未满|(?:办|做)?(?:好|完|清)(?:离职)?(?:交接|手续)|(?:交接|手续)(?:都|已|也)*(?:办)?(?:好|完|清|妥)(?:毕|了)?`,
    String.raw`还有谁[?？]?|(?:到时|回头|晚点|稍后|今天|明天)?再(?:发|报|传)(?:[给你您我来过]*|一[批份])`,
    String.raw`(?:再|另外?)加(?:上|[一1]?[个位名])(?=\u0001.*(?:[走离辞减停退]|不[来干做]))|\bya no\b`,
    String.raw`\bno (?:trabaja|labora|sigue|contin[uú]a)\p{L}*|\bno (?:longer|show|further)\b`,
    String.raw`\bnot (?:com|work|return|show)\p{L}*|又(?:有)?(?=\s*[\d一二两三四五六七八九十]|走|离|辞)`,
    String.raw`(?:\p{Script=Han}{2,4}[\s\dXx]*)?(?:来|去)?(?:顶替|接替|代替|替换|换下|替|接)(?:了|掉)?(?=\s*\u0001)|还有|还是`,
    String.raw`(?:换|由|让|叫)\p{Script=Han}{2,4}[\s\dXx]*(?:来|过来)?(?:顶替|接替|代替|顶|替|接)(?:[他她](?!们)|掉)(?:的(?:班|岗|位置))?|能不能|可不可以|能否|可否|只(?=[减停退删撤]|有|剩)|不用再?[买交保上加投](?:保险|险|社保)?了?`,
    String.raw`(?:保险?)?(?:都|还)*没有?(?:给)?(?:停|减|退|办)(?=[,，。;；\0]|\s*$)|再次|再见|再(?=麻烦|请|帮)`,
    String.raw`(?<=^|[\0\s,，。;；])再(?=[减停退])|先(?:[把将给帮])?(?=[\0\u0001]|\s*$|[减停退])|先生|另外|换(?:了|份|个)+工作`,
    String.raw`(?:(?:[今明]天|[今明]日|今晚)(?:上完?班)?下班(?:以?后|就|时)?(?:结束|走人?|离(?:开|职|岗))|下班(?:(?:以?后|就|时)(?:结束|走人?|离开)|(?:以?后|就|时)?离[职岗]))`,
    String.raw`加班|参加|回老?家|由于|理由|自由|事由|缘由|刚才|直接|接到|接着|反正`,
    String.raw`等(?:共|共计|等)?(?:\s?\d+|[一二两三四五六七八九十]+)\s?[个名位人]|等人`,
    String.raw`被(?:公司|厂里|厂方)?(?:开除|辞退|劝退|清退|淘汰|裁员?|退回?)`,
    String.raw`(?:宿舍|床位|工牌|厂牌|钥匙|门禁卡?|工服|厂服)(?:已经?|都)?(?:退|还|交)(?:了|完|清)?`,
    String.raw`(?:交|还)(?:了|完|清)?(?:工牌|厂牌|工衣|工服|钥匙|宿舍|门禁卡)|交(?:给|到)?(?:人事|我这)|查(?:收|看|阅)|转账`,
    String.raw`待遇|手续|持续|销售|保安|保洁|身份证|证件|给(?:个|我)?(?:回复|回执|消息)`,
    String.raw`(?<=^|[\0\u0001\s,，。;；]|请|麻烦|帮忙|[您你]|统一)给(?:[他她]们?)?(?=[\0\u0001]|\s*$|\s|保险|[减停退办处])`,
    String.raw`(?:办|处理|操作|弄|减|停|退)(?:好|完)[了后]?.{0,2}(?:回|说|告诉|通知|发|跟|吱)[\p{Script=Han}]{0,6}|不(?=一)`,
    String.raw`不是(?![要想说真离辞减停退走今明马现])\p{Script=Han}{2,3}(?=[,，。;；\0\u0001]|\s*$)|下(?:个)?不为例|调休(?=[^,，。;；]{0,6}(?:后|完|走|离|到))`,
    String.raw`没(?:有)?人(?:来|去)?(?:顶替|接替|代替|替换|顶|接|替)(?:[他她]|上)?的?(?:班|岗|位置)?|其他(?:人|人员)?(?:不变|照旧|正常)|人不(?:在|来)了?|不(?:在|来|做|干|去)(?:了|啦)`,
  ],
  'gu',
);

/** What is said of leavers beside that they leave. */
export const plain = anyOf(
  [
    String.raw`\p{Script=Han}[姐哥总工叔姨嫂弟妹]|(?:\p{Script=Han}{2,3})?(?:通知|反映|反馈)`,
    String.raw`(?:班组?|组|队|线|拉|厂|店|课|科|车间)长|[\dXx*]{3,}|[一二两三四五六七八九十几]+|上个?(?:月|周|星期|礼拜)[一二三四五六日天]?|[以之]?后[就都便]?(?=\0)|本周|这周|确定|照[常旧]?`,
    String.raw`(?<![A-Za-z\d])[A-Za-z]{1,3}-?\d{1,6}(?![A-Za-z\d])|按(?:自离|离职|规定)?|出厂?|起|止|忙|当天|突然|忽然|真的|因(?:病|事|伤|故)?|自(?=\0)`,
    String.raw`\p{Script=Han}{0,3}(?:操作员|司机|保洁|保安|注塑|冲压|包装|装配|打包|分拣|叉车|质检|品检|喷涂|喷漆|组装|机加工?|数控|仓管|搬运|装卸|焊工|电工|普工|钳工|车工|模具|缝纫|服务员|厨师|骑手)`,
    String.raw`同[上前]|〃|个人原因|家庭原因|身体(?:原因|状况)?|健康|家里(?:有)?事?|有事|家中|个人|私人|原因|理由|孩子|小孩|老人|父母|父亲`,
    String.raw`母亲|照顾|带娃|结婚|怀孕|生孩子|读书|上学|开学|升学|学生|暑假|寒假|当兵|参军|发展|找到|工作|太累|太远|嫌|累`,
    String.raw`工资低?|待遇|适应|试用期?|考核|合格|合同|到期|期满|终止|解除|自愿|主动|正常|急辞|自动|旷工|无故|缺勤|失联|联系`,
    String.raw`开除|辞退|违纪|打架|迟到|处理|结束`,
    String.raw`(?:手续|离职单|离职表|申请|辞工书|辞职信|交接)(?:已?经?)(?:办|写|交|签|批)?(?:好|完|清|妥|了)*`,
    String.raw`办(?:理|好|完|妥)?|批了|批准|同意|结(?:清|账|算|掉|了|一下)|清算|公司|单位|厂(?:里|区|家)?|车间|产?线`,
    String.raw`[A-Za-z\d一二三四五六七八九十]+(?:号|班|线|组|车间|楼|厂)|[早中晚夜白]班|班组?|组|部门?|项目|工地|仓库?|门店|店`,
    String.raw`岗位?|工种|工号|员工|工人|人员|同事|师傅|大哥|大姐|小姐姐|老师|经理|主管|主任|领导|班长|组长|队长|厂长|店长|先生`,
    String.raw`低|宿舍|床位|提(?:出|了|交)?|递交|女士|阿姨|叔叔|兄弟|美女|亲|宝|姓名|名字|名单|名册|名|明细|汇总|统计|花名册|表格?|附件|图片|截图|如下|以下|以上`,
    String.raw`上述|上面|下面|尾号|后四位|后4位|末四位|身份证|证件|号码|电话|手机|性别|男|女|年龄|岁|备注|序号|日期|时间|最后`,
    String.raw`工作日|保险|雇主(?:责任)?险?|责任险|意外险?|团险|团意|险|保费|名额|人数|人头|麻烦|请|帮忙|帮|劳驾|拜托|谢谢|多谢`,
    String.raw`感谢|辛苦|收到|知道|明白|好的?|行|可以|哈喽|你好|您好|早上好?|上午好?|中午好?|下午好?|晚上好?|早|晚安|大家好`,
    String.raw`各位|亲们|嗨|喂|一下|一声|下|及时|尽快|赶紧|马上|立即|立刻|今天|今日|今晚|昨天|昨晚|前天|明天|现在|目前|刚刚?`,
    String.raw`刚才|已经?|都|全部?|均|统一|一起|一块|一共|共计?|合计|总共|总计|分别|同时|另外|还有|以及|然后|那边|这边|这里`,
    String.raw`那里|这些|这几|几个|一个|一位|我们|我司|我厂|我方|你们|他们|她们|咱们|大家|自己|本人|夫妻|两口子|这次|本次|此次`,
    String.raw`[的了是有在从到至于把将也就和跟与及为因这那此本该个位人员号年月日天时点分半前啊呀哦嗯哈哟嘛吧啦咯呗哎诶噢喔您你我他她们咱里家线班组部岗店厂第]`,
  ],
  'gu',
);

/** The same in English, Spanish and Japanese. */
export const plainElsewhere = anyOf(
  [
    String.raw`\b(?:the|an?|and|to|from|of|please|pls|kindly|could|can|would|you|your|his|her|their|its?|our|my|me|us|we|they|them|he|she|i|am|is|are|was|were|has|have|had|will|be|been|being|on|at|in|by|as|with|for|off|out|up|this|that|these|those|both|all|too|also|one|two|three|four|five|last|first|final|working|work(?:s|ed|ing)?|days?|dates?|end(?:s|ed|ing)?|effective|starting|starts?|until|since|hi|hello|hey|dear|all|team|thanks?|thank|regards|best|kind|cheers|sincerely|many|morning|afternoon|evening|good|following|below|above|employees?|workers?|staff|people|persons?|names?|list|sites?|company|factory|plant|line|shift|team|mr|mrs|ms|today|tonight|tomorrow|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|week|month|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|am|pm|insurance|cover(?:age)?|policy|group|take|taken|takes|gone|go(?:es|ing)?|jobs?|new|another|id|no|number|ending|ends|welder|home|personal|family|reasons?|contract|expired?|notice|gave|given|found|two|with|no longer|who|employment|employed|any ?more|finished|time|here|correction|resigned?|leaver|s)\b`,
    String.raw`\b(?:el|la|los|las|lo|le|les|un|una|de|del|al|a|y|e|o|en|con|por|para|va|van|vamos|que|se|su|sus|ya|hoy|ayer|ma[ñn]ana|es|son|est[aá]n?|fue|fueron|ha|han|dad[oa]?|dar|den|d[eé]|favor|hola|buen[oa]s?|d[ií]as?|tardes|gracias|saludos|estimad[oa]s?|atentamente|trabaj\p{L}+|nosotros|nuestr\p{L}+|empresa|empleados?|personas?|trabajador\p{L}*|lista|p[oó]liza|seguro|[uú]ltimo|desde|hasta|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|siguientes?|no|sigue|motivos?|personales?|renunci\p{L}+|voluntari\p{L}+)\b`,
    String.raw`[ぁ-んァ-ヶー]+`,
    String.raw`(?:氏名|名簿|保険|手続|願|致|以下|以上|方|人|名|本日|今日|昨日|明日|日付|月末|末|付|宜|連絡|件|様|者|社員|従業員|会社|工場|担当|一身上|都合|契約|満了|所属|削除|世話|製造|株式|部|課|係)`,
  ],
  'giu',
);
