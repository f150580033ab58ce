import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';
import { isNegated, looksLikeName } from '../words/surnames.ts';

const { zhang, li, wang } = persons;

describe('a quotation of what was said before', () => {
  const text = [
    `「客服小刘：昨天苏州精工的 张三 ${zhang} 已经加好了，生效了」`,
    '今天还有两个',
    `李四 ${li} 包装工`,
    `王五 ${wang} 包装工`,
    '公司还是苏州精工',
  ].join('\n');

  it('B3 is set aside where it says that it is done, and asks nothing', () => {
    const [quoted] = paste(text).rows;

    expect(quoted).toMatchObject({ values: { name: '张三' }, intent: { kind: 'again' } });
    expect(quoted?.doubts).toBeUndefined();
  });

  it('B3 has its day and its company for nobody else', () => {
    const [, ...others] = paste(text).rows;

    expect(others.map(({ values, doubts }) => [values.start_date, values.work_company, doubts])).toEqual([
      ['2026-11-21', '苏州精工电子有限公司', undefined],
      ['2026-11-21', '苏州精工电子有限公司', undefined],
    ]);
  });
});

describe('a verb with a no before it', () => {
  it.each(['没带', '没来', '莫停', '别加', '不做', '不做了', '莫减他'])('B3 is no name: %s', (words) => {
    expect([looksLikeName(words), isNegated(words)]).toEqual([false, true]);
  });

  it.each(['莫小东', '莫言', '莫文蔚', '莫有才'])('B3 leaves a name as it is: %s', (name) => {
    expect([looksLikeName(name), isNegated(name)]).toEqual([true, false]);
  });

  it('B3 is nobody beside a number', () => {
    const [row] = paste(`对了张三身份证没带，苏州精工的，${zhang}是他发我的，你先别加`).rows;

    expect(row).toMatchObject({ values: { name: '张三', idcard: zhang }, intent: { kind: 'wait' } });
  });
});

describe('a signature', () => {
  it('B3 with a dash and a mobile below all is nobody', () => {
    const { rows } = paste(
      `张三 ${zhang} 苏州精工\n李四 ${li}\n以上两个明天进场\n——项目部 王小虎 13800138021`,
    );

    expect(rows.map(({ values }) => values.name)).toEqual(['张三', '李四']);
  });

  it('B3 is none where others stand behind the same sign', () => {
    const { rows } = paste(`——张三 ${zhang} 苏州精工\n——李四 13800138021`);

    expect(rows.map(({ values }) => values.name)).toEqual(['张三', '李四']);
  });
});
