import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang, zhao } = persons;

describe('corrections of a message', () => {
  it('B3 takes a number alone, below words that the number above is wrong, for the right one', () => {
    const { rows } = paste(`张三 ${zhang}\n上面身份证写错了，是\n${li}`);
    expect(rows).toMatchObject([
      {
        values: { name: '张三', idcard: li },
        intent: { kind: 'correct' },
        doubts: [{ field: 'idcard', others: [zhang] }],
      },
    ]);
    expect(rows).toHaveLength(1);
  });

  it('B3 takes no 应该 for the name of whose number it is', () => {
    const { rows } = paste(`张三 ${zhang}\n上面张三身份证写错了，应该是${li}`);
    expect(rows).toMatchObject([{ values: { name: '张三', idcard: li }, intent: { kind: 'correct' } }]);
    expect(rows).toHaveLength(1);
  });

  it('B3 asks of whoever is also there about what was said of the one above', () => {
    const { rows } = paste(`张三 ${zhang} 来不来他自己都没想好\n还有这个也是那边的${li}`);
    expect(rows).toMatchObject([{ intent: { kind: 'unclear' } }, { intent: { kind: 'unclear' } }]);
    expect(rows[1]?.values.name).toBeUndefined();
  });

  it('B3 keeps every number where two of one name were each corrected', () => {
    const numbers = [zhang, li, wang, zhao];
    const [first, second] = paste(
      numbers.map((number, at) => `离职：\n张三 ${number}${at % 2 === 1 ? '，写错了' : ''}`).join('\n'),
    ).rows;
    expect([first?.values.idcard, second?.values.idcard]).toEqual([li, zhao]);
    expect(first?.doubts).toMatchObject([{ field: 'idcard', others: [zhang] }]);
    expect(second?.doubts).toMatchObject([{ field: 'idcard', others: [wang] }]);
  });

  it('B3 moves the day of those above', () => {
    const { rows } = paste(`苏州精工明天来两个\n张三 ${zhang}\n李四 ${li}\n原定明天到岗，现在改成25号到岗`);
    expect(rows).toMatchObject([
      { values: { start_date: '2026-11-25' }, intent: { kind: 'correct' } },
      { values: { start_date: '2026-11-25' }, intent: { kind: 'correct' } },
    ]);
  });

  it('B3 reads a list that stands instead of one before', () => {
    const { rows } = paste(
      `明天入职\n张三 ${zhang}\n李四 ${li}\n\n上一条作废，以这条为准\n25号入职\n张三 ${wang}`,
    );
    expect(rows).toMatchObject([
      { values: { name: '李四', idcard: li }, intent: { kind: 'unclear' } },
      {
        values: { name: '张三', idcard: wang, start_date: '2026-11-25' },
        intent: { kind: 'correct', of: '张三' },
      },
    ]);
    expect(rows).toHaveLength(2);
  });

  it('B3 knows one who stands there twice, once with a number that is none', () => {
    const { rows } = paste(`张三 ${zhang.slice(0, -1)}\n张三 ${zhang}`);
    expect(rows).toMatchObject([{ values: { idcard: zhang }, intent: { kind: 'correct', of: '张三' } }]);
    expect(paste(`张三 ${zhang}\n张三 ${li}`).rows).toHaveLength(2);
  });

  it('B3 gives those who come and those who go each their day', () => {
    const { rows } = paste(`张三 ${zhang} 新增\n李四 ${li} 减员\n新增的统一12月1日生效，减员的今天停`);
    expect(rows).toMatchObject([
      { values: { name: '张三', start_date: '2026-12-01' } },
      { values: { name: '李四', end_date: '2026-11-21' }, intent: { kind: 'leave' } },
    ]);
  });

  it('B3 reads 同上 and 他 as of whom the words before speak', () => {
    expect(paste(`张三 ${zhang} 苏州精工 包装工 明天\n李四 ${li} 同上`).rows[1]?.values).toMatchObject({
      work_company: '苏州精工电子有限公司',
      occupation: '包装工',
      start_date: '2026-11-22',
    });
    const { rows } = paste(`张三 ${zhang}\n李四 ${li}\n都是25号上班。李四除外，他28号。`);
    expect(rows.map(({ values }) => values.start_date)).toEqual(['2026-11-25', '2026-11-28']);
  });
});

