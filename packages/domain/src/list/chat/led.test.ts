import { expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang, zhao } = persons;

const kindsOf = (text: string) =>
  Object.fromEntries(paste(text).rows.map(({ values, intent }) => [values.name, intent?.kind ?? 'add']));

it('B3 asks about whoever stands below a line that begins with words against its person', () => {
  const signed = `增：张三 ${zhang}\n    李四 ${li}\n减：王五 ${wang}\n    赵六 ${zhao}`;
  const numbered = `1. 新增 张三 ${zhang}\n2. 李四 ${li}\n3. 减少 王五 ${wang}\n4. 赵六 ${zhao}`;
  for (const text of [signed, numbered])
    expect(kindsOf(text)).toEqual({ 张三: 'add', 李四: 'add', 王五: 'leave', 赵六: 'unclear' });
});

it('B3 ends with a blank line, with another word, and where a company stands before the next', () => {
  expect(kindsOf(`减：王五 ${wang}\n\n赵六 ${zhao}`)['赵六']).toBe('add');
  expect(kindsOf(`减：王五 ${wang}\n加：赵六 ${zhao}\n张三 ${zhang}`)).toMatchObject({
    赵六: 'add',
    张三: 'add',
  });
  expect(kindsOf(`减：王五 ${wang}\n苏州精工 赵六 ${zhao}`)['赵六']).toBe('add');
});

it('B3 is of those of its own sentence where it stands behind the last', () => {
  const text = `张三 ${zhang}、李四 ${li} 入职；王五 ${wang}、赵六 ${zhao} 离职`;
  expect(kindsOf(text)).toEqual({ 张三: 'add', 李四: 'add', 王五: 'unclear', 赵六: 'leave' });
});

it('B3 is of the next where a colon leads to them', () => {
  const { rows } = paste(`试工通过的：张三 ${zhang}；没通过的：李四 ${li}`);
  expect(rows.map(({ intent }) => intent?.kind)).toEqual([undefined, 'unclear']);
  expect(rows[1]?.intent?.words).toBe('没通过的：');
});

it.each(['[减] N', '苏州精工-1：N', '以下人员保险到期不续：\nN'])(
  'B3 is no sign for the eye: %s',
  (words) => {
    const other = `苏州精工 李四 ${li}`;
    expect(kindsOf(`${other}\n${words.replace('N', `张三 ${zhang}`)}`)).toEqual({
      李四: 'add',
      张三: 'leave',
    });
  },
);

it('B3 下面这几个 are those below, whatever is said of those above', () => {
  const text = `张三 ${zhang}\n以上是新来的，下面这几个是走的\n李四 ${li}\n王五 ${wang}`;
  expect(kindsOf(text)).toEqual({ 张三: 'add', 李四: 'leave', 王五: 'leave' });
});

it('B3 a head that leaves open whether somebody comes asks about those below it', () => {
  expect(kindsOf(`以下3人转正不用再买：\n张三 ${zhang}\n李四 ${li}`)).toEqual({
    张三: 'unclear',
    李四: 'unclear',
  });
});

it('B3 a remark below somebody is theirs, and nobody’s below it', () => {
  expect(kindsOf(`张三 ${zhang}\n  备注：先别动\n李四 ${li}`)).toEqual({ 张三: 'wait', 李四: 'add' });
});

it.each([`李四× ${li}`, `~~李四 ${li}~~`, `候补：李四 ${li}`, `如果体检过了就加上 李四 ${li}`])(
  'B3 keeps back whom a sign or a condition stands beside: %s',
  (line) => {
    const [row] = paste(line).rows;
    expect(row?.intent?.kind).toBe('unclear');
    expect(row?.intent?.words).not.toMatch(/\d{6}/);
  },
);
