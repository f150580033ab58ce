import { describe, expect, it } from 'vitest';
import { paste } from '../../../test/list-world.ts';

const numbers = ['110101199003070011', '320506198802290123', '440306199507151025'];
const list = `明天 苏州精工 普工\n步凡 ${numbers[0]}\n晏子豪 ${numbers[1]}\n巫小龙 ${numbers[2]}`;

/** Whoever of three is to be insured without being asked about: 1; whoever is kept back: 0. */
const come = (line: string) =>
  paste(`${list}\n${line}`)
    .rows.filter(({ values }) => values.idcard !== undefined)
    .map(({ intent }) => (intent === undefined ? 1 : 0))
    .join('');

describe('B3 a later line that names one of those above', () => {
  it.each([
    '子豪厂里说胳膊上纹身太大 不要了',
    '子豪钱没谈拢',
    '子豪血压180',
    '陈组长：子豪不来了',
    '晏子豪❌',
    '晏子豪NO',
    '晏子豪身份证是借的',
    '晏子豪那边悬',
    '晏子豪工资要8000',
  ])('keeps back that one, whatever it says: %s', (line) => {
    expect(come(line)).toBe('101');
  });

  it.each(['晏子豪是组长', '晏子豪电话13812345678', '晏子豪照旧', '晏子豪对的', '晏子豪已到'])(
    'keeps nobody back where it says nothing of whether they come: %s',
    (line) => {
      expect(come(line)).toBe('111');
    },
  );

  it.each(['只收步凡、晏子豪', '只有步凡和晏子豪定了', '仅步凡、晏子豪投保'])(
    'keeps back whoever it does not name where it names those alone who come: %s',
    (line) => {
      expect(come(line)).toBe('110');
    },
  );

  it('keeps all back where it has two groups and names one', () => {
    expect(come('到：步凡、晏子豪 未到：其他')).toBe('000');
  });
});

describe('B3 who does not leave', () => {
  it.each(['不走', '没走', '不会走', '没说要走', '不离职', '没说不干', '撤回离职', '离职不批', '不退工'])(
    'is taken for nobody who does: %s',
    (words) => {
      const [row] = paste(`步凡 ${numbers[0]} ${words}`).rows;
      expect(row?.intent?.kind).toBe('unclear');
    },
  );

  it.each(['做到这个礼拜天', '站完礼拜天最后一班岗'])(
    'is not who is to work for a last time: %s',
    (words) => {
      const [row] = paste(`步凡 ${numbers[0]} ${words}`).rows;
      expect([row?.intent?.kind, row?.values.start_date, row?.values.end_date]).toEqual([
        'leave',
        undefined,
        '2026-11-22',
      ]);
    },
  );
});

describe('B3 a head of those who leave', () => {
  it.each(['清退名单 都做到今晚', '苏州精工 明天不用来的', '今晚结束的', '遣散', '优化的', '没通过试用期的'])(
    'keeps back all below it: %s',
    (head) => {
      const { rows } = paste(`${head}\n步凡 ${numbers[0]}\n晏子豪 ${numbers[1]}`);
      expect(rows.map(({ intent }) => intent?.kind)).toEqual(['leave', 'leave']);
    },
  );
});

it('B3 gives numbers on lines of their own the names on the lines below them, with a mark', () => {
  const { rows } = paste(`${numbers.join('\n')}\n步凡\n晏子豪\n巫小龙`);
  expect(rows.map(({ values }) => [values.name, values.idcard])).toEqual([
    ['步凡', numbers[0]],
    ['晏子豪', numbers[1]],
    ['巫小龙', numbers[2]],
  ]);
  for (const { doubts } of rows) expect(doubts?.map(({ field }) => field)).toContain('name');
});
