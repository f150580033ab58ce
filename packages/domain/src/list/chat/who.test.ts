import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang, zhao } = persons;

const namesOf = (text: string) => paste(text).rows.map(({ values }) => values.name);
const kindsOf = (text: string) =>
  Object.fromEntries(paste(text).rows.map(({ values, intent }) => [values.name, intent?.kind ?? 'add']));

describe('names of a message', () => {
  it.each([
    ['他婆娘冉隆菊', '冉隆菊'],
    ['我战友的儿子裴晓峰同志 ', '裴晓峰'],
    ['我姐夫刘大力', '刘大力'],
    ['男的田应权', '田应权'],
    ['有个女的叫郝桂芳', '郝桂芳'],
    ['老乡李小双', '李小双'],
    ['张建国师傅 ', '张建国'],
    ['种师傅 种道行 ', '种道行'],
    ['小胖（大名 钮国华）', '钮国华'],
    ['虎子 大名叫 相国栋 ', '相国栋'],
    ['李姐（本名李秀英）', '李秀英'],
    ['酆 小 军 ', '酆小军'],
    ['換董昊 ', '董昊'],
    ['离职的温淑惠 ', '温淑惠'],
    ['担任保安，姓名阙小芳，身份证', '阙小芳'],
    ['一个叫冯德海生分证是', '冯德海'],
    ['保安队长王大锤', '王大锤'],
    ['厨师长刘德华 ', '刘德华'],
    ['李四的老公张三', '张三'],
    ['前面那位做到今天就不做了让她表妹孔小洁', '孔小洁'],
    ['那个 邓老幺（邓显富', '邓显富'],
    ['那边说要来个人 章文 ', '章文'],
    ['一个叫陈晨耳东陈早晨的晨身份证号是', '陈晨'],
  ])('B3 reads %s as %s', (words, name) => {
    expect(namesOf(`苏州精工明天\n${words}${zhang}`)).toEqual([name]);
  });

  it('B3 are of the numbers behind them, in their order', () => {
    const text = `张三和他老婆李四，明天，${zhang}，${li}`;
    expect(paste(text).rows.map(({ values }) => [values.name, values.idcard])).toEqual([
      ['张三', zhang],
      ['李四', li],
    ]);
  });

  it('B3 stand behind the work type that is theirs', () => {
    expect(paste(`明天 包装工 张三${zhang}，焊工 李四${li}`).rows).toMatchObject([
      { values: { name: '张三', occupation: '包装工' } },
      { values: { name: '李四', occupation: '焊工' } },
    ]);
  });

  it('B3 asks where somebody is called otherwise than the document may say', () => {
    const { rows } = paste(
      `大李娟 ${zhang}\n小李娟 ${li}\nWang Lei 王磊 ${wang}\nCHAN Ka Ming(陈家明) 回乡证H09318265`,
    );
    expect(rows).toMatchObject([
      { values: { name: '李娟' }, doubts: [{ field: 'name', others: ['大李娟'] }] },
      { values: { name: '李娟' }, doubts: [{ field: 'name', others: ['小李娟'] }] },
      { values: { name: '王磊' }, doubts: [{ field: 'name', others: ['Wang Lei'] }] },
      { values: { name: '陈家明' }, doubts: [{ field: 'name', others: ['CHAN Ka Ming'] }] },
    ]);
  });

  it('B3 asks for the name of whom only a title names', () => {
    expect(paste(`王师傅 ${zhang}`).rows).toMatchObject([{ doubts: [{ field: 'name' }] }]);
  });

  it('B3 reads traditional writing as simplified, and gives the name as it was written', () => {
    expect(
      paste(`新進 莊宗翰 ${zhang} 11/24報到\n離職 溫淑惠 ${li}\n許國棟 ${wang}\n許國棟不來了`).rows,
    ).toMatchObject([
      { values: { name: '莊宗翰' } },
      { values: { name: '溫淑惠' }, intent: { kind: 'leave' } },
      { values: { name: '許國棟' }, intent: { kind: 'leave' } },
    ]);
  });

  it('B3 gives numbers on lines of their own to as many names before, and asks unless their order is said', () => {
    const list = `明天2个\n殳强、晁丽\n${zhang}\n${li}`;
    expect(paste(list).rows).toMatchObject([
      { values: { name: '殳强', idcard: zhang }, doubts: [{ field: 'name' }] },
      { values: { name: '晁丽', idcard: li }, doubts: [{ field: 'name' }] },
    ]);
    expect(paste(`${list}\n身份证按顺序`).rows.flatMap(({ doubts = [] }) => doubts)).toEqual([]);
  });
});

