import { describe, expect, it } from 'vitest';
import { directory, persons, today } from '../../test/list-world.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';

const list = `张三 ${persons.zhang}\n李四 ${persons.li}\n王五 ${persons.wang}`;

/** Who needs no question in a list of a kind. */
const ready = (kind: 'add' | 'off', text: string) =>
  readAs(kind, readPasted(text, { today, directory, kind }), { today, text, directory })
    .rows.flatMap(({ values, intent }) => (intent ? [] : values.name))
    .join(' ');

describe('B3 a line that says something of each by their place', () => {
  it.each([
    ['前两个走了，后面那个还在', '', '张三 李四'],
    ['前两个走了后面那个还在', '', '张三 李四'],
    ['头两个离职了 最后一个没走', '', '张三 李四'],
    ['第一个走了，后面两个还在', '', '张三'],
    ['前面俩退掉，后面那个加上', '王五', '张三 李四'],
    ['上面两个是辞职的，下面一个是新来的', '王五', '张三 李四'],
    ['中间那个先不上，两头的上', '张三 王五', ''],
  ])('takes each as it says: %s', (line, added, takenOff) => {
    expect(ready('add', `${list}\n${line}`)).toBe(added);
    if (takenOff !== '') expect(ready('off', `${list}\n${line}`)).toBe(takenOff);
  });

  it('is read behind names on their own line', () => {
    expect(ready('off', '张三、李四、王五，前两个走了，后面那个还在')).toBe('张三 李四');
  });

  it.each(['前两个走了，后面那个好像也走了', '前五个走了，后面那个还在', '前两个走了，后面两个还在'])(
    'asks where more is said, or nobody knows who is meant: %s',
    (line) => {
      expect(ready('off', `${list}\n${line}`)).toBe('');
    },
  );
});
