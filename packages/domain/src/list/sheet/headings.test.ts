import { describe, expect, it } from 'vitest';
import { meaningOfHeading, meaningUnder } from './headings.ts';

describe('meaningOfHeading', () => {
  it.each([
    ['姓名', 'name'],
    ['姓  名', 'name'],
    ['员工姓名', 'name'],
    ['名字', 'name'],
    ['姓名（必填）', 'name'],
    ['* 姓名', 'name'],
    ['姓名/Name', 'name'],
    ['Name of insured', 'name'],
    ['Full Name', 'name'],
    ['身份证号码', 'idcard'],
    ['身份证号*', 'idcard'],
    ['身份证号码（18位）', 'idcard'],
    ['身份\n证号', 'idcard'],
    ['公民身份号码', 'idcard'],
    ['证件号', 'idcard'],
    ['被保险人证件号码', 'idcard'],
    ['ID card no.', 'idcard'],
    ['ＩＤ', 'idcard'],
    ['证件类型', 'idtype'],
    ['联系方式', 'mobile'],
    ['手机', 'mobile'],
    ['电话', 'mobile'],
    ['Mobile No', 'mobile'],
    ['用工单位', 'work_company'],
    ['派遣单位', 'work_company'],
    ['实际用工单位', 'work_company'],
    ['厂区', 'work_company'],
    ['Work company', 'work_company'],
    ['工种', 'occupation'],
    ['岗位', 'occupation'],
    ['职业', 'occupation'],
    ['职位', 'occupation'],
    ['职业代码', 'occupation'],
    ['干啥子', 'occupation'],
    ['几号上', 'start_date'],
    ['什么时候能来上班', 'start_date'],
    ['Occupation', 'occupation'],
    ['入职日期', 'start_date'],
    ['生效日期', 'start_date'],
    ['起保日期', 'start_date'],
    ['到岗', 'start_date'],
    ['Start date', 'start_date'],
    ['结束日期', 'end_date'],
    ['工号', 'employee_no'],
    ['员工编号', 'employee_no'],
    ['Employee ID', 'employee_no'],
    ['备注', 'remark'],
    ['性别', 'gender'],
    ['出生日期', 'birthday'],
    ['序号', null],
    ['No.', null],
    ['Número de documento', 'idcard'],
    ['Fecha de inicio', 'start_date'],
    ['氏名', 'name'],
    ['派遣先', 'work_company'],
  ])('B3 knows %j as %s', (title, field) => {
    expect(meaningOfHeading(title)).toMatchObject({ field });
  });

  it.each([
    '',
    '#',
    '张三',
    '填写说明：姓名、身份证号必须与证件一致，否则不能投保',
    '2026年12月入职名单',
    '体重',
  ])('takes %j for no heading', (title) => {
    expect(meaningOfHeading(title)).toBeUndefined();
  });

  it('is surer of 用工单位 than of 派遣单位, and of that than of 单位', () => {
    const [sure, less, least] = ['用工单位', '派遣单位', '单位'].map(
      (title) => meaningOfHeading(title)?.strength ?? 0,
    );
    expect([sure, less, least]).toEqual([3, 2, 1]);
  });

  it('puts a group and what stands under it together', () => {
    expect(meaningUnder('证件信息', '类型')).toMatchObject({ field: 'idtype' });
    expect(meaningUnder('证件信息', '号码')).toMatchObject({ field: 'idcard' });
    expect(meaningUnder('其他', '工种')).toMatchObject({ field: 'occupation' });
  });
});

describe('B3 headings that nobody foresaw', () => {
  it.each([
    ['务工人员姓名', 'name'],
    ['证件姓名', 'name'],
    ['二代身份证号', 'idcard'],
    ['身分证号', 'idcard'],
    ['证照号码', 'idcard'],
    ['联系号码', 'mobile'],
    ['所属工厂', 'work_company'],
    ['送往单位', 'work_company'],
    ['从事岗位', 'occupation'],
    ['派遣开始日期', 'start_date'],
    ['首次上班日期', 'start_date'],
    ['撤场日期', 'end_date'],
    ['辞工日期', 'end_date'],
    ['其他说明', 'remark'],
  ])('are told by how they end: %s', (title, field) => {
    expect(meaningOfHeading(title)?.field).toBe(field);
  });

  it.each(['身份证照片', '身份证有效期', '身份证地址', '公司名字', '项目姓名牌'])(
    'are not taken for more: %s',
    (title) => {
      expect(meaningOfHeading(title)?.field ?? null).not.toBe('name');
      expect(meaningOfHeading(title)?.field ?? null).not.toBe('idcard');
    },
  );

  it.each(['到岗情况', '体检结果', '入职/离职', '去留'])('say how it went, and hold no day: %s', (title) => {
    expect(meaningOfHeading(title)).toMatchObject({ field: null, role: 'state' });
  });
});
