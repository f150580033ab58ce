import { expect, it } from 'vitest';
import { readPairs, readPersons } from './pairs.ts';

const [one, other] = ['110101199003070011', '320583199805123273'];

const pair = (leaver: string, newcomer: string, ids: readonly [string, string] = ['', '']) => ({
  leaver: { name: leaver, idcard: ids[0] },
  newcomer: { name: newcomer, idcard: ids[1] },
});

it.each([
  [`王伟\t李娜\t${other}`, pair('王伟', '李娜', ['', other])],
  [`王伟\t${one}\t李娜\t${other}`, pair('王伟', '李娜', [one, other])],
  [`1\t王伟 0011\t李娜 ${other}`, pair('王伟', '李娜', ['0011', other])],
  [`王伟换成李娜 ${other}`, pair('王伟', '李娜', ['', other])],
  [`王伟(0011) → 李娜（${other}）`, pair('王伟', '李娜', ['0011', other])],
  [`LI WEI\tWANG FANG\tE12345678`, pair('LI WEI', 'WANG FANG', ['', 'E12345678'])],
  [`王伟, 李娜, ${other}`, pair('王伟', '李娜', ['', other])],
  [`王伟 李娜 ${other}`, pair('王伟', '李娜', ['', other])],
  [`\t李娜\t${other}`, pair('', '李娜', ['', other])],
  ['王伟', pair('王伟', '')],
])('B2 reads who leaves and who comes of “%s”', (line, expected) => {
  expect(readPairs(`离职\t证件\t顶替\t身份证号\n${line}\n\n`)).toEqual([expected]);
});

it('B2 reads one side alone, a line each', () => {
  expect(readPersons(`姓名\n王伟\n李娜 ${other}\n张敏\t0011`)).toEqual([
    { name: '王伟', idcard: '' },
    { name: '李娜', idcard: other },
    { name: '张敏', idcard: '0011' },
  ]);
});
