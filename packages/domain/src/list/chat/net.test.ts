import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyIdNumber } from '../../../test/arbitraries.ts';
import { paste, persons } from '../../../test/list-world.ts';
import { numRuns } from '../../../test/runs.ts';

const { zhang, li, wang } = persons;
const suzhou = '苏州精工电子有限公司';
const ningbo = '宁波港务(集团)';

const doubted = (text: string, field: string) =>
  paste(text)
    .rows.filter(({ doubts = [] }) => doubts.some((one) => one.field === field))
    .map(({ values }) => values.name ?? values.idcard);

describe('what fell between the persons of a message', () => {
  it('B3 asks for the day of those whom a day did not reach', () => {
    expect(doubted(`张三 ${zhang} 明天\n李四 ${li}`, 'start_date')).toEqual(['李四']);
    expect(doubted(`张三 ${zhang}\n李四 ${li}`, 'start_date')).toEqual([]);
  });

  it.each(['十二月初一', '过完年', '下个月', '33号', '13月2号'])('B3 asks what %s means', (words) => {
    expect(doubted(`张三 ${zhang} ${words}到岗`, 'start_date')).toEqual(['张三']);
    expect(doubted(`${words}到岗：\n张三 ${zhang}`, 'start_date')).toEqual(['张三']);
  });

  it.each(['二十五', '25', '1124', '这周'])(
    'B3 asks when somebody comes of whom is said no more than %s',
    (words) => {
      expect(doubted(`张三 ${zhang} ${words}`, 'start_date')).toEqual(['张三']);
    },
  );

  it('B3 asks whether the days of a report are those of the cover', () => {
    const text = `苏州精工 第47周 11.23-11.29\n张三 ${zhang}`;
    expect([doubted(text, 'start_date'), doubted(text, 'end_date')]).toEqual([['张三'], ['张三']]);
  });

  it('B3 asks whose number it is where another name stands beside it', () => {
    expect(doubted(`立峰：赵铁柱顶刘三的位子 ${zhang} 注塑工`, 'name')).toHaveLength(1);
    expect(doubted(`张三 ${zhang} 介绍人李四`, 'name')).toEqual([]);
  });

  it('B3 asks until when somebody comes for so many days', () => {
    expect(doubted(`张三 ${zhang} 26号到岗 只做一天`, 'end_date')).toEqual(['张三']);
    expect(doubted(`张三 ${zhang} 下月1号到`, 'end_date')).toEqual([]);
  });

  it('B3 asks where a line names two companies and nobody', () => {
    const text = `苏州精工、宁波港务要人\n张三 ${zhang}\n李四 ${li}`;
    expect(doubted(text, 'work_company')).toEqual(['张三', '李四']);
  });

  it('B3 asks where each of a line is said to be something else', () => {
    const text = `苏州精工：包装工，叉车各一个，明天\n张三 ${zhang}\n李四 ${li}`;
    expect(doubted(text, 'occupation')).toEqual(['张三', '李四']);
    const own = `张三 ${zhang}，李四 ${li}，老大去苏州精工，老二去宁波港务`;
    expect(doubted(own, 'work_company')).toEqual(['张三', '李四']);
  });

  it('B3 asks for the name of a number, and whether such words are one', () => {
    expect(doubted(`明天来一个\n${zhang}`, 'name')).toEqual([zhang]);
    expect(doubted(`身份证是的 ${zhang}`, 'name')).toHaveLength(1);
  });

  it('B3 asks of all above what nobody below was meant by', () => {
    const { rows } = paste(`张三 ${zhang}\n李四 ${li}\n刚写反了，身份证对调一下`);
    expect(rows).toMatchObject([{ intent: { kind: 'unclear' } }, { intent: { kind: 'unclear' } }]);
  });

  it('B3 asks for nothing of a message that says it all', () => {
    const { rows } = paste(`苏州精工明天来2个包装工\n1、张三 ${zhang}\n2、李四 ${li}\n麻烦买下保险，谢谢`);
    expect(rows.flatMap(({ doubts = [] }) => doubts)).toEqual([]);
  });

  it('B3 leaves nobody without a day in silence where another has one', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(anyIdNumber(), fc.constantFrom('', ' 明天', ' 12月1号')), {
          minLength: 1,
          maxLength: 6,
          selector: ([number]) => number,
        }),
        (some) => {
          const { rows } = paste(some.map(([number, day]) => `张三丰 ${number}${day}`).join('\n'));
          const hasDays = some.some(([, day]) => day !== '');
          for (const { values, doubts = [], intent } of rows)
            expect(
              !hasDays ||
                values.start_date !== undefined ||
                Boolean(intent) ||
                doubts.some(({ field }) => field === 'start_date'),
            ).toBe(true);
        },
      ),
      { numRuns },
    );
  });
});

describe('persons meant by their place', () => {
  const list = `张三 ${zhang}\n李四 ${li}\n王五 ${wang}`;

  it.each([
    ['前2个去苏州精工，后面的去宁波港务', [suzhou, suzhou, ningbo]],
    ['前两个去苏州精工，最后一个去宁波港务', [suzhou, suzhou, ningbo]],
    ['1-2号去苏州精工\n3号往后去宁波港务', [suzhou, suzhou, ningbo]],
    ['第一个去宁波港务，其他的去苏州精工', [ningbo, suzhou, suzhou]],
    ['第2到第3个是苏州精工的', [undefined, suzhou, suzhou]],
  ])('B3 %s', (words, companies) => {
    const below = paste(`${list}\n${words}`).rows.map(({ values }) => values.work_company);
    const above = paste(`${words}\n${list}`).rows.map(({ values }) => values.work_company);
    expect(below).toEqual(companies);
    expect(above).toEqual(companies);
  });

  it('B3 takes what the next clause says of them too, and not what all are', () => {
    const { rows } = paste(`${list}\n最后一个后天来，做包装工，都是苏州精工的`);
    expect(rows.map(({ values }) => values.occupation)).toEqual([undefined, undefined, '包装工']);
    expect(rows.map(({ values }) => values.work_company)).toEqual([suzhou, suzhou, suzhou]);
  });

  it('B3 keeps back who is meant', () => {
    const { rows } = paste(`${list}\n第二个不来了，第一个照旧`);
    expect(rows.map(({ intent }) => intent?.kind)).toEqual([undefined, 'leave', undefined]);
    expect(paste(`${list}\n③是替刘青云的`).rows).toMatchObject([
      {},
      {},
      { values: { name: '王五' }, intent: { kind: 'replace', of: '刘青云' } },
      { values: { name: '刘青云' }, intent: { kind: 'leave' } },
    ]);
  });

  it('B3 asks where the list has not so many', () => {
    expect(doubted(`${list}\n1-20号是苏州精工的`, 'work_company')).toEqual(['张三', '李四', '王五']);
  });
});
