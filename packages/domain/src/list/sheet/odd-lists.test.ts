import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readSheet } from '../read-sheet.ts';

const list = (lines: readonly string[]) => readSheet(sheetOf(lines), { today, directory });
const read = (lines: readonly string[]) => list(lines).rows;
const companies = (lines: readonly string[]) => read(lines).map(({ values }) => values.work_company);
const starts = (lines: readonly string[]) => read(lines).map(({ values }) => values.start_date);

const { zhang, li, wang, zhao } = persons;
const [jinggong, gangwu] = ['苏州精工电子有限公司', '宁波港务(集团)'];
const [first, second] = [`张三|${zhang}|`, `李四|${li}|`];

describe('lists side by side', () => {
  const heading = '姓名|身份证|姓名|身份证';

  it('B3 have each the company, the day and the state of the line above it', () => {
    const rows = read([
      '精工电子 11月25日到岗||港务 本周离职|',
      heading,
      `${first}${second.slice(0, -1)}`,
      `王五|${wang}|赵六|${zhao}`,
    ]);
    expect(rows.map(({ values, intent }) => [values.work_company, values.start_date, intent?.kind])).toEqual([
      [jinggong, '2026-11-25', undefined],
      [gangwu, undefined, 'leave'],
      [jinggong, '2026-11-25', undefined],
      [gangwu, undefined, 'leave'],
    ]);
  });

  it('B3 ask about a day that only stands there', () => {
    expect(read(['白班 11.25||夜班 11.26|', heading, `${first}${second}`])).toMatchObject([
      { values: { start_date: '2026-11-25' }, doubts: [{ field: 'start_date', words: '白班 11.25' }] },
      { values: { start_date: '2026-11-26' }, doubts: [{ field: 'start_date', words: '夜班 11.26' }] },
    ]);
  });

  it('B3 are counted together by a line that counts each', () => {
    const lines = ['白班||夜班|', heading, `${first}${second}`, '1人||1人|'];
    expect(list(lines).skipped.filter(({ why }) => why === 'heads')).toEqual([]);
    expect(list([...lines.slice(0, -1), '1人||2人|']).skipped).toMatchObject([{}, { why: 'heads' }]);
  });
});

describe('lines below a list', () => {
  it.each([['用工单位：精工电子'], ['Client: 苏州精工电子有限公司']])(
    'B3 tell the company of those above who have none: %s',
    (line) => {
      const rows = read(['姓名|身份证|', first, second, line]);
      expect(rows.map(({ values, doubts }) => [values.work_company, doubts])).toEqual([
        [jinggong, undefined],
        [jinggong, undefined],
      ]);
    },
  );

  it('B3 tell the work type and the day, too', () => {
    expect(read(['姓名|身份证|', first, '岗位：焊工', '起保日期：2026年12月1日'])).toMatchObject([
      { values: { occupation: '焊工', start_date: '2026-12-01' } },
    ]);
  });

  it('B3 are asked about where they name nothing', () => {
    expect(read(['姓名|身份证|', first, '精工电子', '12月1日生效'])).toMatchObject([
      {
        values: { work_company: jinggong, start_date: '2026-12-01' },
        doubts: [
          { field: 'work_company', words: '精工电子' },
          { field: 'start_date', words: '12月1日生效' },
        ],
      },
    ]);
  });

  it('B3 belong each to its own list', () => {
    expect(
      companies(['姓名|身份证|', first, '用工单位：精工电子', '姓名|身份证|', second, '用工单位：港务']),
    ).toEqual([jinggong, gangwu]);
  });

  it('B3 make the company doubtful that a title named otherwise', () => {
    expect(read(['精工电子新员工', '姓名|身份证|', first, '用工单位：港务'])).toMatchObject([
      { values: { work_company: jinggong }, doubts: [{ field: 'work_company', others: [gangwu] }] },
    ]);
  });

  it.each([['制表日期：2026年11月20日'], ['派遣单位：苏州精工电子有限公司'], ['2026年11月20日']])(
    'B3 say nothing of those above: %s',
    (line) => {
      const [row] = read(['姓名|身份证|', first, line]);
      expect(row?.values).toEqual({ name: '张三', idcard: zhang });
    },
  );
});

