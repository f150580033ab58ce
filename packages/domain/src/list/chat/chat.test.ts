import { describe, expect, it } from 'vitest';
import { paste, persons, valuesOf } from '../../../test/list-world.ts';

const { zhang, li, wang, zhao } = persons;
const suzhou = '苏州精工电子有限公司';
const kunshan = '昆山好丰食品有限公司';

describe('a message as it was written', () => {
  const message = [
    '@小李\u2005明天苏州精工新来3个，包装工',
    '1、张三 110101199003070011 13812345678',
    '2、李四，身份证：32050619880229 0123，电话138 1234 5678 焊工',
    '王五的身份证号 440306199507151025 3月5号到岗',
    '',
    '谢谢老师[抱拳]',
  ].join('\n');

  it('B3 gives company, work type and day to all, and to one what is said of one', () => {
    expect(valuesOf(paste(message))).toEqual([
      {
        name: '张三',
        idcard: zhang,
        mobile: '13812345678',
        work_company: suzhou,
        occupation: '包装工',
        start_date: '2026-11-22',
      },
      {
        name: '李四',
        idcard: li,
        mobile: '13812345678',
        work_company: suzhou,
        occupation: '焊工',
        start_date: '2026-11-22',
      },
      { name: '王五', idcard: wang, work_company: suzhou, occupation: '包装工', start_date: '2027-03-05' },
    ]);
  });

  it('B3 tells of each line that is nobody’s and had no part in anybody', () => {
    const { rows, skipped } = paste(message);

    expect(rows.map(({ source_row }) => source_row)).toEqual([2, 3, 4]);
    expect(skipped.map(({ source_row, why }) => [source_row, why])).toEqual([
      [5, 'blank'],
      [6, 'note'],
    ]);
    expect(skipped[1]?.text).toContain('谢谢老师');
  });

  it('says what it found as columns', () => {
    expect(paste(message).columns.map(({ field, samples }) => [field, samples[0]])).toEqual([
      ['name', '张三'],
      ['idcard', zhang],
      ['mobile', '13812345678'],
      ['work_company', suzhou],
      ['occupation', '包装工'],
      ['start_date', '2026-11-22'],
    ]);
  });
});

describe('one person', () => {
  it.each([
    [
      `张三 ${zhang} 13812345678 焊工`,
      { name: '张三', idcard: zhang, mobile: '13812345678', occupation: '焊工' },
    ],
    [
      `张三${zhang}13812345678焊工`,
      { name: '张三', idcard: zhang, mobile: '13812345678', occupation: '焊工' },
    ],
    [`${zhang}，张三`, { name: '张三', idcard: zhang }],
    [`张 三 ${zhang}`, { name: '张三', idcard: zhang }],
    [`张三：${zhang}`, { name: '张三', idcard: zhang }],
    [`👉张三👷${zhang}🙏`, { name: '张三', idcard: zhang }],
    [`1️⃣张三 ${zhang}`, { name: '张三', idcard: zhang }],
    [`（1）张三 ${zhang}`, { name: '张三', idcard: zhang }],
    [`① 张三 ${zhang}`, { name: '张三', idcard: zhang }],
    [`12.张三 ${zhang}`, { name: '张三', idcard: zhang }],
    [`- 张三 ${zhang}`, { name: '张三', idcard: zhang }],
    [`麻烦加一下张三，${zhang}`, { name: '张三', idcard: zhang }],
    [`买买提•吐尔逊 ${zhang}`, { name: '买买提•吐尔逊', idcard: zhang }],
    [`𠮷野 ${zhang}`, { name: '𠮷野', idcard: zhang }],
    [`逄某 ${zhang}`, { name: '逄某', idcard: zhang }],
    ['Li Wei E12345678', { name: 'Li Wei', idcard: 'E12345678' }],
    ['张三 护照 E12345678', { name: '张三', idcard: 'E12345678' }],
    ['张三 11010519491231002x', { name: '张三', idcard: '11010519491231002X' }],
    ['张三 １１０１０１１９９００３０７００１１', { name: '张三', idcard: zhang }],
    ['张三 110101-19900307-0011 +86 138-1234-5678', { name: '张三', idcard: zhang, mobile: '13812345678' }],
    ['张三 11010119900307001', { name: '张三', idcard: '11010119900307001' }],
    [`张三 ${zhang}1381234567`, { name: '张三', idcard: zhang, mobile: '1381234567' }],
    [`张三 男 ${zhang} 工号A102`, { name: '张三', idcard: zhang, employee_no: 'A102' }],
    [
      `李四 ${li} 苏州精工 包装工 2026-12-01到岗`,
      { name: '李四', idcard: li, work_company: suzhou, occupation: '包装工', start_date: '2026-12-01' },
    ],
    [
      `李四 ${li} 12月1日到12月31日`,
      { name: '李四', idcard: li, start_date: '2026-12-01', end_date: '2026-12-31' },
    ],
    [`李四 ${li} 老乡介绍`, { name: '李四', idcard: li, remark: '老乡介绍' }],
    [`李四 ${li} 工种：打螺丝`, { name: '李四', idcard: li, occupation: '打螺丝' }],
    [
      `张三，男，1990年3月7日出生，公民身份号码${zhang}`,
      { name: '张三', birthday: '1990-03-07', idcard: zhang, remark: '出生' },
    ],
    [`张三|${zhang}|苏州精工`, { name: '张三', idcard: zhang, work_company: suzhou }],
    [`李四 ${li} 普工`, { name: '李四', idcard: li, occupation: '普工' }],
  ])('B3 reads %s', (line, values) => {
    expect(valuesOf(paste(line))).toEqual([values]);
  });

  it('may take several lines, names first or numbers first', () => {
    const two = [
      { name: '张三', idcard: zhang, mobile: '13812345678' },
      { name: '李四', idcard: li },
    ];
    expect(valuesOf(paste(`张三\n${zhang}\n13812345678\n李四\n${li}`))).toEqual(two);
    expect(valuesOf(paste(`${zhang}\n张三\n13812345678\n${li}\n李四`))).toEqual(two);
    expect(valuesOf(paste(`张三 13812345678\n${zhang}\n\n李四\n${li}`))).toEqual(two);
  });

  it('may be a form', () => {
    const form = `姓名：张三\n身份证号码：${zhang}\n联系电话：13812345678\n用工单位：苏州精工\n工种：包装工\n入职日期：2026年12月1日`;
    expect(valuesOf(paste(`${form}\n\n姓名：李四\n身份证：${li}\n岗位：普工`))).toEqual([
      {
        name: '张三',
        idcard: zhang,
        mobile: '13812345678',
        work_company: suzhou,
        occupation: '包装工',
        start_date: '2026-12-01',
      },
      { name: '李四', idcard: li, occupation: '普工', work_company: suzhou },
    ]);
  });
});

