import { halfWidth } from '../../half-width.ts';
import type { ListField } from '../fields.ts';

/** What a heading says: a field with how surely it is meant, or null where the column is known and of no use here. */
export type HeadingMeaning = {
  readonly field: ListField | null;
  readonly strength: 1 | 2 | 3;
  /** `state`: whether somebody comes or goes; `other`: somebody else's data, such as whom to call in an emergency. */
  readonly role?: 'state' | 'other';
  /** Of a list that names who goes beside who comes: which of the two it speaks of. */
  readonly party?: Party;
};

/** Who goes, and who comes in the place. */
export type Party = 'out' | 'in';

/**
 * What a column heading means, in Chinese, English, Spanish or Japanese; undefined for any other text.
 *
 * A list may have both 派遣单位 and 用工单位, both 入职日期 and 生效日期: the strength says which is the field's.
 */
export function meaningOfHeading(title: string): HeadingMeaning | undefined {
  if (title.length > title_max) return undefined;
  const plain = halfWidth(title).toLowerCase();
  const outside = bare(plain.replace(/\([^()]*\)|【[^【】]*】|\[[^[\]]*\]|<[^<>]*>/gu, ''));
  // One cell for both: 人员（姓名+身份证）.
  if (plain.length < 20 && /姓名[+&/]身份证/u.test(plain)) return { field: 'name', strength: 3 };
  const whole = meaningOf(outside);
  if (whole !== undefined) return whole;
  if (answers.test(outside)) return { field: null, strength: 2, role: 'state' };
  if (begin.test(outside)) return { field: 'start_date', strength: 2 };
  if (end.test(outside)) return { field: 'end_date', strength: 2 };
  const ofParty = meaningOfParty(outside);
  if (ofParty !== undefined) return ofParty;
  if (states.test(outside)) return { field: null, strength: 2, role: 'state' };
  if (others.test(outside)) return { field: null, strength: 2, role: 'other' };

  const parts = plain.split(/[/()【】[\]<>|、\n]|或|及|和|\+/u).map(bare);
  return (
    parts.map(meaningOf).find((meaning) => meaning !== undefined) ??
    meaningInTwo(plain) ??
    meaningByEnd(outside) ??
    dayUnder(...halves(plain))
  );
}

/** Name 姓名: the same in two languages, where both mean one field. */
function meaningInTwo(plain: string): HeadingMeaning | undefined {
  const latin = plain.replace(/\p{Script=Han}+/gu, ' ');
  const han = plain.replace(/[^\p{Script=Han}]+/gu, '');
  const [one, other] = [meaningOf(bare(latin)), meaningOf(bare(han))];
  return other !== undefined && one?.field === other.field ? other : undefined;
}

/**
 * What the lower of two heading rows means under the upper one: 证件信息 over 类型 and 号码 makes 证件类型 and 证件号码.
 *
 * @param group the nearest upper text to the left, which a merged cell leaves there
 */
export const meaningUnder = (group: string, lower: string): HeadingMeaning | undefined =>
  meaningOfHeading(group.replace(/信息|资料|情况/gu, '') + lower) ??
  dayUnder(group, lower) ??
  meaningOfHeading(lower);

const halves = (title: string): readonly [group: string, lower: string] => {
  const [group = '', lower = ''] = title.split(' ');
  return [group, lower];
};

/** 进 and 出 under 时间: the first day, and the last. */
function dayUnder(group: string, lower: string): HeadingMeaning | undefined {
  const party = meaningOf(bare(group))?.field === 'start_date' ? partyOf(lower) : undefined;
  return party && { field: party === 'in' ? 'start_date' : 'end_date', strength: 2 };
}

const parties: readonly (readonly [party: Party, pattern: RegExp])[] = [
  [
    'out',
    /^(?:本[周月日]|今[日天])?(?:被替换|被顶替|被换|换下|退保|停保|退出|退场|退厂|出厂|出场|离职|离厂|离场|离岗|离开|辞职|要走|撤场|减员|减保|减少|原来?|走[了掉]|走的?|减|离|退|出|下)(?:的)?(?:人员|员工|工人|人)?(?:信息|名单|情况)?/u,
  ],
  [
    'in',
    /^(?:本[周月日]|今[日天])?(?:替换|顶替|[顶补接]上?来|顶岗|顶班|接替|接岗|代替|替补|补充|补员|补位|补岗|换上|新?(?:入职|到岗|报到|进厂|进场|入厂|入场)|增员|增加|加保|新增|新来|新进|新|来[厂的了]|到[厂岗]|报到|上岗|增|加|进|入|上)(?:的)?(?:人员|员工|工人|人)?(?:信息|名单|情况)?/u,
  ],
];

