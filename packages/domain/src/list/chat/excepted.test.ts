import { describe, expect, it } from 'vitest';
import { directory, paste, persons, today } from '../../../test/list-world.ts';
import { readPasted } from '../pasted.ts';

const list = [`张三 ${persons.zhang}`, `李四 ${persons.li}`, `王五 ${persons.wang}`];

/** Who of 张三, 李四 and 王五 is to be insured without being asked about. */
const come = (...lines: readonly string[]) =>
  paste(lines.join('\n'))
    .rows.flatMap(({ values, intent }) => (intent ? [] : [values.name]))
    .join(' ');

describe('B3 a line that excepts some from what it says of all', () => {
  it.each([
    ['除了张三其他都上', '李四 王五'],
    ['除张三外都参加', '李四 王五'],
    ['除张三、李四外全部参保', '王五'],
    ['除开张三都可以买了', '李四 王五'],
    ['除掉张三，其他人正常参保', '李四 王五'],
    ['以上人员（张三除外）全部上保险', '李四 王五'],
    ['就张三不上，别人都上', '李四 王五'],
    ['名单里只有张三别加，其他的都加上', '李四 王五'],
    ['除了第二个，其他都上', '张三 王五'],
    ['除了小李，别的都上', '张三 王五'],
  ])('asks about them alone: %s', (line, names) => {
    expect(come(...list, line)).toBe(names);
  });

  it.each(['除了张三和周大生，其他都上', '除了小周，其他都上', '除了张三，其他都先不上'])(
    'asks about everybody where nobody knows who is meant, or none of them comes: %s',
    (line) => {
      expect(come(...list, line)).toBe('');
    },
  );

  it('is read above those of whom it speaks, too', () => {
    expect(come('除了张三，其他都上：', ...list)).toBe('李四 王五');
  });

  it('asks about two of one surname where only that is said', () => {
    expect(come(`李明 ${persons.zhang}`, ...list.slice(1), '除了小李，别的都上')).toBe('');
  });

  it('insures nobody whom it excepts from those who leave', () => {
    const text = [...list, '除了张三都走了'].join('\n');
    const read = readPasted(text, { today, directory, kind: 'add' });
    expect(read.rows.every(({ intent }) => intent)).toBe(true);
  });
});
