import { simplified } from './simplified.ts';

/**
 * Whether a text can be a Chinese person's name by its look: a surname and one or two characters, or parts joined by a
 * middle dot. Stricter than what may be entered as a name: it tells names from headings, notes and work types.
 */
export function looksLikeName(written: string): boolean {
  const text = simplified(written);
  // 王海涛的位子由买买提·吐尔逊: words before a name in parts are none of it.
  if (/^\p{Script=Han}{1,12}([·•‧・･∙⋅．.]\p{Script=Han}{1,12}){1,4}$/u.test(text))
    return !/[的由换是在跟]/u.test(text);
  if (!/^[\p{Script=Han}〇]{2,4}$/u.test(text) || words.has(text) || endsAsWork.test(text)) return false;

  const characters = Array.from(text);
  if (
    /^.[不没们这那吗呢吧嘛的]$|^都[明今后昨上来去到是做在要买加办报入进参开干先不没还已]/u.test(text) ||
    noNameAhead.test(text) ||
    isNegated(text)
  )
    return false;
  if (
    characters.length > 2 &&
    /[的了吧吗呢啊哈嘛是等也都说换被把给他她您]$|^.(?:.?[不没们这那]|的)/u.test(text)
  )
    return false;
  if (compounds.has(characters.slice(0, 2).join(''))) return characters.length > 2;
  return characters.length < 4 && singles.has(characters[0] ?? '');
}

/** Words that begin with a surname's character, whatever they go on with: 那边的, 来个人, 来也. */
const noNameAhead =
  /^(?:[那来][边里个位些种样也叫到去上做干了一两几封份条批次张]|应该|但是|明[天早晚][进到来上走入起去新]|周[一二三四五六日][进来上走入起去新])/u;

/** 没带, 莫停, 别加: what is not, or must not be, done; 莫停 is a name only beside a number. */
export const isNegated = (text: string): boolean =>
  /^没(?!有?$)/u.test(text) ||
  /^(?:[莫别不勿甭未休]|没有)(?:再|要|给|让|把|帮)?(?:停|减|退|加|报|买|保|投|交|撤|删|动|走|办|上|弄|搞|催|管|带|来|去|到|做|干|忘|漏|发|拍|记)(?:了|他|她|人|先|错|着)?$/u.test(
    text,
  );

/** 小吴, 刘工, 王主管: what somebody is called, and no work. 车工 is work though 车 is a surname. */
export function isCalling(text: string): boolean {
  const [, small, surname] = called.exec(text) ?? [];
  return isSurname(small ?? '') || (isSurname(surname ?? '') && !/^[车石水铁管木钢印钳]工$/u.test(text));
}
const called = /^(?:[老小阿](.)|(.{1,2})(?:工|总|哥|姐|经理|主管|师傅|班长|队长|主任|组长|厂长|老师))$/u;

/** Whether characters are a surname. */
export const isSurname = (text: string): boolean => singles.has(text) || compounds.has(text);

/** Ends of what works or where one works; hardly a name ends so. */
const endsAsWork =
  /(族|工|员|师傅|司机|操作|公司|工厂|车间|班组|小组|仓库|分厂|部门|主管|经理|组|班|部|厂|店|科|线)$/u;

/** Surnames of one character that about 97 in 100 persons have. */
const singles = new Set(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝官封谈匡鞠惠荆乐冀郁胥南班储原栗燕楚鄢劳谌奚皮粟冼蔺楼盘满闻位厉伊仝区郜海阚花权强帅屠豆朴盖练廉禹井祖漆巴丰支卿国狄平计索宣晋相初门云容敬来扈晁芮都普阙浦戈伏鹿薄邸雍辜羊阿乌母裘亓修邰赫杭况那宿鲜印逯隆茹诺战慕危玉银亢嵇公哈湛宾戎勾茅利於呼居揭干但尉冶斯元束檀衣信展阴昝智幸奉植衡富尧闭葉陳劉張黃趙吳孫馬鄭鄧蕭蔣盧鍾譚陸賈鄒閻龍賀顧龔邵萬錢嚴湯水凤萧赖洪荀山铁步冒滑桓益谯佴昝茅贝仉蒯牛贠郗郏璩茆蓬常傅昌酆贲钮羿汲邴糜弓牧隗宓仰暴钭韶蓟鄂莘贡逄扶宰郦郤濮寿阎习宦鱼慎庾暨弘禄殳沃蔚夔厍訾毋乜巢竺禤笪么种台旷揣戢盍粘虎撒缑郈墨笃郄撖宛逮矫仵郇闪萨律兀呙沐楮丘雒芶蹇缐刀岩咎靖菅锁蔄隽寸翦苍蒿俸郐渠肇羡弥钦占䶮',
);