describe('several on a line', () => {
  it('B3 keeps each with their own', () => {
    expect(valuesOf(paste(`张三${zhang}包装工、李四${li}焊工13912345678；王五 ${wang}`))).toEqual([
      { name: '张三', idcard: zhang, occupation: '包装工' },
      { name: '李四', idcard: li, occupation: '焊工', mobile: '13912345678' },
      { name: '王五', idcard: wang },
    ]);
  });

  it('takes what stands before a colon for all behind it, or for so many of them', () => {
    const line = `苏州精工 包装工2个：张三${zhang}、李四${li}；昆山好丰 装卸1个：王五${wang}\n赵六 ${zhao}`;
    expect(valuesOf(paste(line))).toEqual([
      { name: '张三', idcard: zhang, work_company: suzhou, occupation: '包装工' },
      { name: '李四', idcard: li, work_company: suzhou, occupation: '包装工' },
      { name: '王五', idcard: wang, work_company: kunshan, occupation: '装卸' },
      { name: '赵六', idcard: zhao },
    ]);
  });

  it('gives the day behind them to all', () => {
    expect(valuesOf(paste(`张三${zhang}、李四${li} 下周一到岗`)).map(({ start_date }) => start_date)).toEqual(
      ['2026-11-23', '2026-11-23'],
    );
  });

  it('B3 gives no number to the last of several names', () => {
    expect(valuesOf(paste(`张三、李四\n身份证：\n${zhang}\n${li}`))).toEqual([
      { name: '张三' },
      { name: '李四' },
      { idcard: zhang },
      { idcard: li },
    ]);
  });

  it('takes names alone for persons, who lack their numbers', () => {
    expect(valuesOf(paste('张三，李四、欧阳娜娜 明天去苏州精工'))).toEqual(
      ['张三', '李四', '欧阳娜娜'].map((name) => ({ name, work_company: suzhou, start_date: '2026-11-22' })),
    );
  });
});

describe('what is nobody', () => {
  it.each([
    '谢谢',
    '收到，马上办',
    '李经理 9:32',
    '张三 2026/11/21 9:32:15',
    '联系电话13812345678',
    '王伟',
    '@所有人 记得发名单',
    '周一到周五上班',
  ])('B3 keeps %s as a note', (line) => {
    const { rows, skipped } = paste(`${line}\n\n1、张三 ${zhang}`);
    expect(rows.map(({ values }) => values.idcard)).toEqual([zhang]);
    expect(skipped.map(({ source_row, why }) => [source_row, why])).toEqual([
      [1, 'note'],
      [2, 'blank'],
    ]);
  });

  it('takes no day from the line that says who wrote when', () => {
    expect(valuesOf(paste(`小李 2026/11/20 9:32\n张三 ${zhang}`))).toEqual([{ name: '张三', idcard: zhang }]);
  });
});
