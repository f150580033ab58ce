import { describe, expect, it } from 'vitest';
import { paste, persons, valuesOf } from '../../../test/list-world.ts';

const { zhang, li, wang } = persons;
const suzhou = '苏州精工电子有限公司';
const kunshan = '昆山好丰食品有限公司';

describe('what holds for many', () => {
  const companiesOf = (text: string) => valuesOf(paste(text)).map(({ work_company }) => work_company);
  const askedOf = (text: string) =>
    paste(text).rows.map(({ doubts = [] }) => doubts.some(({ field }) => field === 'work_company'));

  it('changes with the next company', () => {
    expect(companiesOf(`苏州精工：\n张三 ${zhang}\n李四 ${li}\n好丰食品\n王五 ${wang}`)).toEqual([
      suzhou,
      suzhou,
      kunshan,
    ]);
  });

  it('B3 never lets those of an unknown company go to the one named before', () => {
    expect(
      companiesOf(`苏州精工：\n张三 ${zhang}\n昆山宏达新来1个\n李四 ${li}\n苏州精工电机厂\n王五 ${wang}`),
    ).toEqual([suzhou, '昆山宏达', '苏州精工电机厂']);
  });

  it.each([
    ['成都双流菁蓉电子，12月1日进3个人', '成都双流菁蓉电子'],
    ['东莞长安鸿富五金 新入职', '东莞长安鸿富五金'],
    ['厂系 横沥永达塑胶', '横沥永达塑胶'],
  ])('B3 begins with a company that nobody knows: %s', (head, work_company) => {
    expect(paste(`${head}\n张三 ${zhang}`).rows).toMatchObject([{ values: { work_company } }]);
  });

  it('B3 is of a place in the midst of a sentence where it sounds like one that is known', () => {
    expect(paste(`喂小周啊你帮我加一个人啊苏州经工的明天来叫张三身份证是${zhang}`).rows).toMatchObject([
      {
        values: { work_company: suzhou, name: '张三' },
        doubts: [{ field: 'work_company', others: ['苏州经工'] }],
      },
    ]);
  });

  it('B3 is asked about where one line says two of a kind of somebody', () => {
    expect(paste(`我一直干包装工。现有张三 焊工 ${zhang}`).rows).toMatchObject([
      { doubts: [{ field: 'occupation' }] },
    ]);
  });

  it('B3 is asked about where it stands between two numbers of heads', () => {
    const { rows } = paste(`苏州精工明天到2名 焊工 + 1名\n张三 ${zhang}\n李四 ${li}\n王五 ${wang}`);

    expect(rows.map(({ doubts = [] }) => doubts.map(({ field }) => field))).toEqual([
      ['occupation'],
      ['occupation'],
      ['occupation'],
    ]);
  });

  it('B3 is theirs above where a message says it behind its persons', () => {
    const works = (text: string) => valuesOf(paste(text)).map(({ occupation }) => occupation);
    expect(works(`张三 ${zhang}\n包装工\n李四 ${li}\n王五 ${wang}\n焊工`)).toEqual([
      '包装工',
      '焊工',
      '焊工',
    ]);
    expect(works(`好丰食品来1个\n张三\n${zhang}\n包装工`)).toEqual(['包装工']);
  });

  it('B3 is never the day on which one leaves', () => {
    expect(valuesOf(paste(`今天离职：王五 ${wang}\n明天入职：张三 ${zhang}`))).toMatchObject([
      { name: '王五', end_date: '2026-11-21' },
      { name: '张三', idcard: zhang, start_date: '2026-11-22' },
    ]);
    expect(valuesOf(paste(`今天离职：王五 ${wang}\n明天入职：张三 ${zhang}`))[1]).not.toHaveProperty(
      'end_date',
    );
  });

  it('may be said at the end', () => {
    expect(companiesOf(`张三 ${zhang}\n李四 ${li}\n都是苏州精工的，包装工`)).toEqual([suzhou, suzhou]);
    expect(companiesOf(`张三 ${zhang} 好丰食品\n李四 ${li}\n苏州精工`)).toEqual([kunshan, suzhou]);
  });

  it('B3 is theirs above where it closes the message, also below a blank line', () => {
    expect(valuesOf(paste(`张三 ${zhang}\n李四 ${li} 焊工\n\n苏州精工，包装工`))).toEqual([
      { name: '张三', idcard: zhang, work_company: suzhou, occupation: '包装工' },
      { name: '李四', idcard: li, work_company: suzhou, occupation: '焊工' },
    ]);
  });

  it('B3 is asked about where only one has it, and the message names no other', () => {
    for (const [text, asked] of [
      [`张三 ${zhang} 苏州精工\n李四 ${li}`, [false, true]],
      [`张三 ${zhang}\n\n苏州精工\n李四 ${li}`, [true, false]],
    ] as const) {
      expect(companiesOf(text)).toEqual([suzhou, suzhou]);
      expect(askedOf(text)).toEqual(asked);
    }
    expect(companiesOf(`张三 ${zhang} 苏州精工\n李四 ${li} 好丰食品\n王五 ${wang}`)).toEqual([
      suzhou,
      kunshan,
      undefined,
    ]);
  });

  it.each([
    ['今天', '2026-11-21'],
    ['明天', '2026-11-22'],
    ['后天', '2026-11-23'],
    ['大后天', '2026-11-24'],
    ['下周一', '2026-11-23'],
    ['下周日', '2026-11-29'],
    ['周六', '2026-11-21'],
    ['周五', '2026-11-27'],
    ['12月1号', '2026-12-01'],
    ['12/1', '2026-12-01'],
    ['25号到岗', '2026-11-25'],
    ['1号到岗', '2026-12-01'],
    ['12.5到岗', '2026-12-05'],
    ['2027-1-4', '2027-01-04'],
  ])('may be a day: %s', (text, start_date) => {
    expect(valuesOf(paste(`${text}，包装工\n张三 ${zhang}`))).toEqual([
      { name: '张三', idcard: zhang, occupation: '包装工', start_date },
    ]);
  });
});

describe('whom to call', () => {
  it('B3 is nobody, unless it is one of those who come', () => {
    const mobilesOf = (line: string) =>
      valuesOf(paste(`苏州精工 张三 ${zhang} 包装工\n${line}`)).map(({ mobile }) => mobile);

    expect(mobilesOf('联系电话 张三 15061837425')).toEqual(['15061837425']);
    expect(mobilesOf('联系电话 李四 15061837425')).toEqual([undefined]);
  });
});

describe('what is said of one once more', () => {
  const text = `苏州精工 11月25日 张三 ${zhang} 包装工\n李四 ${li} 包装工`;

  it.each(['张三改去好丰食品', '张三不去苏州精工，去好丰食品了', '张三去好丰食品做'])(
    'B3 gives another company to whom “%s” names, and asks',
    (line) => {
      const [row] = paste(`${text}\n${line}`).rows;

      expect(row?.values.work_company).toBe(kunshan);
      const { doubts = [], intent } = row ?? {};
      expect(intent?.kind ?? doubts).toEqual(
        intent ? 'correct' : [expect.objectContaining({ field: 'work_company', others: [suzhou] })],
      );
    },
  );

  it('B3 begins a line with what holds for all in it, also behind ；', () => {
    const { rows } = paste(`苏州精工 11月25日 张三 ${zhang} 包装工；李四 ${li} 包装工`);

    expect(rows.map(({ values }) => [values.work_company, values.start_date])).toEqual([
      [suzhou, '2026-11-25'],
      [suzhou, '2026-11-25'],
    ]);
  });
});