/** The surnames of one character. */
export const surnames: readonly string[] = [...singles];

const compounds = new Set(
  '欧阳 上官 司马 诸葛 皇甫 尉迟 公孙 慕容 令狐 司徒 东方 夏侯 长孙 宇文 端木 南宫 百里 呼延 轩辕 独孤 淳于 单于 申屠 公冶 太史 濮阳 澹台 赫连 钟离 闻人 欧陽 第五 巫马 亓官 司空 仲孙 东郭 西门 南门 羊舌 微生 梁丘 左丘 东里 拓跋 宰父 谷梁 段干 鲜于 闾丘 太叔 公羊 公良 乐正 颛孙 漆雕 宗政 纳兰 完颜 哥舒 司寇 子车 万俟 贺兰 爱新'.split(
    ' ',
  ),
);

/** Words of messages and lists that begin with a surname's character. */
const words = new Set(
  '连络 连系 何事 何人 何地 何处 申请 申请人 申请表 申请单 申请书 申报 申报表 申领 申办 申购 宿舍 部门 全来 全到 全走 占用 占位 占地 占线 冷链 冷库 冷藏 冷冻 原来 高中 初中 安徽 单元 应聘 普车 都系 明儿 应有 都要 都到 于今 高新 向上 向下 成员 成品 经过 单独 关照 时候 何况 安心 平常 白班 夜班 常白班 常日班 常夜 强烈 黄牛 祖籍 符合 舒服 通知 同事 同意 和谐 谢谢 谢谢你 明天 明早 明日 明晚 马上 方便 高温 安排 安全 安检 应该 时间 金额 都是 都有 包装 包车 程序 车间 车费 平台 平时 计划 计件 元旦 国庆 支付 公司 单位 常州 苏州 江苏 江西 海南 云南 河南 湖南 成都 杭州 宁波 温州 广州 和平 全部 全天 全勤 成功 强制 相关 相同 门卫 门岗 来的 来人 古代 文员 文件 水电 房间 房租 管理 经理 路上 游客 时薪 严重 任务 任何 曾经 关于 关系 连续 国籍 国家 南京 南通 南昌 东莞 信息 居住 居民 居民证 查收 收到 查看 祝好 金属 石材 石油 高空 高处 高压 普工 普通 向您 计时 简历 简单 原件 原因 满员 强调 商场 商品 易燃 丰收 花名册 花名 单价 单号 季度 于是 由于 全职 何时 万一 党员 明细 明细表 平安 强险 广告 支持 师傅 师父 时段 班长 区域 区号 关闭 毕业 余额 钱包 石家庄 管道 门店 官方 文化 位子 位置 位于 位数 缺口 常见 常规 常年 常住 常用 常熟 常日 常白 常务 台湾 台州 台资 台胞 台胞证 台班 台车 台风 台账 种类 种植 种地 种菜 种子 习惯 寿险 慎重 沐浴 宛如 暴雨 岩石 么子 鱼类 鱼肉 渠道 锁定 虎丘 萨达 律师 弥补 弥勒 丘陵 钦州 毋需 常来 常去 常在 台区 寸步 弓箭 刀具 刀模 刀片 刀工 逮捕 矫正 苍南 扶手 扶贫 贡献 周一 周二 周三 周四 周五 周六 周日'.split(
    ' ',
  ),
);
