import { expect, it } from 'vitest';
import { readyOn } from '../../test/both-pages.ts';
import { persons } from '../../test/list-world.ts';

const { zhang, li, wang } = persons;
const message = `张三 ${zhang}\n李四 ${li}\n王五 ${wang}`;
const table = `姓名\t身份证\n张三\t${zhang}\n李四\t${li}\n王五\t${wang}`;

it.each([
  '就上张三',
  '就上张三一个',
  '上张三就行',
  '张三上就行了',
  '要张三',
  '选张三',
  '给张三上吧',
  '张三可以上',
  '先给张三上',
])('B3 asks about the others where a line picks some by name: %s', (line) => {
  for (const list of [message, table]) {
    const ready = readyOn('add', `${list}\n${line}`);
    expect(ready).not.toContain('李四');
    expect(ready).not.toContain('王五');
  }
});

it('B3 takes off nobody whom a line picks to be insured, and asks about those whom it does not pick to leave', () => {
  expect(readyOn('off', `${table}\n就上张三`)).toEqual([]);
  expect(readyOn('off', `离职：\n${message}\n就停张三`)).toEqual(['张三']);
});

it.each(['张三住宿舍', '张三上夜班', '张三、李四、王五都上', '张三是焊工'])(
  'B3 takes other words about one for no picking: %s',
  (line) => {
    const ready = readyOn('add', `${message}\n${line}`).map((told) => told.split(' ')[0]);
    expect(ready).toEqual(['张三', '李四', '王五']);
  },
);

it('B3 knows 后面那个 for the last one', () => {
  expect(readyOn('add', `${message}\n前两个加，后面那个不上`)).not.toContain('王五');
});
