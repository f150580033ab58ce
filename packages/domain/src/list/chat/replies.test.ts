import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang } = persons;

const kindsOf = (text: string) =>
  Object.fromEntries(paste(text).rows.map(({ values, intent }) => [values.name, intent?.kind ?? 'add']));

describe('an answer to what is quoted', () => {
  const list = `王站长 17:03\n1、张三${zhang}分拣\n2、李四${li}分拣\n3、王五 身份证明天补`;

  it.each([
    `「王站长：1、张三${zhang}分拣」\n- - - - - - -\n这个不来了，不要加`,
    `「王站长：1、张三${zhang}分拣」\n不来了`,
    `> 1、张三${zhang}分拣\n他不来了`,
  ])('B3 is of whom the quotation names, and not of whom stands above it', (answer) => {
    expect(kindsOf(`${list}\n${answer}`)).toEqual({ 张三: 'leave', 李四: 'add', 王五: 'add' });
  });

  it('B3 that only says yes keeps nobody back', () => {
    expect(kindsOf(`${list}\n「王站长：1、张三${zhang}分拣」\n- - -\n收到`)).toMatchObject({
      张三: 'add',
      李四: 'add',
    });
  });
});

describe('whom a message names in other ways', () => {
  it('B3 is whose mobile stands below under a name of the same sound', () => {
    const { rows } = paste(`章国栋 ${zhang}\n李四 ${li}\n张国栋电话 13862147705`);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      values: { name: '章国栋', mobile: '13862147705' },
      doubts: [{ field: 'name', others: ['张国栋'] }],
    });
  });

  it('B3 comes as well, with a number that is to follow', () => {
    expect(Object.keys(kindsOf(`张三${zhang} 焊工 明天 刘海洋也是明天来，身份证晚点补`))).toContain('刘海洋');
  });

  it('B3 is spoken of by the given name, and asked about where all was said otherwise', () => {
    const { rows } = paste(`苏州精工 张小芸 ${zhang}\n李四 ${li}\n哦对 小芸不是精工的 是昆山好丰食品`);
    expect(rows[0]).toMatchObject({ values: { work_company: '昆山好丰食品有限公司' } });
    expect(rows[0]?.doubts?.map(({ field }) => field)).toContain('work_company');
  });

  it.each([
    ['包装员张三N', '张三'],
    ['金盛：佟大为N', '佟大为'],
    ['昨天发的 张三 的工种错了，是包装工不是焊工，号码N', '张三'],
    ['武进那边楚云N先不加', '楚云'],
  ])('B3 is read alone: %s', (words, name) => {
    expect(paste(words.replace('N', zhang)).rows[0]?.values.name).toBe(name);
  });

  it('B3 is nobody’s second name on a line', () => {
    const { rows } = paste(`一个叫张三${zhang} 另一个是女的叫詹晓琳 那个琳不对 号码${li} 张三做焊工`);
    expect(rows.map(({ values }) => values.name)).toEqual(['张三', '詹晓琳']);
  });
});

it('B3 the day to which somebody was moved counts, and the other is asked about', () => {
  expect(paste(`王五 ${wang} 本来说明天，改成25号再来`).rows[0]).toMatchObject({
    values: { start_date: '2026-11-25' },
    doubts: [{ field: 'start_date', others: ['2026-11-22'] }],
  });
});

it('B3 a line that stops twice speaks of those below it', () => {
  const kinds = kindsOf(`张三 ${zhang}\n以下不做了 减掉\n李四 ${li}`);
  expect(kinds).toEqual({ 张三: 'add', 李四: 'leave' });
});

it('B3 两个厂 is the name of no company', () => {
  expect(paste(`两个厂一起报哈\n张三 ${zhang}`).rows[0]?.values.work_company).toBeUndefined();
});