/** Of which party a group of columns speaks, by the words over it. */
export const partyOf = (title: string): Party | undefined => {
  const plain = bare(title.replace(counted, ''));
  return plain === '' ? undefined : parties.find(([, pattern]) => plain.replace(pattern, '') === '')?.[0];
};

/** 11月进厂（2人）: when, and how many. */
const counted =
  /^(?:\d{4}年)?\d{1,2}月份?(?:\d{1,2}[日号])?|[(（][^()（）]*[)）]|共?\s*\d+\s*[人名个位]|^[一二三四\d][、.．]/gu;

/** 原人员身份证号: whose number, and that it is one. */
function meaningOfParty(text: string): HeadingMeaning | undefined {
  for (const [party, pattern] of parties) {
    const [said] = pattern.exec(text) ?? [];
    if (said === undefined) continue;
    const rest = text.slice(said.length);
    const isPerson = /人|员|名/u.test(said);
    const meaning = rest === '' ? ({ field: 'name', strength: isPerson ? 2 : 1 } as const) : meaningOf(rest);
    // 新 and 原 of a number or a name; 新日期 is nobody's.
    if (said.length < 2 && !(/^[原旧新]$/u.test(said) && isWho(rest, meaning))) continue;
    if (meaning?.field === 'start_date' && party === 'out') return { field: 'end_date', strength: 2 };
    if (meaning !== undefined) return { ...meaning, party };
  }
  return undefined;
}

const isWho = (rest: string, meaning: HeadingMeaning | undefined): boolean =>
  rest !== '' && meaning?.strength === 3 && /^(?:name|idcard)$/.test(meaning.field ?? '');

/** Longer texts are sentences: what to fill in, a title. */
const title_max = 60;

