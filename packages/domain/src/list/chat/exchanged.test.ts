import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang, zhao } = persons;

const read = (said: string) =>
  Object.fromEntries(
    paste(`苏州精工 明天\n张三 ${zhang}\n李四 ${li}\n${said}`).rows.map(({ values, intent }) => [
      values.idcard === undefined ? `${values.name} –` : values.name,
      intent ? [intent.kind, intent.of].join(' ').trim() : 'add',
    ]),
  );

describe('B3 who goes for somebody with a number, told without a name', () => {
  it.each([
    `这个人不来了 换成王五 ${wang}`,
    `更正 此人不来了，换成王五 ${wang}`,
    `她不来了换王五 ${wang}`,
    `后面这个换一下\n王五 ${wang}`,
    `王五 ${wang} 顶替他`,
    `王五 ${wang} 替上面那个`,
    `最后一个人换了：王五 ${wang}`,
    `尾号0123的换成王五 ${wang}`,
    `李四这个换成王五 ${wang}`,
    `李四的名额换成王五 ${wang}`,
    `李四用王五 ${wang} 代替`,
    `用王五 ${wang} 代替李四`,
  ])('is the one right above, or at that place: %s', (said) => {
    expect(read(said)).toEqual({ 张三: 'add', 李四: 'leave', 王五: 'replace 李四' });
  });

  it('are as many as it says', () => {
    const both = { 张三: 'leave', 李四: 'leave' };
    expect(read(`这两个换成王五 ${wang} 和 赵六 ${zhao}`)).toEqual({
      ...both,
      王五: 'replace 张三',
      赵六: 'replace 李四',
    });
    expect(read(`他俩不来了换成：\n王五 ${wang}\n赵六 ${zhao}`)).toMatchObject({ ...both, 王五: 'replace' });
  });

  it('makes room for one who is added', () => {
    expect(read(`这个删掉 加王五 ${wang}`)).toEqual({ 张三: 'add', 李四: 'leave', 王五: 'add' });
  });

  it.each([`换成王五 ${wang}`, `换人了\n王五 ${wang}`, `普工换成王五 ${wang}`])(
    'is asked of those above where nothing tells: %s',
    (said) => {
      expect(read(said)).toMatchObject({ 张三: 'unclear', 李四: 'unclear' });
    },
  );

  it('is nobody above where a name tells', () => {
    expect(read(`何磊不来了，换成王五 ${wang}`)).toMatchObject({ 张三: 'add', 李四: 'add' });
  });
});
