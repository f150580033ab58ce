import { describe, expect, it } from 'vitest';
import { readBook } from '../book.ts';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';

const { zhang, li, wang, zhao } = persons;
const people = [`张三|${zhang}`, `李四|${li}`, `王五|${wang}`, `赵六|${zhao}`];

const come = (sheets: Parameters<typeof readBook>[0]) =>
  readBook(sheets, { today, directory })
    .list.rows.map(({ intent }) => (intent === undefined ? 1 : 0))
    .join('');

/** Who of four is to be insured without being asked about, where the third has a remark. */
const remarked = (remark: string) =>
  come([sheetOf(['姓名|身份证号|备注', ...people.map((one, at) => `${one}|${at === 2 ? remark : ''}`)])]);

describe('B3 a remark that speaks of another row', () => {
  it.each([
    ['李四明天不来', '1001'],
    ['2号临时有事不来了', '1001'],
    ['上面那个不来了', '1001'],
    ['下面那个先别买', '1100'],
    ['以上已买', '0001'],
    ['此人及以下都是外包', '1100'],
    ['和李四都等体检', '1001'],
    ['他们俩都26号', '1000'],
  ])('keeps back that one, too: %s', (remark, wanted) => {
    expect(remarked(remark)).toBe(wanted);
  });
});

describe('B3 a remark', () => {
  it.each([
    '待考察',
    '两可',
    '差口气',
    '宏达劳务的人',
    '看守所',
    '接班王小虎',
    '延到26',
    '晚两天到',
    '只有他买',
  ])('that nobody foresaw is asked about: %s', (remark) => {
    expect(remarked(remark)).toBe('1101');
  });

  it.each([
    '夜班',
    '住宿舍',
    '老乡介绍',
    '会开叉车有证',
    '表弟',
    '小时工22元',
    '熟手带电工证',
    '急用，今天到',
  ])('of what is said of people who come keeps nobody back: %s', (remark) => {
    expect(remarked(remark)).toBe('1111');
  });
});

describe('B3 a sheet beside that of those who come', () => {
  const list = ['姓名|身份证号', ...people.slice(2)];
  const others = ['姓名|身份证号', ...people.slice(0, 2)];
  const beside = (name: string) => come([sheetOf(others, name), sheetOf(list, '本次新增')]);

  it.each(['在职花名册', '总表', '上月', '在保', '备份', '考勤', '工资表', 'Sheet2', '学生', '住宿登记'])(
    'is asked about: %s',
    (name) => {
      expect(beside(name)).toBe('0011');
    },
  );

  it.each(['新增2', '苏州精工', '11.25', '夜班', '入职2'])('is of more who come: %s', (name) => {
    expect(beside(name)).toBe('1111');
  });

  it('says nothing where it is the only one, unless it is kept for other reasons', () => {
    expect(come([sheetOf(list, '花名册')])).toBe('11');
    expect(come([sheetOf(list, '宿舍登记')])).toBe('00');
    expect(come([sheetOf(['11月在保名单', ...list])])).toBe('00');
  });
});
