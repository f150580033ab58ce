import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readSheet } from '../read-sheet.ts';

const read = (lines: readonly string[]) => readSheet(sheetOf(lines), { today, directory }).rows;

const { zhang, li } = persons;
const [first, second] = [`张三|${zhang}`, `李四|${li}`];

describe('a heading', () => {
  it('B3 is of two rows where one cell of it is parted below', () => {
    const rows = read([
      '姓名|身份证|电话|紧急联系人||',
      '|||姓名|电话|关系',
      `${first}|13812345678|张大山|13912345678|父亲`,
    ]);
    expect(rows.map(({ values }) => values)).toEqual([
      { name: '张三', idcard: zhang, mobile: '13812345678' },
    ]);
  });

  it('B3 says in its corner what the list below it is', () => {
    const rows = read([
      '增员名单|姓名|身份证',
      `|${first}`,
      '减员名单|姓名|身份证',
      `|${second}`,
      '增员名单|姓名|身份证',
      `|王五|${persons.wang}`,
    ]);
    expect(rows.map(({ intent }) => intent?.kind)).toEqual([undefined, 'leave', undefined]);
  });

  it('B3 says nothing of a list by a column in which nobody has anything', () => {
    expect(read(['姓名|身份证|离职', `${first}|`])[0]?.intent).toBeUndefined();
  });

  it.each(['司机电话', '驾驶员手机', '宿管电话'])('B3 asks for somebody else’s mobile: %s', (title) => {
    expect(read([`${title}|姓名|身份证`, `13812345678|${first}`])[0]?.values.mobile).toBeUndefined();
  });

  it('B3 names a work type that drives', () => {
    const rows = read(['姓名|张三|性别|男', `身份证号|${zhang}`, '岗位|叉车司机|到岗日期|11.25']);
    expect(rows).toMatchObject([{ values: { occupation: '叉车司机', start_date: '2026-11-25' } }]);
  });

  it.each(['上班单位', '务工单位', '就业单位'])('B3 asks where somebody works: %s', (title) => {
    expect(read([`姓名|身份证|${title}`, `${first}|精工电子`])[0]?.values.work_company).toBe(
      '苏州精工电子有限公司',
    );
  });
});

it('B3 reads states in a list that lies on its side', () => {
  const rows = read([`姓名|张三|李四`, `身份证|${zhang}|${li}`, '单位|精工电子|精工电子', '状态|新增|离职']);
  expect(rows.map(({ values, intent }) => [values.name, values.work_company, intent?.kind])).toEqual([
    ['张三', '苏州精工电子有限公司', undefined],
    ['李四', '苏州精工电子有限公司', 'leave'],
  ]);
});

it('B3 knows a company in traditional writing', () => {
  expect(read(['姓名|身份证|单位', `${first}|蘇州精工電子有限公司`])[0]?.values.work_company).toBe(
    '苏州精工电子有限公司',
  );
});

it.each(['临时工，做3天', '就干两个月', '试工一周'])(
  'B3 asks about an end that is only counted: %s',
  (remark) => {
    expect(read(['姓名|身份证|备注', `${first}|${remark}`])).toMatchObject([
      { doubts: [{ field: 'end_date', words: remark.replace('，', ',') }] },
    ]);
  },
);

describe('work types under another heading', () => {
  const works = (...lines: readonly string[]) => read(lines).map(({ values }) => values.occupation);

  it.each(['车间', '部门', '产线'])('B3 are taken where nearly all are known, and marked: %s', (title) => {
    const rows = read([`姓名|身份证|${title}`, `${first}|焊工`, `${second}|打包工`]);
    expect(rows).toMatchObject([
      { values: { occupation: '焊工' }, doubts: [{ field: 'occupation', words: `${title} 焊工` }] },
      { values: { occupation: '打包工' }, doubts: [{ field: 'occupation' }] },
    ]);
  });

  it('B3 are left where few are known, where two columns have them, and where their own column stands', () => {
    const none = [undefined, undefined];
    expect(works('姓名|身份证|部门', `${first}|焊工`, `${second}|行政部`)).toEqual(none);
    expect(works('姓名|身份证|车间|班组', `${first}|焊工|包装`, `${second}|包装|焊工`)).toEqual(none);
    expect(works('姓名|身份证|部门|工种', `${first}|焊工|包装`, `${second}|包装|`)).toEqual([
      '包装',
      undefined,
    ]);
  });
});
