import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyIdNumber } from '../../../test/arbitraries.ts';
import { paste, persons, valuesOf } from '../../../test/list-world.ts';
import { numRuns } from '../../../test/runs.ts';
import { headsIn } from './heads.ts';

const { zhang, li, wang, zhao } = persons;
const suzhou = '苏州精工电子有限公司';
const kunshan = '昆山好丰食品有限公司';

// Far more than it takes on a busy machine.
const patience = 300_000;

const companiesOf = (text: string) => valuesOf(paste(text)).map(({ work_company }) => work_company);
const skippedOf = (text: string) => paste(text).skipped.map(({ source_row, why }) => [source_row, why]);

describe('a line that says how many there are', () => {
  const message = [
    '小周，明天上班的，苏州精工电子，麻烦先把保险买上，都是普工',
    `1 张三 ${zhang}`,
    '另外老王那边两个，开叉车的，在昆山好丰',
    `李四 ${li}`,
    `王五 ${wang}`,
    `还有 赵六 ${zhao} 别漏了`,
    '收到回一下哈',
  ].join('\n');

  it('B3 carries what it says to so many; behind them what was said before holds again', () => {
    const first = { work_company: suzhou, occupation: '普工', start_date: '2026-11-22' };
    const other = { work_company: kunshan, occupation: '叉车', start_date: '2026-11-22' };
    expect(valuesOf(paste(message))).toMatchObject([
      { name: '张三', ...first },
      { name: '李四', ...other },
      { name: '王五', ...other },
      { name: '赵六', ...first },
    ]);
  });

  it('B3 is not told of as skipped when it was used', () => {
    expect(skippedOf(message)).toEqual([[7, 'note']]);
  });

  it.each([
    ['3人', '3'],
    ['两位', '2'],
    ['俩', '2'],
    ['十二个人', '12'],
    ['二十三名', '23'],
    ['几个', 'unsaid'],
    ['第3个', 'unsaid'],
    ['3个月', 'unsaid'],
    ['每2人', 'unsaid'],
  ])('B3 reads %s as %s', (text, heads) => {
    expect(headsIn(text).map((mark) => String(mark.heads ?? 'unsaid'))).toEqual([heads]);
  });

  it('B3 asks about the company of whoever is beyond the number', () => {
    const text = `苏州精工来两个\n张三 ${zhang}\n李四 ${li}\n王五 ${wang}`;
    expect(companiesOf(text)).toEqual([suzhou, suzhou, suzhou]);
    expect(paste(text).rows.map(({ doubts = [] }) => doubts.map(({ field }) => field))).toEqual([
      [],
      [],
      ['work_company'],
    ]);
    expect(skippedOf(text)).toEqual([[1, 'heads']]);
  });

  it('B3 counts nobody twice whose place another takes', () => {
    const text = `苏州精工明天2个\n张三 ${zhang}\n李四 ${li}\n李四不来了 换 ${wang} 王五`;
    expect(paste(text).skipped.filter(({ why }) => why === 'heads')).toEqual([]);
  });

  it('B3 is told of where fewer were found', () => {
    const text = `苏州精工：\n张三 ${zhang}\n好丰食品3个\n李四 ${li}\n苏州精工\n王五 ${wang}`;
    expect(companiesOf(text)).toEqual([suzhou, kunshan, suzhou]);
    expect(skippedOf(text)).toEqual([[3, 'heads']]);
  });

  it.each([
    [`苏州精工明天4人\n张三 ${zhang}\n李四 ${li}`, 1, { said: 4, found: 2 }],
    [`苏州精工来1个\n张三 ${zhang}\n李四 ${li}\n王五 ${wang}`, 1, { said: 1, found: 3 }],
    [`张三 ${zhang}\n李四 ${li}\n一共4人`, 3, { said: 4, found: 2 }],
    [`加保3人：\n张三 ${zhang}\n李四 ${li}`, 1, { said: 3, found: 2 }],
    [`张三 ${zhang}\n李四 ${li}\n以上3位辛苦加一下`, 3, { said: 3, found: 2 }],
  ])('B3 is told of with both numbers: %s', (text, source_row, heads) => {
    expect(paste(text).skipped).toMatchObject([{ source_row, why: 'heads', heads }]);
  });

  it.each([
    `张三 ${zhang}\n李四 ${li}\n一共2人`,
    `加保2人：\n张三 ${zhang}\n李四 ${li}`,
    `2人：\n张三 ${zhang}\n李四 ${li}\n1人：\n王五 ${wang}`,
  ])('B3 is not told of when it is right, and says nothing else: %s', (text) => {
    expect(paste(text).skipped).toEqual([]);
  });

  it('B3 counts nobody who is still to come', () => {
    expect(skippedOf(`张三 ${zhang}\n李四 ${li}\n再加一个`)).toEqual([[3, 'note']]);
  });

  it('B3 may be a part of a greater number', () => {
    const text = `苏州精工来3个\n包装工2个：\n张三 ${zhang}\n李四 ${li}\n焊工1个：\n王五 ${wang}\n赵六 ${zhao} 好丰食品`;
    expect(valuesOf(paste(text)).map(({ work_company, occupation }) => [work_company, occupation])).toEqual([
      [suzhou, '包装工'],
      [suzhou, '包装工'],
      [suzhou, '焊工'],
      [kunshan, undefined],
    ]);
    expect(skippedOf(text)).toEqual([]);
  });

  it('B3 may speak of the last so many before it', () => {
    const text = `苏州精工：\n张三 ${zhang}\n李四 ${li} \n王五 ${wang}\n以上2个都是包装工`;
    expect(valuesOf(paste(text)).map(({ occupation }) => occupation)).toEqual([
      undefined,
      '包装工',
      '包装工',
    ]);
    expect(skippedOf(`张三 ${zhang}\n以上2个都是包装工`)).toEqual([[2, 'heads']]);
  });

  it('B3 may speak of all on its line', () => {
    expect(
      valuesOf(paste(`张三 ${zhang} 李四 ${li} 都是包装工`)).map(({ occupation }) => occupation),
    ).toEqual(['包装工', '包装工']);
  });

  it('B3 counts nobody who only is called by name', () => {
    expect(companiesOf(`苏州精工\n好丰食品来1个\n陈静\n张三 ${zhang}\n李四 ${li}`)).toEqual([
      kunshan,
      suzhou,
    ]);
  });
});

