import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang } = persons;

describe('B3 a swap', () => {
  it.each([
    ['李四的位子由王五接，王五 NUMBER', '李四'],
    ['王海的岗由王五 NUMBER 顶', '王海'],
    ['老胡的位子由王五接，王五身份证NUMBER', '老胡'],
    ['Li Lei will be replaced by 王五 NUMBER', 'Li Lei'],
    ['王五 NUMBER 顶替苏州精工的李四', '李四'],
  ])('is told in the words that were written: %s', (written, goes) => {
    const text = written.replace('NUMBER', wang);
    const { rows } = paste(`苏州精工明天\n张三 ${zhang}\n${text}`);
    const comer = rows.find(({ values }) => values.idcard === wang);
    expect([comer?.values.name, comer?.intent?.kind, comer?.intent?.of]).toEqual(['王五', 'replace', goes]);
    expect(rows.find(({ values }) => values.name === goes)?.intent?.kind).toBe('leave');
    for (const words of (comer?.intent?.words ?? '').split('，')) expect(text).toContain(words);
  });

  it('gives nobody the number of who comes, where only who goes is named', () => {
    const [row, gone] = paste(`明天来一个，顶替苏州精工的李四 ${wang} 普工`).rows;
    expect(row).toMatchObject({
      values: { idcard: wang, work_company: '苏州精工电子有限公司' },
      intent: { kind: 'replace', of: '李四' },
      doubts: [{ field: 'name', others: ['李四'] }],
    });
    expect(row?.values.name).toBeUndefined();
    expect(gone).toMatchObject({ values: { name: '李四' }, intent: { kind: 'leave' } });
  });

  it('gives who comes the work and the day of who goes, where they are the same', () => {
    const { rows } = paste(
      `张三 ${zhang} 普工\n李四 ${li} 包装工 明天\n李四有事不来了，换王五 ${wang}，岗位时间都一样`,
    );
    expect(rows.find(({ values }) => values.idcard === wang)?.values).toMatchObject({
      occupation: '包装工',
      start_date: '2026-11-22',
    });
  });
});

describe('B3 who is somebody to somebody else', () => {
  it('has no name by that', () => {
    const [row] = paste(`周建军老婆 ${wang} 明天来苏州精工`).rows;
    expect([row?.values.name, row?.values.idcard]).toEqual([undefined, wang]);
  });

  it('has a mobile of their own', () => {
    const { rows } = paste(`苏州精工明天\n张三 ${zhang}\n李四 ${li}\n张三媳妇电话13301234567，有急事找她`);
    expect(rows.map(({ values, intent }) => [values.mobile, intent])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('is nobody more for being called otherwise on the same line', () => {
    const { rows } = paste(`苏州精工\n张三 ${zhang}\n阿强不做了，黎永强，昨天走了`);
    expect(rows.map(({ values, intent }) => [values.name, intent?.kind])).toEqual([
      ['张三', undefined],
      ['黎永强', 'leave'],
    ]);
  });
});

describe('B3 words over persons', () => {
  it('are of those below, where they say that these are others', () => {
    const { rows } = paste(
      `苏州精工 明天\n张三 ${zhang}\n另外这几个不做了，保险停掉\n李四 ${li}\n王五 ${wang}`,
    );
    expect(rows.map(({ intent }) => intent?.kind)).toEqual([undefined, 'leave', 'leave']);
  });

  it('end what was said before, where so many come on a day', () => {
    const { rows } = paste(`离职：\n张三 ${zhang}\n宁波港务\n装卸2名，下周一到\n李四 ${li}\n王五 ${wang}`);
    expect(rows.map(({ intent }) => intent?.kind)).toEqual(['leave', undefined, undefined]);
  });

  it('of another matter hold nobody back', () => {
    const { rows } = paste(
      `苏州精工の田中です。\n11月27日入社予定\n张三 ${zhang}\n卜部長の件は保留でお願いします。`,
    );
    expect(rows).toMatchObject([
      { values: { work_company: '苏州精工电子有限公司', start_date: '2026-11-27' } },
    ]);
    expect(rows[0]?.intent).toBeUndefined();
  });

  it.each(['Hold Peter Okafor (passport A08812345) until his permit comes', '李四 康建平 退職します'])(
    'of another language keep back: %s',
    (text) => {
      const { rows } = paste(`Please add:\n张三 ${zhang}\n${text.replace('康建平', li)}`);
      expect(rows[0]?.intent).toBeUndefined();
      expect(rows[1]?.intent?.kind).toMatch(/^(?:wait|leave)$/);
    },
  );
});

it('B3 quotes the characters of who wrote it', () => {
  const { rows } = paste(`张三 ${zhang}\n李四 ${li}\n以上兩位先不要加，等體檢`);
  expect(rows.map(({ intent }) => intent?.words)).toEqual([
    '以上兩位先不要加，等體檢',
    '以上兩位先不要加，等體檢',
  ]);
});