describe('words that say why somebody is named', () => {
  it.each([
    [`出：\n张三 ${zhang}`, 'leave'],
    [`新进：\n李四 ${li}\n走：\n张三 ${zhang}`, 'leave'],
    [`张三 ${zhang} 走`, 'leave'],
    [`张三 ${zhang} 缓`, 'wait'],
    [`张三 ${zhang}，等我电话`, 'wait'],
    [`李四 ${li}\n张三 ${zhang}\n备注：张三怀孕 先别安排保险`, 'wait'],
    [`Please stop insurance for below:\n张三 ${zhang}`, 'leave'],
    [`离职名单\n苏州精工：张三`, 'leave'],
    [`张三 ${zhang}\n换成他表弟`, 'unclear'],
    [`李四 ${li}，张三 ${zhang}，张三等通知`, 'wait'],
  ])('B3 %s', (text, kind) => {
    const row = paste(text).rows.find(({ values }) => values.name === '张三');
    expect(row?.intent?.kind).toBe(kind);
  });

  it('B3 says whose place somebody takes, also where two are named in one breath', () => {
    expect(paste(`张三 ${zhang} 顶替孟祥东 史文斌走由李四 ${li} 来替`).rows).toMatchObject([
      { values: { name: '张三' }, intent: { kind: 'replace', of: '孟祥东' } },
      { values: { name: '李四' }, intent: { kind: 'replace', of: '史文斌' } },
      { values: { name: '孟祥东' }, intent: { kind: 'leave' } },
      { values: { name: '史文斌' }, intent: { kind: 'leave' } },
    ]);
  });

  it('B3 gives the places of some to as many above', () => {
    expect(paste(`张三 ${zhang}\n李四 ${li}\n上面两个是替换沈涛和张译的`).rows).toMatchObject([
      { values: { name: '张三' }, intent: { kind: 'replace', of: '沈涛' } },
      { values: { name: '李四' }, intent: { kind: 'replace', of: '张译' } },
      { values: { name: '沈涛' }, intent: { kind: 'leave' } },
      { values: { name: '张译' }, intent: { kind: 'leave' } },
    ]);
  });

  it('B3 tells nobody what a line says of all but them', () => {
    const { rows } = paste(`张三 ${zhang}\n李四 ${li} 26号\n以上除李四外都是25号`);
    expect(rows.map(({ values }) => values.start_date)).toEqual(['2026-11-25', '2026-11-26']);
  });
});

describe('numbers and names as they are said', () => {
  it.each([
    ['一一零一零一一九九零零三零七零零一一', zhang],
    ['110101,1990,0307,0011', zhang],
    ['51010719760815201叉', '51010719760815201X'],
  ])('B3 reads %s, and has it looked at', (words, number) => {
    const [row] = paste(`张三，${words}`).rows;
    expect(row).toMatchObject({ values: { idcard: number } });
    expect(row?.doubts).toContainEqual({ field: 'idcard', words, others: [] });
  });

  it('B3 keeps a number of which some is hidden', () => {
    expect(paste('张三 110101********0011').rows).toMatchObject([
      { values: { idcard: '110101********0011' } },
    ]);
  });

  it.each([
    [`张三${zhang}23日`, '2026-11-23'],
    [`张三${zhang}2026.11.25`, '2026-11-25'],
    [`张三/${zhang}/1123-1231`, '2026-11-23'],
    [`张三 ${zhang} 廿四号到岗`, '2026-11-24'],
    [`张三 ${zhang} 12月1日生效`, '2026-12-01'],
  ])('B3 parts the number of %s from the day', (text, day) => {
    expect(paste(text).rows).toMatchObject([{ values: { name: '张三', idcard: zhang, start_date: day } }]);
  });

  it.each([
    [`袁 宏 远 ${zhang}`, '袁宏远'],
    [`上月离职的张勇敢又回来了,重新给他加上 ${zhang}`, '张勇敢'],
    [`翠翠姐(崔翠华)${zhang}`, '崔翠华'],
    [`周一 ${zhang} 周二到岗`, '周一'],
    [`NGUYEN VAN AN  passport C4417802`, 'NGUYEN VAN AN'],
    [`And remove Li Na ${zhang}`, 'Li Na'],
  ])('B3 finds the name in %s', (text, name) => {
    expect(paste(text).rows[0]?.values.name).toBe(name);
  });

  it('B3 takes a day of years ago for a birth, and asks of a day that is no such weekday', () => {
    expect(paste(`NGUYEN VAN AN C4417802 1994/05/12`).rows[0]?.values.start_date).toBeUndefined();
    expect(paste(`张三 ${zhang} 24号（周一）到`).rows[0]).toMatchObject({
      values: { start_date: '2026-11-24' },
      doubts: [{ field: 'start_date', others: ['2026-11-23'] }],
    });
  });

  it.each(['苏州经工', 'suzhoujinggong'])('B3 knows a company by its sound, and asks: %s', (words) => {
    expect(paste(`${words}那边明天来一个\n张三 ${zhang}`).rows).toMatchObject([
      {
        values: { work_company: '苏州精工电子有限公司' },
        doubts: [{ field: 'work_company', others: [expect.stringContaining(words)] }],
      },
    ]);
  });

  it('B3 names all whom a line lists, and nobody else', () => {
    expect(paste(`离职2人：朱一龙、白宇，昨天最后一天`).rows).toMatchObject([
      { values: { name: '朱一龙' }, intent: { kind: 'leave' } },
      { values: { name: '白宇' }, intent: { kind: 'leave' } },
    ]);
    expect(paste(`帮我把昨天报的那个李小龙停掉`).rows).toMatchObject([
      { values: { name: '李小龙' }, intent: { kind: 'leave' } },
    ]);
  });
});

describe('B3 what was sent before', () => {
  it('is known by the name that the line before a right number says', () => {
    const { rows } = paste(`上午发的那个张娜 身份证少写了一位\n正确的是 ${zhang}`);
    expect(rows.map(({ values, intent }) => [values.name, values.idcard, intent?.kind])).toEqual([
      ['张娜', zhang, 'correct'],
    ]);
  });

  it('was another work, which is none of theirs now', () => {
    const { rows } = paste(`张三 ${zhang} 还在苏州精工，岗位由普工改成电焊工`);
    expect(rows.map(({ values, intent }) => [values.occupation, intent?.kind])).toEqual([
      ['电焊工', 'correct'],
    ]);
  });
});
