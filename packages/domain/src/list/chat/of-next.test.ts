import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang } = persons;

const told = (text: string) =>
  paste(`苏州精工 明天 包装工\n${text}`).rows.map(
    ({ values, intent, doubts = [] }) =>
      `${values.name ?? '-'} ${values.idcard}${intent || doubts.length > 0 ? ' asked' : ''}`,
  );

describe('B3 a number before which somebody is told of without a name', () => {
  it.each([
    `张三${zhang}他弟弟${li}孙丽丽${wang}`,
    `张三 ${zhang} 他弟弟 ${li} 孙丽丽 ${wang}`,
    `张三${zhang}也叫张三同名的${li}孙丽丽${wang}`,
    `张三 ${zhang} 他老乡 ${li} 孙丽丽 ${wang} 郝运来`,
  ])('is nobody else: %s', (text) => {
    expect(told(text)).toEqual([`张三 ${zhang}`, `- ${li} asked`, `孙丽丽 ${wang}`]);
  });

  it.each([`张三${zhang}，${li}孙丽丽，${wang}王五`, `张三${zhang}、${li} 孙丽丽、${wang} 王五`])(
    'is of the name behind it where no word says whose it is: %s',
    (text) => {
      expect(told(text).slice(0, 2)).toEqual([`张三 ${zhang}`, `孙丽丽 ${li}`]);
    },
  );
});

it.each(['还有一个同名的', '另一个重名的', '同名同姓的', '还有个小姑娘', '还有个小伙子', '还有个男孩'])(
  'B3 words that say who somebody is are no name: %s',
  (words) => {
    expect(told(`张三 ${zhang}\n${words} ${li}`)).toEqual([`张三 ${zhang}`, `- ${li} asked`]);
  },
);