describe('what a sentence says', () => {
  it.each([
    ['都是打螺丝', '打螺丝'],
    ['都是打螺丝的', '打螺丝'],
    ['都做品检', '品检'],
    ['全部普工', '普工'],
    ['全部是打磨工', '打磨工'],
    ['做品检的', '品检'],
    ['他们都是开叉车的', '叉车'],
  ])('B3 takes a work type from: %s', (text, occupation) => {
    expect(valuesOf(paste(`${text}\n1、张三 ${zhang}`))).toEqual([
      { name: '张三', idcard: zhang, occupation },
    ]);
  });

  it.each(['都是男的', '都是老员工', '都是江苏省', '都办好了', '做好的发我', '都是张总介绍的人'])(
    'B3 takes none from: %s',
    (text) => {
      expect(valuesOf(paste(`${text}\n1、张三 ${zhang}`))).toEqual([{ name: '张三', idcard: zhang }]);
    },
  );

  it.each([
    ['我们苏州精工电子明天来两个', suzhou],
    ['苏州精工电子麻烦买一下保险', suzhou],
    ['苏州精工包装3个', suzhou],
    ['苏州精工物流来一个', '苏州精工物流'],
    ['苏州精工电子有限公司二厂', '苏州精工电子有限公司二厂'],
    ['苏州精工（二厂）来一个', '苏州精工(二厂)'],
  ])('B3 takes the longest company that it may name from: %s', (text, company) => {
    expect(companiesOf(`${text}\n张三 ${zhang}`)).toEqual([company]);
  });
});

describe('lines that say something of many', () => {
  const said = fc.constantFrom(
    '另外老王那边两个，开叉车的，在昆山好丰',
    '苏州精工来3个',
    '以上2个都是包装工',
    '都是普工',
    '全部做品检的',
    '明天，好丰食品俩',
    '包装工1个：',
    '昆山好丰',
    '',
  );
  const line = fc
    .uniqueArray(anyIdNumber('1960-01-01', '2008-01-01'), { minLength: 1, maxLength: 2 })
    .map((numbers) => numbers.map((number, at) => `${['张三', '欧阳娜娜'][at]} ${number}`).join('、'));

  it(
    'B3 neither lose nor double anybody',
    () => {
      fc.assert(
        fc.property(
          fc.array(fc.record({ said, line }), { minLength: 1, maxLength: 8 }),
          said,
          (parts, last) => {
            const whoOf = (text: string) => valuesOf(paste(text)).map(({ name, idcard }) => [name, idcard]);
            const told = [...parts.flatMap((part) => [part.said, part.line]), last].join('\n');
            expect(whoOf(`大家好\n${told}`)).toEqual(
              whoOf(`大家好\n${parts.map((part) => part.line).join('\n')}`),
            );
          },
        ),
        { numRuns },
      );
    },
    patience,
  );
});
