import { expect, it } from 'vitest';
import { blankPair, pasted, sentOf, withBlank, withPairs } from './pairs.ts';

const id = '320583199805123273';

it('B2 puts two pasted columns into pairs, with a blank one behind', () => {
  const pairs = pasted([blankPair()], `王伟\t李娜\t${id}\n张敏\t陈静`, { at: 0, side: 'leaver' });

  expect(pairs).toHaveLength(3);
  expect(sentOf(pairs)).toMatchObject([
    { off_name: '王伟', off_idcard: '', name: '李娜', idcard: id },
    { off_name: '张敏', name: '陈静' },
  ]);
});

it('B2 pairs two lists that are pasted one after the other by their order', () => {
  const left = pasted([blankPair()], '王伟\n张敏 0011', { at: 0, side: 'leaver' });
  const both = pasted(left, `李娜 ${id}\n陈静`, { at: 0, side: 'newcomer' });

  expect(sentOf(both)).toMatchObject([
    { off_name: '王伟', name: '李娜', idcard: id },
    { off_name: '张敏', off_idcard: '0011', name: '陈静' },
  ]);
});

it('B2 keeps one blank pair at the end, and sends none', () => {
  expect(withBlank(withBlank([]))).toHaveLength(1);
  expect(sentOf(withBlank([]))).toEqual([]);
});

it('B2 puts the pairs of a list behind those that are written, each once', () => {
  const pair = { off_name: '王伟', off_idcard: '', name: '李娜', idcard: id };
  const once = withPairs(pasted([blankPair()], '张敏\t陈静', { at: 0, side: 'leaver' }), [pair, pair]);

  expect(sentOf(withPairs(once, [pair])).map(({ off_name, name }) => [off_name, name])).toEqual([
    ['张敏', '陈静'],
    ['王伟', '李娜'],
  ]);
});
