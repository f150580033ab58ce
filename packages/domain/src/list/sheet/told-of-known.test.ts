import { describe, expect, it } from 'vitest';
import { readBook } from '../book.ts';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';

const { zhang, li, wang, zhao } = persons;

const list = [
  '25号到岗',
  '序|姓名|身份证号|岗位',
  `1|张三|${zhang}|普工`,
  `2|李四|${li}|普工`,
  `3|王五|${wang}|普工`,
];

const read = (...sheets: Parameters<typeof readBook>[0]) => readBook(sheets, { today, directory }).list;
const kinds = (...sheets: Parameters<typeof readBook>[0]) =>
  read(...sheets).rows.map(({ values, intent }) => [values.name, intent?.kind ?? 'add']);

describe('B3 what stands below a list of somebody in it', () => {
  it.each([[['李四|没来面试', '王五|刷掉']], [['姓名|结果', '李四|未到', '王五|不录用']]])(
    'is said of whom it names, and is nobody: %s',
    (below) => {
      const { rows, skipped } = read(sheetOf([...list, ...below]));
      expect(rows.map(({ values, intent }) => [values.name, intent?.kind ?? 'add'])).toEqual([
        ['张三', 'add'],
        ['李四', 'wait'],
        ['王五', 'unclear'],
      ]);
      expect(skipped).toHaveLength(1 + below.length);
    },
  );

  it('is said of whom it names in words that nobody foresaw', () => {
    expect(kinds(sheetOf([...list, '李四 刷掉']))).toEqual([
      ['张三', 'add'],
      ['李四', 'unclear'],
      ['王五', 'add'],
    ]);
  });

  it('names alone who was agreed to', () => {
    const line = '厂方签字：同意张三入职，其他两人再议。';
    expect(kinds(sheetOf([...list, line])).map(([, kind]) => kind)).not.toEqual(['add', 'add', 'add']);
  });

  it('stands on a sheet of results as well', () => {
    const results = sheetOf(['姓名|结果', '张三|通过', '李四|未到', '王五|不录用'], '面试结果');
    expect(kinds(sheetOf(list), results)).toEqual([
      ['张三', 'add'],
      ['李四', 'wait'],
      ['王五', 'unclear'],
    ]);
  });
});

describe('B3 two persons of a row', () => {
  it.each(['男方|身份证|女方|身份证', '师傅|身份证|徒弟|身份证', '老乡|身份证号|老乡|身份证号'])(
    'have each their own name under headings that are none of names: %s',
    (heading) => {
      const { rows } = read(sheetOf([heading, `张三|${zhang}|李四|${li}`, `王五|${wang}|赵六|${zhao}`]));
      expect(rows.map(({ values }) => [values.name, values.idcard])).toEqual([
        ['张三', zhang],
        ['李四', li],
        ['王五', wang],
        ['赵六', zhao],
      ]);
    },
  );
});

describe('B3 a column under a heading that nobody foresaw', () => {
  it.each([
    ['谁家的人', '江南', '宏达劳务'],
    ['甲方回复', '同意', '身高不够'],
    ['几成把握', '一定来', '三成'],
    ['试工结论', '合格', '再看两天'],
  ])('keeps back who may not be meant: %s', (title, yes, other) => {
    const rows = [`姓名|身份证号|${title}`, `张三|${zhang}|${yes}`, `李四|${li}|${other}`];
    expect(kinds(sheetOf(rows))[1]?.[1]).not.toBe('add');
  });

  it.each([
    ['班次', '白班', '夜班'],
    ['尺码', '大号', '中号'],
    ['籍贯', '河南信阳', '安徽阜阳'],
    ['文化程度', '初中', '高中'],
  ])('keeps nobody back for what people have beside: %s', (title, one, other) => {
    const rows = [`姓名|身份证号|${title}`, `张三|${zhang}|${one}`, `李四|${li}|${other}`];
    expect(kinds(sheetOf(rows)).map(([, kind]) => kind)).toEqual(['add', 'add']);
  });
});
