import { expect, it } from 'vitest';
import { readyOn, toldOn } from '../../test/both-pages.ts';
import { persons } from '../../test/list-world.ts';

const { zhang } = persons;
const message = `张三 ${zhang}`;
const table = `姓名\t身份证\n张三\t${zhang}`;

it.each([
  '漏了何小军',
  '漏了一个何小军',
  '还差何小军的',
  '怎么少了何小军',
  '何小军晚点报',
  '何小军呢？',
  '还有一个叫何小军的',
  '还有何小军，明天发证件',
  '还有小何就是何小军，号码后面发',
])('B3 loses nobody whom a line says to be missing or to come too: %s', (line) => {
  for (const list of [message, table])
    for (const kind of ['add', 'off'] as const) {
      const told = toldOn(kind, `${list}\n${line}`);
      expect(told.some((one) => one.startsWith('何小军'))).toBe(true);
    }
  expect(readyOn('add', `${message}\n${line}`)).toEqual(['张三']);
});

it('B3 loses nobody who comes with somebody else, and names nobody twice', () => {
  expect(toldOn('add', `${message} 跟何小军一起来的`)).toEqual(['张三', '何小军 asked']);
  expect(toldOn('add', `${message} 跟老乡一起来的`)).toEqual(['张三']);
});

it.each(['另外安排住宿', '还有高温补贴', '别忘了工资', '还有何事', '江苏那边的呢'])(
  'B3 takes other words for nobody: %s',
  (line) => {
    expect(toldOn('add', `${message}\n${line}`)).toEqual(['张三']);
  },
);

it('B3 takes the day on which a paper is sent for nobody’s first one', () => {
  expect(toldOn('add', `${message}\n还有两个明天发`)).toEqual(['张三']);
  expect(toldOn('add', `${message} 明天入职，资料后天发你`)).toEqual(['张三 11-22']);
  expect(toldOn('add', `${message} 明天补`)).toEqual(['张三 11-22']);
});
