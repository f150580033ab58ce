import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';

const { zhang, li, wang, zhao } = persons;

const told = (title: string, heading: string) =>
  readBook(
    [
      sheetOf([
        title,
        heading,
        `张三|${zhang}|李四|${li}|焊工|2026-11-25`,
        `王五|${wang}|赵六|${zhao}|焊工|2026-11-25`,
      ]),
    ],
    { today, directory },
  ).list.rows.map(({ values, intent }) => [
    values.name,
    values.idcard,
    intent?.kind ?? 'add',
    intent?.of ?? '',
  ]);

describe('B3 a table of who goes and who comes', () => {
  it.each([
    '原被保险人|原身份证|新被保险人|新身份证|岗位|更换日期',
    '原被保险人|原身份证|更换为|新身份证|岗位|更换日期',
    '旧|身份证|新|身份证|工种|日期',
    '旧人员|证件号|新人员|证件号|工种|到岗日期',
    '姓名|身份证|替换成|身份证号|岗位|日期',
    '离职|身份证|顶岗|身份证|工种|日期',
    '变更前|身份证|变更后|身份证|工种|日期',
  ])('gives each the own number, and keeps back who goes: %s', (heading) => {
    expect(told('苏州精工 名单', heading)).toEqual([
      ['张三', zhang, 'leave', ''],
      ['李四', li, 'replace', '张三'],
      ['王五', wang, 'leave', ''],
      ['赵六', zhao, 'replace', '王五'],
    ]);
  });

  it('insures who comes on the row of who leaves, and nobody else', () => {
    expect(told('苏州精工 名单', '离职|身份证|入职|身份证|工种|日期').map(([, , kind]) => kind)).toEqual([
      'leave',
      'add',
      'leave',
      'add',
    ]);
  });

  it('asks about both where only the title says that some are exchanged', () => {
    const heading = '姓名|身份证|姓名|身份证|工种|日期';
    const kinds = (title: string) => told(title, heading).map(([, , kind]) => kind);
    expect(new Set(kinds('苏州精工 换人'))).toEqual(new Set(['unclear']));
    expect(new Set(kinds('苏州精工 名单'))).toEqual(new Set(['add']));
  });
});