describe('who is none of a message', () => {
  it('B3 is who speaks, with the clock before', () => {
    const text = `08:20 张工：苏州精工，明天，张三${zhang}\n11:55 阿强：张三不来了\n（12:10）李四 ${li}`;
    expect(kindsOf(text)).toEqual({ 张三: 'leave', 李四: 'add' });
  });

  it('B3 are numbers of papers, examples and what a mail says of itself', () => {
    const text = `审批编号 202611210937000182\n请按格式填：姓名：张三 身份证号：${zhang}\n姓名：李四 身份证号：${li}\n本邮件可能包含保密信息,如误收请删除。`;
    expect(kindsOf(text)).toEqual({ 李四: 'add' });
  });
});

describe('those without a number', () => {
  it.each([
    '今天离职：乔木、柯蓝、成双（都是染色）',
    '今天离职：乔木，柯蓝，成双',
    '乔木、柯蓝、成双今天做完走人',
    '今天不做了的有乔木、柯蓝和成双',
    '苏州精工退：乔木 柯蓝 成双',
    '今天走3个:\n乔木(尾号4417)\n柯蓝(不知道尾号)\n成双',
  ])('B3 all leave by %s', (text) => {
    expect(kindsOf(`${text}`)).toEqual({ 乔木: 'leave', 柯蓝: 'leave', 成双: 'leave' });
  });

  it('B3 wait together', () => {
    const text = '后天来3个:单立新、曲波、宓红 身份证晚点发 先不要买';
    expect(kindsOf(text)).toEqual({ 单立新: 'wait', 曲波: 'wait', 宓红: 'wait' });
  });

  it('B3 are asked for it, also beside others', () => {
    const { rows } = paste(`张三 ${zhang}，李国强（身份证还没拿到）`);
    expect(rows).toMatchObject([
      { values: { name: '张三' } },
      {
        values: { name: '李国强' },
        doubts: expect.arrayContaining([expect.objectContaining({ field: 'idcard' })]),
      },
    ]);
    expect(rows[0]?.intent).toBeUndefined();
  });
});

describe('B3 who stands at a place above', () => {
  const list = `苏州精工明天3个\n张三 ${zhang}\n李四 ${li}\n王五 ${wang}`;
  const told = (text: string) =>
    paste(text).rows.map(({ values, intent }) => [values.name, intent?.kind ?? 'add', intent?.of ?? '']);

  it.each([`第2个不来了，换成 赵六 ${zhao}`, `第二个不来了 换赵六 ${zhao}`, `赵六 ${zhao} 顶替第2个`])(
    'goes, and whoever has a number comes: %s',
    (line) => {
      expect(told(`${list}\n${line}`)).toEqual([
        ['张三', 'add', ''],
        ['李四', 'leave', ''],
        ['王五', 'add', ''],
        ['赵六', 'replace', '李四'],
      ]);
    },
  );

  it('is asked about where several sites are named and nobody says whose', () => {
    const other = `好丰食品\n王五 ${wang}\n第1个不来了，换成 赵六 ${zhao}`;
    expect(told(`苏州精工\n张三 ${zhang}\n${other}`)).toEqual([
      ['张三', 'unclear', ''],
      ['王五', 'unclear', ''],
      ['赵六', 'replace', ''],
    ]);
  });
});
