import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corpusDirectory } from '../../test/sheet-corpus.ts';
import { createDirectory } from './directory.ts';

const { occupations } = corpusDirectory(join(import.meta.dirname, '../../../../corpus'));
const nameOf = (occupation: string, occupation_codes: readonly string[] = []) =>
  createDirectory([{ id: 1, name: '盐城大丰轴承', status: 10, occupation_codes }], occupations).occupationOf({
    occupation,
    occupation_code: null,
    work_company: '盐城大丰轴承',
    work_company_id: 1,
  })?.name;

it.each([
  ['机械装配', '机械装配工'],
  ['生鲜切配', '生鲜切配员'],
  ['客房服务员', '酒店客房服务员'],
  ['分拣(快递)', '快递分拣员'],
])('B3 takes a work type in short, %s, for the only one that it can be', (written, name) => {
  expect(nameOf(written)).toBe(name);
});

it('B3 takes a word for the only work of a company that holds it, and asks where several do, or none', () => {
  const forklift = 'MFG26';
  expect(nameOf('叉车', [forklift, 'MFG02'])).toBe('叉车司机');
  expect(nameOf('叉车', [forklift, 'LOG09'])).toBeUndefined();
  expect(nameOf('叉车')).toBeUndefined();
  expect(nameOf('质检', [forklift, 'MFG02'])).toBe('品质检验员');
  expect(nameOf('数控', ['MFG13', 'MFG15'])).toBe('数控机床操作工(CNC)');
  expect(nameOf('理货员', ['RET03'])).toBe('超市理货员');
  expect(nameOf('质检', [forklift])).toBeUndefined();
});

it.each(['检验', '装配', '司机', '普工', '打磨', '维修', '工', '员'])(
  'B3 asks which work type is meant by %s where no company narrows it down',
  (written) => {
    expect(nameOf(written)).toBeUndefined();
  },
);
