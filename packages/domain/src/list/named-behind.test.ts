import { expect, it } from 'vitest';
import { directory, persons, today } from '../../test/list-world.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';

/** Each row, `?` where it is asked about. */
const read = (text: string) =>
  readAs('add', readPasted(text, { today, directory, kind: 'add' }), { today, text, directory }).rows.map(
    ({ values: { name, idcard }, intent }) => `${name}${idcard ? '' : ' –'}${intent ? ' ?' : ''}`,
  );

it.each([
  [`我和我老公都去 张三 ${persons.zhang} 杨康（老公身份证晚点发）`, ['杨康']],
  [`我和我弟一起去 张三 ${persons.zhang} 杨康 弟弟的证件明天发你`, ['杨康']],
  [`夫妻俩 张三 ${persons.zhang} 杨康（媳妇，证丢了在补）`, ['杨康']],
  [`张三 ${persons.zhang} 包装 杨康（没带身份证）包装`, ['杨康']],
  [`张三 ${persons.zhang}、杨康、孙丽（两人的证明天拍给你）`, ['杨康', '孙丽']],
])('B3 gives whoever is named beside the number of another a row of their own: %s', (line, names) => {
  expect(read(`${line}\n李四 ${persons.li}`)).toEqual([
    '张三 ?',
    ...names.map((name) => `${name} – ?`),
    '李四',
  ]);
});

it.each([`张三 ${persons.zhang} 杨康`, `张三 ${persons.zhang} 联系人 杨康`])(
  'B3 makes nobody more of a name for which nothing speaks: %s',
  (line) => {
    expect(read(`${line}\n李四 ${persons.li}`)).toHaveLength(2);
  },
);
