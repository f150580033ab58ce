import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang, zhao } = persons;

const four = `明天入职 苏州精工 普工\n1.张三 ${zhang}\n2.李四 ${li}\n3.王五 ${wang}\n4.赵六 ${zhao}`;

const come = (line: string) =>
  paste(`${four}\n${line}`)
    .rows.filter(({ values }) => values.idcard !== undefined)
    .map(({ intent }) => (intent === undefined ? 1 : 0))
    .join('');

describe('B3 a line below that says who of those above is to be insured', () => {
  it.each([
    ['就买1和3', '1010'],
    ['留1和3', '1010'],
    ['2和4不来了', '1010'],
    ['2、4不要了', '1010'],
    ['2，4去掉', '1010'],
    ['2号4号再等等', '1010'],
    ['第2和第4个暂时不弄', '1010'],
    ['这里面2和4不来了，1号照旧', '1010'],
    ['只上第一个和第三个，另外两个不来', '1010'],
    ['张三、王五先上，另外的再说', '1010'],
    ['李四赵六先不弄', '1010'],
    ['后面两个看情况', '1100'],
  ])('is read where it says whom: %s', (line, wanted) => {
    expect(come(line)).toBe(wanted);
  });

  it.each(
    `1和3买就行了
    先上1跟3吧
    就张三和王五买
    先买张三 王五
    2 4 划掉
    前两个买就可以
    就买1和3，其他不买
    都先不急，等厂里通知再弄
    老板说明天只要3个人 原来报了5个
    我先看看留哪3个
    这些人的保险到期了吗帮我查下
    以上除序号2外全部参保
    4以后的先放一放
    只有1、3来
    划掉2、4
    中间两个不要
    头尾两个买
    单号的买
    男的买，女的不买
    身份证号对的才买
    没有驾照的别买
    满18的买
    先买两个
    明天来两个人就行`.split(/\n\s*/u),
  )('asks of whoever it may leave out: %s', (line) => {
    expect(come(line)).toMatch(/^[01]0[01]0$|^0000$/);
  });

  it.each([
    '麻烦尽快加一下，谢谢',
    '这4个帮我加一下',
    '以上4人今天就要生效',
    '就这4个',
    '还有一个晚上发你',
    '做完就停',
  ])('asks nothing where it decides nothing: %s', (line) => {
    expect(come(line)).toBe('1111');
  });

  it('is read beside one more who comes', () => {
    const { rows } = paste(
      `${four}\n这里面2和4不来了，3改成后天来。再加一个 钱七 110101199003070011 也是明天`,
    );
    expect(rows.map(({ values, intent }) => [values.name, intent?.kind, values.start_date])).toEqual([
      ['张三', undefined, '2026-11-22'],
      ['李四', 'leave', undefined],
      ['王五', 'correct', '2026-11-23'],
      ['赵六', 'leave', undefined],
      ['钱七', undefined, '2026-11-22'],
    ]);
  });

  it('gives a day to those whom it leaves, and none to whom it excepts', () => {
    const { rows } = paste(`${four.replace('明天入职 ', '')}\n除了3号和4号，其他明天(周日)都上\n4号下周一`);
    expect(rows.map(({ values }) => values.start_date)).toEqual([
      '2026-11-22',
      '2026-11-22',
      undefined,
      '2026-11-23',
    ]);
  });
});