/** A heading without spaces, stars, colons, counts and what asks to be filled in. */
const bare = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    // 报道 is often written for it.
    .replaceAll('报道', '报到')
    .replace(/必填项?|选填项?|必须|^请填写|^请输入|required|optional/gu, '')
    .replace(/[\s*:：;；,，.。·'"“”_\-—#№!！?？~]+/gu, '');

/** 员工姓名 is 姓名, but 员工编号 is more than 编号: the whole comes first. */
const meaningOf = (text: string): HeadingMeaning | undefined =>
  meanings.get(text) ?? meanings.get(text.replace(persons, '')) ?? meanings.get(text.replace(/名称$/u, ''));

/** Whom a heading speaks of, before what it asks. */
const persons =
  /^(员工|人员|被保险人|被保人|被保|参保人员?|投保人员?|工人|雇员|职工|新增|本人|劳务人员|派遣员工|派遣人员|insured|worker|employee|staff)/u;

/** Where a column says whether somebody comes or goes. */
const states =
  /^[^期间]*(?:在职|在岗|状态|增减|加减|异动|变动|进退场|是否(?:还)?(?:要|需要?|已)?(?:参保|投保|购买|买|加保|上保|保险|缴纳|增员|投))[^期间]*$/u;

/** 到岗情况, 入职离职: how it went, and not when. */
const answers =
  /^(?:(?:到岗|报到|入职|参保|投保|保险|体检|面试)(?:情况|结果)|处理意见|去留|动态|保险操作|(?:入职|到岗)[/、]?离职)$/u;

/** 务工人员姓名, 二代身份证号, 所属工厂: by how a heading ends, where nothing surer is known of it. */
function meaningByEnd(text: string): HeadingMeaning | undefined {
  const found = endings.find(([, pattern]) => pattern.test(text));
  return found && { field: found[0], strength: 1 };
}

const endings: readonly (readonly [ListField, RegExp])[] = [
  ['name', /^(?!.*(?:公司|单位|企业|项目|岗位|银行|开户))\p{Script=Han}{0,10}(?:姓名|名字)$/u],
  [
    'idcard',
    /^(?!.*(?:照片|拍照|复印|有效|地址|到期|类型|正反|上传|是否|扫描|附件|期限|签发|住址|年龄|性别))\p{Script=Han}{0,6}(?:身[份分]证|证件|证照|身份).{0,4}(?:号码?.?|编号|id|信息|资料)$/u,
  ],
  ['mobile', /^(?:联络|常用|微信|个人|员工|在用)?(?:手机|电话)号?码?$|^(?:通讯方式|联系号码)$/u],
  [
    'work_company',
    /^(?:所属|所在|送往?|派驻|派工|安排|分配|服务|供职|入职|去往?|所去|要去|拟去|上班|务工)(?:的)?(?:单位|公司|工厂|厂|厂区|厂别|企业|门店|客户)$|^(?:厂别|去向)$/u,
  ],
  [
    'occupation',
    /^(?:从事|担任|具体|实际|安排|分配|作业|班组|入职|现|所在)?(?:岗位|工种|职业|岗)(?:类别|类型|名称|别)?$/u,
  ],
  ['remark', /^(?:其[他它](?:说明)?|附?注|备注?\d?|备注栏|特殊(?:情况|说明))$/u],
];

/** When somebody comes, in whichever words: 拟进场时间, 参保起始, 来厂报到日. */
const begin =
  /^(?:几号|哪天|哪一天|何时|何日|几时|[什啥]么?时候)(?:能|可以|可)?(?:[上来到去进]|入职|报到|开工|开始)(?:上?[班岗厂场位工]|报到)?$|^(?:拟|预计|计划|实际|要求|保险|最早)?(?:入职|进厂|进场|进来|入厂|入场|派遣(?:开始|起始)?|用工(?:开始|起始)?|购险|购买|上保|保障|首次上班|第一天上班|开始工作|工作开始|入项|来厂|来的?|到厂|到场|到岗|到位|上岗|上班|上工|开工|报到|参保|投保|起保|承保|加保|增员|买保险|保险|生效|开始|起始)(?:报到|上班|上岗|到岗|生效|开始|起始|起)?(?:的)?(?:日期|时间|日子|日|天|起始|起始日期?|开始|起)?$/u;

/** When somebody leaves. */
const end =
  /^(?:拟|预计|计划|实际|要求)?(?:离职|离厂|离场|离岗|离开|退场|退厂|出厂|减员|减保|停保|退保|辞工|辞职|退工|离项|撤场|派遣结束|用工结束|终止|截止|保险终止|停止|止保|终保|止期|到期|失效|解除|走(?:[人掉]?的?|了的)?|最后)(?:的)?(?:一天班?|一班|日期|时间|日子|日|上班日|上班时间|工作日|出勤日|在岗日)?$|^(?:[做干上]班?到|走|离职)?(?:哪一?天|几号|何时|何日|几时|[什啥]么?时候)(?:为止|走|离职|离厂|离开|停|不[做干来])?$|^[做干上]班?到(?:的?(?:日期|时间|为止))?$/u;

/** Whose name and number are not those of the person in the row. */
const others =
  /紧急|应急|家属|亲属|家人|联系人|介绍|推荐|引荐|担保|监护|配偶|父亲|母亲|子女|班长|组长|队长|领队|带队|带班|负责人|经办|中介|经纪|录入|填表|制表|审核|对接|驻厂|(?:司机|驾驶员|车主|车队)(?:的?(?:姓名|名字|电话|手机|联系|号码))|舍长|室长|宿管|房东|班主任|emergency|contactperson|nextofkin|referr|introduc|agent|leader|manager|緊急|保証人|emergencia/u;

/** Each line: how sure, the field (a dash for a column of no use, an exclamation mark for the state), and the headings. Without spaces, as `bare` leaves them. */
const written = `
3 name 이름 성명 họtên họvàtên hoten hovaten xingming 哪个 叫什么 谁 姓名 名 人名 员工姓名 apellidosynombre 名字 姓名全称 中文姓名 真实姓名 氏名 お名前 名前 name fullname nameofinsured nombre nombrecompleto nombreyapellidos 姓名name
1 name 员工信息 人员信息 人员资料 员工资料 姓名身份证 姓名身份证号 姓名身份证号码 姓名证件号 姓名证件号码 姓名和身份证 姓名及身份证号
2 name 大名 真名 本名 人员 员工 被保险人 工人 雇员 worker employee staff insured person 名单 称呼
3 idcard passport 护照 pasaporte 通行证 通行证号 证件号码姓名 신분증 신분증번호 여권번호 신분증·여권번호 신분증여권번호 sốhộchiếu hộchiếu sốcccd sốcmnd cmnd cccd shenfenzheng shenfenzhenghao shenfenzhenghaoma zhengjianhao zhengjianhaoma 身份证 证件号码身份证 身份证护照 身份证护照号 身份证号 身份证号码 公民身份号码 公民身份证号 公民身份证号码 居民身份证 居民身份证号 居民身份证号码 身份号码 证件号 证件号码 证件编号 身份证件号 身份证件号码 有效证件号码 idcard idcardno idcardnumber idno idnumber identitycard identitycardno identitynumber identityno nationalid nationalidnumber documentnumber documentno passportno passportnumber chineseid 护照号 护照号码 身分証番号 身分証明書番号 証件番号 númerodedocumento numerodedocumento documento documentodeidentidad númerodeidentidad 身份证no 身份证id
2 idcard 证件 证号 id 身份 号码 dni nie sfz 身分証 sfzh
3 mobile 전화번호 휴대폰 sốđiệnthoại điệnthoại sđt shouji shoujihao dianhua 手机 手机号 手机号码 移动电话 本人电话 本人手机 mobile mobileno mobilenumber mobilephone cellphone cell móvil movil teléfonomóvil 携帯番号 携帯電話 携帯
2 mobile 打哪个电话 电话 电话号码 联系电话 联系方式 联系手机 phone phoneno phonenumber telephone tel contact contactno contactnumber contactphone teléfono telefono 電話番号 電話
3 work_company congty côngty nhàmáy yonggongdanwei 用工单位 实际用工单位 实际用工企业 用工企业 用工单位名称 被派遣单位 派往单位 派驻单位 派遣至 工作单位 工作单位名称 用工公司 实际工作单位 用人单位 workcompany workcompanyname workplace worksite hostcompany clientcompany empresadetrabajo empresausuaria 派遣先 派遣先会社 就業先
2 work_company 公司简称 单位简称 企业简称 客户简称 工厂简称 厂简称 在哪个厂 在哪家厂 在哪家 在哪里 在哪上班 在哪里上班 去处 上班单位 上班公司 上班工厂 务工单位 就职单位 就职公司 就业单位 入厂单位 上哪个厂 进哪个厂 到哪个厂 去哪家 哪家 哪里上班 客户单位 客户 用工方 用工厂 用工地点 工作地点 工作地 哪个厂 去哪个厂 去哪 去哪里 厂 厂子 厂家 甲方 甲方单位 驻点 站点 站点名称 项目点 分配单位 分配工厂 入职公司 入职单位 入职工厂 派往 所在工厂 所在单位 上班地点 centrodetrabajo cliente fábrica 勤務地 派遣单位 派遣公司 派遣企业 厂区 工厂 工厂名称 厂名 项目 项目名称 客户 客户名称 客户公司 服务单位 client customer factory site project 勤務先 派遣先企業
1 work_company danwei gongsi 单位 单位名称 公司 公司名称 企业 企业名称 所属公司 所属单位 门店 company companyname employer empresa 会社 会社名
3 occupation gongzhong gangwei 应聘岗位 应聘职位 拟任岗位 côngviệc vịtrí chứcvụ 工种 工种类别 工种名称 岗位 岗位名称 职业 职业名称 从事工种 工作岗位 投保工种 职业工种 工种岗位 岗位工种 occupation worktype job jobtitle jobtype trade ocupación ocupacion 職種 職業
2 occupation 职业代码 工种代码 岗位代码 职业编码 工种编码 occupationcode jobcode 직종 직무 工位 干啥的 干什么的 做什么的 做啥的 做啥子 做啥子的 干啥子 干啥子的 搞啥子 做什么 干什么 干啥 干什么活 干啥活 做啥活 做啥 做什么岗位 想做什么 想做什么岗位 想做的岗位 做哪个岗位 活 岗 工作 工序 职位 职位名称 岗位类别 puestodetrabajo 業務 仕事内容 职务 工作内容 position role puesto cargo 仕事
3 start_date 起保日期 起保时间 生效日期 生效时间 保险起期 保险生效日期 参保日期 参保时间 投保日期 保障开始日期 起保 起期 生效日 保险开始日期 startdate effectivedate coverstart coverstartdate insuredfrom fechadeinicio 開始日 補償開始日
2 start_date onboard onboarding onboarded joined joining dateofjoin dateofhire hired hireddate commencementdate workstartdate firstday firstworkingday firstdayofwork 加入日期 加入时间 第一天 首日 来的时候 ngàyđến ngàynhậnviệc ngàyđilàm ngàyvàocôngty ngàybắtđầulàm 입사일자 입사날짜 입사 출근일 출근시작일 근무시작일 入社予定日 入社 出社日 就業開始日 配属日 哪天 几号 何时 几号去 几号能到 几号能来 哪天能到 哪天能来 什么时候能到 什么时候能来 啥时候去 啥时候来 啥时候到 啥时候上班 哪天进厂 几时去 几时来 几时到 几时上班 何日到岗 何时去 什么时候去 哪天去 ruzhiriqi ruzhishijian daogangriqi ngàyvàolàm ngàybắtđầu ngàyvào 입사일 上岗日 何时来 开始 几号上班 几号来 几号到 几号到岗 几号进厂 哪天来 哪天上班 哪天到 哪天到岗 什么时候上班 什么时候来 什么时候到 何时到岗 何时上班 上班 上班日 上工日期 到岗日 到厂日期 来厂日期 进场日期 进场时间 入场日期 入场时间 加保日期 增员日期 增员时间 加保时间 保险开始 保险日期 买保险日期 开工日期 入职日 fechadeingreso fechadealta startingdate arrivaldate 勤務開始日 入社日付 入职日期 入职时间 入职 到岗日期 到岗时间 到岗 上岗日期 上岗时间 上岗 报到日期 报到时间 报到 进厂日期 进厂时间 上班日期 上班时间 入厂日期 入厂时间 开始日期 开始时间 开始 生效 start from joindate joiningdate dateofjoining hiredate entrydate onboarddate onboardingdate inicio 入社日
1 start_date 时间 日子 riqi 日期 date 更换日期 变更日期 变更时间 变动日期 变动时间 异动日期 异动时间 调整日期
3 end_date 终保日期 止保日期 保险止期 保险终止日期 止期 退保日期 保障结束日期 enddate coverend coverenddate insuredto fechadefin 終了日
2 end_date leaver leavers leaverdate leaversdate left dateleft dateofleaving leftdate lastdate resignationdate resigneddate resigndate separationdate departuredate quitdate offboarddate offboardingdate ngàythôiviệc ngàynghỉlàm ngàyrời ngàyđi ngàyrờicôngty 퇴사일 퇴사일자 퇴사날짜 퇴직일 퇴직일자 마지막근무일 退社予定日 退職予定日 離職日 最終出勤日 最終勤務日 最終日 离开 走人日期 走人时间 lizhiriqi ngàynghỉviệc ngàynghỉ 最后一天 末日 离职 离职日 离厂日期 离场日期 退场日期 退场时间 减员日期 减员时间 减保日期 停保日期 退保时间 离开日期 最后工作日 fechadebaja leavedate 退社日 退職日 结束日期 结束时间 终止日期 截止日期 到期日期 到期日 离职日期 离职时间 离岗日期 end to until leavingdate lastday lastworkingday lastdayofwork exitdate terminationdate fin
3 employee_no 工号 员工编号 员工号 员工工号 人员编号 职工号 职工编号 employeeno employeenumber employeeid staffno staffid staffnumber workerid workerno badge badgeno númerodeempleado 社員番号 従業員番号
1 employee_no 编号 id编号 code
3 birthday ngàysinh chushengriqi 출생일 생년월일 出生日期 出生年月日 生日 出生年月 birthday birthdate dateofbirth dob born fechadenacimiento 生年月日
3 gender xingbie giớitính 성별 性别 性別 gender sex sexo género genero
3 idtype 证件类型 证件种类 证件类别 证件名称 idtype documenttype idcardtype tipodedocumento 証件種類 身分証種類
1 idtype 类型
3 remark beizhu 批注 비고 ghichú 情况说明 备注 备注说明 说明 备注信息 remark remarks note notes comment comments observaciones nota notas 備考
2 ! 状态 人员状态 在职状态 在岗状态 员工状态 参保状态 当前状态 目前状态 状况 增减 加减 增减员 加减保 增减类型 增减员类型 增员减员 加保减保 变动 变动类型 变动情况 变更 变更类型 异动 异动类型 操作 操作类型 动作 批改类型 办理 办理类型 业务类型 是否在职 在离职 进出 进退场 入离职 申报类型 处理方式 status state action change estado movimiento altabaja trạngthái tìnhtrạng 区分 異動区分 状態
2 - stt xuhao 번호 与本人关系 关系 国籍 国籍地区 nationality quốctịch 序号 序 行号 项次 no 番号 índice index 年龄 民族 籍贯 学历 地址 住址 现住址 居住地址 提交者 提交人 提交时间 家庭住址 户籍地址 身份证地址 银行 银行卡号 开户行 卡号 工资 部门 班组 车间 紧急联系人 紧急联系电话 紧急联系人电话 有效期 婚姻 床位 床号 床位号 铺位 房号 房间 房间号 宿舍 宿舍号 柜号 储物柜 鞋柜 更衣柜 衣柜号 车牌 车牌号 座位 座位号 age address bank department
`;

const meanings: ReadonlyMap<string, HeadingMeaning> = new Map(
  written
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [strength, field, ...titles] = line.split(' ');
      const meaning = {
        field: field === '-' || field === '!' ? null : (field as ListField),
        strength: Number(strength) as HeadingMeaning['strength'],
        ...(field === '!' ? { role: 'state' as const } : {}),
      };
      return titles.map((title) => [title, meaning] as const);
    }),
);
