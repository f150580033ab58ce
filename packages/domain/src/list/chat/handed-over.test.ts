import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang, zhao } = persons;

describe('a place that somebody takes over', () => {
  it.each([
    [`王五由赵六顶替 ${zhao}`, '王五'],
    [`王五改由赵六 ${zhao}`, '王五'],
    [`王五的岗位由赵六 ${zhao} 接替，明天到`, '王五'],
    [`王五不做了，由赵六顶上 ${zhao}`, '王五'],
    [`王五走了，赵六补上 ${zhao}`, '王五'],
    [`王五不做了换成赵六 ${zhao}`, '王五'],
    [`王五今天最后一天，明天赵六接他 ${zhao}`, '王五'],
  ])('B3 is named with whoever had it: %s', (line, of) => {
    const rows = paste(`苏州精工 明天\n张三 ${zhang}\n王五 ${wang}\n${line}`).rows;
    const told = rows.map(({ values, intent }) => [values.name, values.idcard, intent?.kind]);
    expect(told).toEqual([
      ['张三', zhang, undefined],
      ['王五', wang, 'leave'],
      ['赵六', zhao, 'replace'],
    ]);
    expect(rows[2]?.intent?.of).toBe(of);
  });

  it('B3 is nobody’s who comes for himself: 王五辞职 赵六入职', () => {
    const { rows } = paste(`王五辞职 赵六入职 ${zhao} 焊工 明天`);
    expect(rows.map(({ values, intent }) => [values.name, values.idcard, intent?.kind])).toEqual([
      ['赵六', zhao, undefined],
      ['王五', undefined, 'leave'],
    ]);
  });

  it('B3 is told by one character before each name: 减王五, 加赵六', () => {
    const { rows } = paste(`减王五 ${wang}\n加赵六 ${zhao}`);
    expect(rows).toMatchObject([
      { values: { name: '王五', idcard: wang }, intent: { kind: 'leave', words: '减' } },
      { values: { name: '赵六', idcard: zhao } },
    ]);
    expect(rows[1]?.intent).toBeUndefined();
  });

  it('B3 may be told by its number', () => {
    const { rows } = paste(`李四 ${li}\n王五 ${wang}\n第2位改由赵六顶岗 ${zhao}`);
    expect(rows).toMatchObject([
      { values: { name: '李四' } },
      { values: { name: '王五' }, intent: { kind: 'leave' } },
      { values: { name: '赵六', idcard: zhao }, intent: { kind: 'replace', of: '王五' } },
    ]);
  });

  it('B3 is quoted as it was written', () => {
    const { rows } = paste(`李四 ${li}\n李四改由赵六 ${zhao}`);
    expect(rows[1]?.intent?.words).toBe('改由');
  });
});
