import { expect, it } from 'vitest';
import { readyOn, toldOn } from '../../test/both-pages.ts';
import { persons } from '../../test/list-world.ts';

const { zhang, li, wang } = persons;

const approvals = (first: string, second = '离职申请已通过') =>
  [
    '审批助手 11-20 09:12',
    `张三提交的${first}`,
    `身份证：${zhang}`,
    '最后工作日：2026-11-27',
    '审批助手 11-20 09:40',
    `李四提交的${second}`,
    `身份证：${li}`,
    '最后工作日：2026-11-28',
    '',
    '以上离职的麻烦同步停保，谢谢',
  ].join('\n');

it.each([
  '离职申请被驳回',
  '离职申请已撤销',
  '离职申请未通过',
  '离职申请审批中',
  '调岗申请已通过',
  '转正申请已通过',
])('B3 takes off nobody whose application says no leaving: %s', (words) => {
  expect(readyOn('off', approvals(words))).toEqual(['李四 11-29']);
  expect(toldOn('off', approvals(words))).toEqual(['张三 asked', '李四 11-29']);
  expect(readyOn('add', approvals(words))).toEqual([]);
});

it('B3 takes off everybody whose leaving was approved', () => {
  expect(readyOn('off', approvals('离职申请已通过'))).toEqual(['张三 11-28', '李四 11-29']);
});

it.each(['张三的先别停', '张三又不走了', '这些先不停，等通知'])(
  'B3 asks where other lines speak against it: %s',
  (line) => {
    expect(readyOn('off', `${approvals('离职申请已通过', '转正申请已通过')}\n${line}`)).toEqual([]);
  },
);

it('B3 keeps those beside the applications', () => {
  const told = toldOn('off', `${approvals('离职申请已通过')}\n王五 ${wang} 也离职`);
  expect(told.map((one) => one.slice(0, 2))).toEqual(['张三', '李四', '王五']);
});
