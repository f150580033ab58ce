import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

// Lines that stand over persons hold for those below them, and never for those above.

const { zhang, li, wang } = persons;

/** Two sites, each with its work, over one and two persons, as heads are written. */
const heads: readonly (readonly [string, (at: number, words: string) => string])[] = [
  ['circled numbers', (at, words) => `${'①②③'[at]}${words}`],
  ['numbers', (at, words) => `${at + 1}、${words}`],
  ['numbers in brackets', (at, words) => `（${at + 1}）${words}`],
  ['Han numbers', (at, words) => `${'一二三'[at]}、${words}`],
  ['a frame', (_, words) => `【${words}】`],
  ['a colon', (_, words) => `${words}：`],
  ['an arrow', (_, words) => `➡️${words}`],
  ['a hand', (_, words) => `👉${words}`],
  ['nothing', (_, words) => words],
];

const read = (text: string) =>
  paste(text).rows.map(
    ({ values: { name, work_company, occupation } }) =>
      `${name} ${work_company?.slice(0, 4) ?? '–'} ${occupation ?? '–'}`,
  );

describe.each(heads)('B3 a site over persons, told by %s,', (_, head) => {
  const message = (second: string) =>
    `${head(0, '苏州精工 焊工')}\n张三 ${zhang}\n李四 ${li}\n${head(1, second)}\n王五 ${wang}`;

  it('is of those below', () => {
    expect(read(message('宁波港务 包装'))).toEqual([
      '张三 苏州精工 焊工',
      '李四 苏州精工 焊工',
      '王五 宁波港务 包装',
    ]);
  });

  it('ends the one before, though nobody knows it', () => {
    expect(read(message('大众变速器 包装')).at(-1)).toBe('王五 大众变速 包装');
  });

  it.each(['新大洲电动车', '鑫达焊工'])('ends the one before, whatever its name holds: %s', (name) => {
    const { rows } = paste(message(`${name} 包装`).replace('焊工 包装', '包装'));
    expect(rows.at(-1)?.values.work_company).not.toBe('苏州精工电子有限公司');
  });

  it('ends the work before, though nobody knows its word', () => {
    expect(read(message('宁波港务 冲床')).at(-1)).toBe('王五 宁波港务 冲床');
  });

  it('has the work before asked about where it names none', () => {
    const { rows } = paste(message('宁波港务'));
    const last = rows.at(-1);
    expect([last?.values.work_company, (last?.doubts ?? []).map(({ field }) => field)]).toEqual([
      '宁波港务(集团)',
      ['occupation'],
    ]);
  });
});

describe('B3 a work type over persons', () => {
  it.each(['冲床', '看线切割的', '质检', '打磨工'])(
    'ends the one before, though nobody knows it: %s',
    (work) => {
      expect(read(`苏州精工 明天\n焊工：\n张三 ${zhang}\n${work}：\n李四 ${li}`).at(-1)).not.toContain(
        '焊工',
      );
    },
  );
});

describe('B3 a site over so many as it says', () => {
  it('is theirs with what it says of all of them', () => {
    expect(
      read(`苏州精工今天到了1个\n张三 ${zhang} 焊工\n宁波港务那边2个 都是包装\n李四 ${li}\n王五 ${wang}`),
    ).toEqual(['张三 苏州精工 焊工', '李四 宁波港务 包装', '王五 宁波港务 包装']);
  });
});

it.each([
  [`苏州精工 刘工: 张三 ${zhang}`, '张三 苏州精工 –'],
  [`苏州精工 小吴：\n张三 ${zhang}`, '张三 苏州精工 –'],
  [`苏州精工 车工：\n张三 ${zhang}`, '张三 苏州精工 车工'],
])('B3 takes what somebody is called for no work: %s', (text, told) => {
  expect(read(text)).toEqual([told]);
});

it('B3 takes how many places there are for no place', () => {
  const text = `24号要进人，分两个厂：\n苏州精工：张三 ${zhang} 包装工\n宁波港务：李四 ${li} 包装工`;

  expect(read(text)).toEqual(['张三 苏州精工 包装工', '李四 宁波港务 包装工']);
  expect(paste(text).rows.flatMap(({ doubts = [] }) => doubts)).toEqual([]);
});
