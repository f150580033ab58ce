import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

// What a message says of one is theirs, and nobody else is asked about or told of for it.

const { zhang, li, wang, zhao } = persons;

const kinds = (text: string) =>
  paste(text).rows.map(({ values, intent }) => `${values.name} ${intent?.kind ?? 'comes'}`);

describe('B3 a number of somebody else', () => {
  it.each([
    '这是他哥的身份证，他自己的丢了在补办',
    '身份证是他弟弟的',
    '这个是他老婆的证件',
    '借的老乡的身份证',
    '身份证号是别人的',
    '身份证用的表哥的',
  ])('keeps back whoever has it: %s', (words) => {
    for (const said of [`（${words}）`, ` ${words}`, `，${words}`])
      expect(kinds(`苏州精工 焊工\n张三 ${zhang}${said}\n李四 ${li}`)).toEqual([
        '张三 unclear',
        '李四 comes',
      ]);
  });
});

describe('B3 who takes whose place', () => {
  it.each([
    [`张三 ${zhang} 被 李四 ${li} 顶了`, '张三', '李四'],
    [`张三 ${zhang} 由 李四 ${li} 顶替`, '张三', '李四'],
    [`用李四 ${li} 换张三 ${zhang}`, '张三', '李四'],
    [`用李四 ${li} 换掉张三 ${zhang}`, '张三', '李四'],
    [`李四 ${li}\n用李四换掉老员工张三 ${zhang}`, '张三', '李四'],
  ])('is told from both sides: %s', (words, goes, comes) => {
    const { rows } = paste(`苏州精工 焊工 明天\n${words}`);
    const of = (name: string) => rows.filter(({ values }) => values.name === name);
    expect(of(goes).map(({ values, intent }) => [values.idcard, intent?.kind])).toEqual([[zhang, 'leave']]);
    expect(of(comes).map(({ values, intent }) => [values.idcard, intent?.kind, intent?.of])).toEqual([
      [li, 'replace', '张三'],
    ]);
  });
});

describe('B3 words of one person', () => {
  const three = `张三 ${zhang}\n李四 ${li}\n王五 ${wang}`;

  it('are of the only one of a surname', () => {
    expect(kinds(`苏州精工 焊工\n${three}\n老李先别上 还没体检`)).toEqual([
      '张三 comes',
      '李四 wait',
      '王五 comes',
    ]);
  });

  it('are of nobody in the list where they name another', () => {
    expect(kinds(`苏州精工 焊工\n${three}\n甘霖的还是按原来的不变`)).toEqual([
      '张三 comes',
      '李四 comes',
      '王五 comes',
    ]);
  });

  it('are of those below a head alone, whatever their own line says', () => {
    expect(kinds(`苏州精工 焊工\n进：\n${three}\n待定：\n赵六 ${zhao} 体检报告周五出，出来了再买`)).toEqual([
      '张三 comes',
      '李四 comes',
      '王五 comes',
      '赵六 unclear',
    ]);
  });

  it('are nothing against whoever needs a bed', () => {
    expect(kinds(`苏州精工 焊工\n${three}\n张三要住宿舍，帮留个床位`)).toEqual([
      '张三 comes',
      '李四 comes',
      '王五 comes',
    ]);
  });

  it('are nothing against whoever has a bank card', () => {
    expect(kinds(`苏州精工 焊工\n${three}\n李四工资卡6217002010098765432 农行的，转给财务`)).toEqual([
      '张三 comes',
      '李四 comes',
      '王五 comes',
    ]);
  });

  it('are of the one who is named again behind the last', () => {
    const line = `苏州精工 焊工 加3个 张三${zhang} 李四${li} 王五${wang} 李四是老员工好像上月买过的`;
    expect(kinds(line)).toEqual(['张三 comes', expect.stringMatching(/^李四 (?!comes)/u), '王五 comes']);
  });
});

describe('B3 a day behind the last of several', () => {
  it('is of all of them, though somebody else stands further on', () => {
    const { rows } = paste(`苏州精工 焊工 加2个 张三${zhang} 李四${li} 27号起 另外王五不干了 ${wang}`);
    expect(rows.slice(0, 2).map(({ values }) => values.start_date)).toEqual(['2026-11-27', '2026-11-27']);
  });

  it('is not theirs where it is that of one who leaves', () => {
    const { rows } = paste(`苏州精工 都是27号上班\n张三 ${zhang} 顶替李四（李四 ${li} 昨天辞职了），焊工`);
    expect(rows[0]?.values.start_date).toBe('2026-11-27');
  });
});

it('B3 two readings of a name are two', () => {
  const { rows } = paste(`苏州精工 明天\n张三 车床 ${zhang}\n张三体检没过，先不加了`);
  expect(rows.map(({ values, intent }) => `${values.name} ${values.idcard} ${intent?.kind}`)).toEqual([
    `张三 ${zhang} wait`,
  ]);
  const doubts = rows.flatMap(({ doubts = [], values }) =>
    doubts.filter(({ others }) => others.includes(values.name ?? '')),
  );
  expect(doubts).toEqual([]);
});
