import { expect, it } from 'vitest';
import { paste, persons } from '../../test/list-world.ts';

const { zhang, li } = persons;

const named = (text: string) =>
  paste(text).rows.map(({ values, intent, doubts = [] }) => [
    values.name,
    intent?.kind ?? 'add',
    ...doubts.flatMap(({ field, others }) => (field === 'name' ? [others] : [])),
  ]);

const head = '苏州精工 24号入职 包装';
const chat = (name: string, behind: string) => `${head}\n${name} ${zhang}${behind}`;
const sheet = (name: string, remark: string) =>
  `姓名\t身份证\t工种\t备注\n${name}\t${zhang}\t包装\t${remark}\n李四\t${li}\t包装\t`;

it.each([
  ['覃丽鹃', '，杜鹃的鹃'],
  ['张弛', ' 是‘弓长张’'],
  ['张弛', '（弓长张）'],
  ['章依依', '（立早章，不是弓长张）'],
  ['马到成', ' 成功的成'],
  ['宓子安', '（宓，宝盖头下面一个必）'],
])('B3 keep a name whole that its line spells: %s%s', (name, behind) => {
  expect(named(chat(name, behind))).toEqual([[name, 'add']]);
  expect(named(sheet(name, behind.replace(/^，/u, '')))[0]).toEqual([name, 'add']);
});

it.each([
  ['覃丽娟', '，杜鹃的鹃', '覃丽鹃'],
  ['李莉', ' 是美丽的丽', '李丽'],
  ['张弛', ' 立早章', '章弛'],
])('B3 ask about a name that its line spells otherwise: %s%s', (name, behind, right) => {
  expect(named(chat(name, behind))).toEqual([[name, 'add', [right]]]);
  expect(named(sheet(name, behind))[0]).toEqual([name, 'add', [right]]);
  expect(named(sheet(`${name}（${behind.trim().replace(/^，/u, '')}）`, ''))[0]).toEqual([
    name,
    'add',
    [right],
  ]);
});

it('B3 take the name that a line below tells for the one above who sounds so, and read what it says of others', () => {
  const list = `${head}\n覃丽娟 ${zhang}\n李四 ${li}`;

  expect(named(`${list}\n哦她叫覃丽鹃，杜鹃的鹃。李四先不加`)).toEqual([
    ['覃丽鹃', 'correct', ['覃丽娟']],
    ['李四', 'wait'],
  ]);
  expect(named(`${list}\n刚才那个是杜鹃的鹃`)).toEqual([
    ['覃丽娟', 'add', ['覃丽鹃']],
    ['李四', 'add'],
  ]);
  expect(named(`${list}\n是覃丽鹃不是覃丽娟，李四先不加`)).toEqual([
    ['覃丽鹃', 'correct', ['覃丽娟']],
    ['李四', 'wait'],
  ]);
});
