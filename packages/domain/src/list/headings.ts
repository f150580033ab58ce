import { halfWidth } from '../half-width.ts';
import type { ListField } from './fields.ts';

/** What a heading says: a field with how surely it is meant, or null where the column is known and of no use here. */
export type HeadingMeaning = { readonly field: ListField | null; readonly strength: 1 | 2 | 3 };

/**
 * What a column heading means, in Chinese, English, Spanish or Japanese; undefined for any other text.
 *
 * A list may have both 派遣单位 and 用工单位, both 入职日期 and 生效日期: the strength says which is the field's.
 */
export function meaningOfHeading(title: string): HeadingMeaning | undefined {
  if (title.length > title_max) return undefined;
  const plain = halfWidth(title).toLowerCase();
  const outside = bare(plain.replace(/\([^()]*\)|【[^【】]*】|\[[^[\]]*\]|<[^<>]*>/gu, ''));
  const whole = meaningOf(outside);
  if (whole !== undefined) return whole;

  const parts = plain.split(/[/()【】[\]<>|、\n]|或|及|和|\+/u).map(bare);
  return parts.map(meaningOf).find((meaning) => meaning !== undefined);
}

/**
 * What the lower of two heading rows means under the upper one: 证件信息 over 类型 and 号码 makes 证件类型 and 证件号码.
 *
 * @param group the nearest upper text to the left, which a merged cell leaves there
 */
export const meaningUnder = (group: string, lower: string): HeadingMeaning | undefined =>
  meaningOfHeading(group.replace(/信息|资料|情况/gu, '') + lower) ?? meaningOfHeading(lower);

/** Longer texts are sentences: what to fill in, a title. */
const title_max = 60;

/** A heading without spaces, stars, colons, counts and what asks to be filled in. */
const bare = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/必填项?|选填项?|必须|^请填写|^请输入|required|optional/gu, '')
    .replace(/[\s*:：;；,，.。·'"“”_\-—#№!！?？~]+/gu, '');

/** 员工姓名 is 姓名, but 员工编号 is more than 编号: the whole comes first. */
const meaningOf = (text: string): HeadingMeaning | undefined =>
  meanings.get(text) ?? meanings.get(text.replace(persons, '')) ?? meanings.get(text.replace(/名称$/u, ''));

/** Whom a heading speaks of, before what it asks. */
const persons =
  /^(员工|人员|被保险人|被保人|被保|参保人员?|投保人员?|工人|雇员|职工|新增|本人|劳务人员|派遣员工|派遣人员|insured|worker|employee|staff)/u;

/** Each line: how sure, the field (a dash for a column of no use), and the headings. Without spaces, as `bare` leaves them. */
const written = `
3 name 姓名 名字 姓名全称 中文姓名 真实姓名 氏名 お名前 名前 name fullname nameofinsured nombre nombrecompleto nombreyapellidos 姓名name
2 name 人员 员工 被保险人 工人 雇员 worker employee staff insured person 名单 称呼
3 idcard 身份证 身份证号 身份证号码 公民身份号码 公民身份证号 公民身份证号码 居民身份证 居民身份证号 居民身份证号码 身份号码 证件号 证件号码 证件编号 身份证件号 身份证件号码 有效证件号码 idcard idcardno idcardnumber idno idnumber identitycard identitycardno identitynumber identityno nationalid nationalidnumber documentnumber documentno passportno passportnumber chineseid 护照号 护照号码 身分証番号 身分証明書番号 証件番号 númerodedocumento numerodedocumento documento documentodeidentidad númerodeidentidad 身份证no 身份证id
2 idcard 证号 id 身份 证件 sfz sfzh
3 mobile 手机 手机号 手机号码 移动电话 本人电话 本人手机 mobile mobileno mobilenumber mobilephone cellphone cell móvil movil teléfonomóvil 携帯番号 携帯電話 携帯
2 mobile 电话 电话号码 联系电话 联系方式 联系手机 phone phoneno phonenumber telephone tel contact contactno contactnumber contactphone teléfono telefono 電話番号 電話
3 work_company 用工单位 实际用工单位 实际用工企业 用工企业 用工单位名称 被派遣单位 派往单位 派驻单位 派遣至 工作单位 工作单位名称 用工公司 实际工作单位 用人单位 workcompany workcompanyname workplace worksite hostcompany clientcompany empresadetrabajo empresausuaria 派遣先 派遣先会社 就業先
2 work_company 派遣单位 派遣公司 派遣企业 厂区 工厂 工厂名称 厂名 项目 项目名称 客户 客户名称 客户公司 服务单位 client customer factory site project 勤務先 派遣先企業
1 work_company 单位 单位名称 公司 公司名称 企业 企业名称 所属公司 所属单位 门店 company companyname employer empresa 会社 会社名
3 occupation 工种 工种名称 岗位 岗位名称 职业 职业名称 从事工种 工作岗位 投保工种 职业工种 工种岗位 岗位工种 occupation worktype job jobtitle jobtype trade ocupación ocupacion 職種 職業
2 occupation 职位 职务 工作内容 position role puesto cargo 仕事
3 start_date 起保日期 起保时间 生效日期 生效时间 保险起期 保险生效日期 参保日期 参保时间 投保日期 保障开始日期 起保 起期 生效日 保险开始日期 startdate effectivedate coverstart coverstartdate insuredfrom fechadeinicio 開始日 補償開始日
2 start_date 入职日期 入职时间 入职 到岗日期 到岗时间 到岗 上岗日期 上岗时间 上岗 报到日期 报到时间 报到 进厂日期 进厂时间 上班日期 上班时间 入厂日期 入厂时间 开始日期 开始时间 开始 生效 start from joindate joiningdate dateofjoining hiredate entrydate onboarddate onboardingdate inicio 入社日
1 start_date 日期 date
3 end_date 终保日期 止保日期 保险止期 保险终止日期 止期 退保日期 保障结束日期 enddate coverend coverenddate insuredto fechadefin 終了日
2 end_date 结束日期 结束时间 终止日期 截止日期 到期日期 到期日 离职日期 离职时间 离岗日期 end to until leavingdate lastday fin
3 employee_no 工号 员工编号 员工号 员工工号 人员编号 职工号 职工编号 employeeno employeenumber employeeid staffno staffid staffnumber workerid workerno badge badgeno númerodeempleado 社員番号 従業員番号
1 employee_no 编号 id编号 code
3 birthday 出生日期 出生年月日 生日 出生年月 birthday birthdate dateofbirth dob born fechadenacimiento 生年月日
3 gender 性别 性別 gender sex sexo género genero
3 idtype 证件类型 证件种类 证件类别 证件名称 idtype documenttype idcardtype tipodedocumento 証件種類 身分証種類
1 idtype 类型
3 remark 备注 备注说明 说明 备注信息 remark remarks note notes comment comments observaciones nota notas 備考
2 - 序号 序 行号 项次 no 番号 índice index 年龄 民族 籍贯 学历 地址 家庭住址 户籍地址 身份证地址 银行 银行卡号 开户行 卡号 工资 部门 班组 车间 紧急联系人 紧急联系电话 紧急联系人电话 有效期 婚姻 age address bank department
`;

const meanings: ReadonlyMap<string, HeadingMeaning> = new Map(
  written
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [strength, field, ...titles] = line.split(' ');
      const meaning = {
        field: field === '-' ? null : (field as ListField),
        strength: Number(strength) as HeadingMeaning['strength'],
      };
      return titles.map((title) => [title, meaning] as const);
    }),
);