describe('cells left empty', () => {
  it('B3 below a company have its work type and day, and are asked about', () => {
    const [, below] = read([
      '单位|姓名|身份证|工种|日期',
      `精工电子|张三|${zhang}|焊工|11.25`,
      `|李四|${li}||`,
    ]);
    expect(below).toMatchObject({
      values: { work_company: jinggong, occupation: '焊工', start_date: '2026-11-25' },
      doubts: [{ field: 'work_company' }, { field: 'occupation' }, { field: 'start_date' }],
    });
  });

  it('B3 where others have their day are asked about', () => {
    const [, below] = read(['姓名|身份证|入职日期', `${first}11.25`, second]);
    expect(below).toMatchObject({ doubts: [{ field: 'start_date', words: '—', others: ['2026-11-25'] }] });
  });

  it('B3 are no question where a title has the day', () => {
    const rows = read(['11月24日到岗', '姓名|身份证|入职日期', `${first}11.25`, second]);
    expect(rows[1]).toMatchObject({ values: { start_date: '2026-11-24' } });
    expect(rows[1]?.doubts).toBeUndefined();
  });

  it.each([['同上行'], ['以上相同'], ['与上相同'], ['same'], ['ditto'], ['同']])(
    'B3 are what the row above says, where they hold %s',
    (mark) => {
      expect(companies(['姓名|身份证|公司', `${first}精工电子`, `${second}${mark}`])).toEqual([
        jinggong,
        jinggong,
      ]);
    },
  );

  it('B3 say again that somebody left', () => {
    expect(read(['姓名|身份证|备注', `${first}已离职`, `${second}〃`])[1]?.intent?.kind).toBe('leave');
  });
});

describe('who is to leave, and stays', () => {
  it.each([
    ['in a section', ['姓名|身份证|备注', '二、减员', `${second}又不走了，继续做`]],
    ['in a list of leavers', ['离职人员', '姓名|身份证|备注', `${second}还在职`]],
    ['among those who wait', ['姓名|身份证|备注', '三、暂缓', `${second}体检好了可以买了？我问下厂里`]],
  ])('B3 is asked about %s', (_, lines) => {
    expect(read(lines)[0]?.intent?.kind).toBe('unclear');
  });

  it('B3 leaves on the day of a section of leavers', () => {
    expect(read(['姓名|身份证|日期', '二、减员', `${second}11.22`])[0]?.values).toEqual({
      name: '李四',
      idcard: li,
      end_date: '2026-11-22',
    });
  });

  it('B3 is asked about who is ticked for earlier months alone', () => {
    const lines = ['姓名|身份证|9月|10月|11月|12月', `${first}√|√|√|√`, `${second}√|√||`];
    expect(read(lines).map(({ intent }) => intent?.kind)).toEqual([undefined, 'unclear']);
  });
});

describe('names and numbers in pairs', () => {
  const titles = ['错误姓名|错误身份证|正确姓名|正确身份证', '原姓名|原身份证号|更正后姓名|更正后身份证号'];

  it.each(titles)('B3 are one person with what is right: %s', (title) => {
    expect(read(['名单更正', title, `张山|${wang}|张三|${zhang}`])).toMatchObject([
      { values: { name: '张三', idcard: zhang }, intent: { kind: 'correct' } },
    ]);
  });

  it('B3 name somebody new where nothing stands beside', () => {
    const rows = read([
      '名单更正',
      titles[0] ?? '',
      `张山|${zhang}|张三|${zhang}`,
      '另外加1个',
      `李四|${li}||`,
    ]);
    expect(rows.map(({ values, intent }) => [values.name, values.idcard, intent?.kind])).toEqual([
      ['张三', zhang, 'correct'],
      ['李四', li, undefined],
    ]);
  });
});

describe('a name in two columns', () => {
  it.each([
    ['姓|名|身份证', `欧阳|娜|${li}`, '欧阳娜'],
    ['Last Name|First Name|Passport', 'NGUYEN|VAN AN|C1234567', 'NGUYEN VAN AN'],
    ['First name|Surname|Passport', 'VAN AN|NGUYEN|C1234567', 'NGUYEN VAN AN'],
  ])('B3 is whole: %s', (heading, row, name) => {
    expect(read([heading, row])[0]?.values.name).toBe(name);
  });

  it('B3 is left where no surname is asked for', () => {
    expect(starts(['姓名|名|身份证|入职', `张三|三|${zhang}|11.25`])).toEqual(['2026-11-25']);
  });
});
