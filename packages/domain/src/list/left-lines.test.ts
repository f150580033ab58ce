import { expect, it } from 'vitest';
import { readyOn } from '../../test/both-pages.ts';
import { persons } from '../../test/list-world.ts';

const { zhang, li, wang } = persons;
const message = `张三 ${zhang}\n李四 ${li}\n王五 ${wang}`;
const table = `姓名\t身份证\n张三\t${zhang}\n李四\t${li}\n王五\t${wang}`;
const everybody = ['张三', '李四', '王五'];

it.each([
  '这是去年的',
  '这是老名单',
  '以上已处理',
  '这份名单是给财务的',
  '备份',
  '测试',
  '上周的名单',
  '刚才那个李什么的别上',
])(
  'B3 offers nobody as ready above a line that speaks of the whole in words that nobody knows: %s',
  (line) => {
    for (const list of [message, table]) {
      expect(readyOn('add', `${list}\n${line}`)).toEqual([]);
      expect(readyOn('off', `${list}\n${line}`)).toEqual([]);
    }
  },
);

it.each(['这几个都是老乡', '以上共3人,请核对', '以上请查收', '以上，收到请回复', '上面三个都是熟手'])(
  'B3 asks about nobody above a line that says what is said of those who come: %s',
  (line) => {
    for (const list of [message, table]) expect(readyOn('add', `${list}\n${line}`)).toEqual(everybody);
  },
);

it('B3 asks about those under a line that calls the list something else than a request', () => {
  expect(readyOn('add', `历史名单\n${message}`)).toEqual([]);
  expect(readyOn('off', `历史名单\n${message}`)).toEqual([]);
});

it.each(['老板没批', '没签字', '名额满了', '这些人没签合同'])(
  'B3 does not take a word below several of a line each for one of the last alone: %s',
  (line) => {
    expect(readyOn('add', `${message}\n${line}`)).toEqual([]);
  },
);

it('B3 takes 以上人员已离厂 for no place of work', () => {
  expect(readyOn('add', `${message}\n以上人员已离厂`)).toEqual([]);
  expect(readyOn('off', `${message}\n以上人员已离厂`)).toEqual(everybody);
});

it.each([
  ['其中1人离职', 'off'],
  ['以上3人，其中1人离职', 'off'],
] as const)(
  'B3 takes off nobody of a table below which it says how many leave, and not who: %s',
  (line, kind) => {
    expect(readyOn(kind, `${table}\n${line}`)).toEqual([]);
  },
);
