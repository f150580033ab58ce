import { expect, it } from 'vitest';
import { createMentions } from '../list/words/mentions.ts';
import { createDirectory } from './directory.ts';

const company = (id: number, name: string, known_as: readonly string[] = [], status = 10) => ({
  id,
  name,
  status,
  occupation_codes: [],
  known_as,
});
const work = (id: number, code: string, name: string, known_as: readonly string[] = []) => ({
  id,
  code,
  name,
  name_en: code,
  category: '2',
  aliases: ['普工'],
  known_as,
});
const written = { work_company_id: null, occupation_code: null };
const directory = createDirectory(
  [
    company(1, '昆山华讯电子有限公司', ['老厂', '华讯', '苏州精工']),
    company(2, '苏州华讯科技有限公司'),
    company(3, '苏州精工'),
    company(4, '停用工厂', ['旧厂'], 40),
  ],
  [work(11, 'QC01', '品质检验员', ['质检', '普工']), work(12, 'MFG03', '包装工', ['qc01'])],
);
const meantBy = (work_company: string, occupation = '') => [
  directory.companyOf({ ...written, work_company })?.id,
  directory.occupationOf({ ...written, occupation })?.id,
];

it('N13 takes remembered words for what they were matched to, however they are typed', () => {
  expect(meantBy('老 厂', ' 质检')).toEqual([1, 11]);
  expect(meantBy('华讯', '普工')).toEqual([1, 11]);
  expect(meantBy('新厂', '打磨')).toEqual([undefined, undefined]);
});

it('N13 never takes them in place of an own name, nor for a company that takes nobody', () => {
  expect(meantBy('苏州精工', 'QC01')).toEqual([3, 11]);
  expect(meantBy('旧厂')).toEqual([undefined, undefined]);
});

it('N13 says of a row what is remembered in it, and nothing of what is called so or was chosen', () => {
  const remembered = (work_company: string, occupation: string, chosen = {}) =>
    directory.remembered({ ...written, work_company, occupation, ...chosen });

  expect(remembered(' 老厂 ', '质检')).toEqual([
    {
      code: 'WC_REMEMBERED',
      level: 'info',
      field: 'work_company',
      detail: { words: '老厂', name: '昆山华讯电子有限公司' },
    },
    {
      code: 'OCC_REMEMBERED',
      level: 'info',
      field: 'occupation',
      detail: { words: '质检', name: '品质检验员' },
    },
  ]);
  expect(remembered('苏州精工', '包装工')).toEqual([]);
  expect(remembered('老厂', '质检', { work_company_id: 2, occupation_code: 'MFG03' })).toEqual([]);
});

it('N13 finds remembered words in a message as they were written, and a part of a name as that name', () => {
  const { companies, occupations } = createMentions(directory);

  expect(companies('去老厂，做质检').map(({ text }) => text)).toEqual(['老厂']);
  expect(occupations('去老厂，做质检').map(({ text }) => text)).toEqual(['质检']);
  expect(companies('去华讯科技').map(({ text }) => text)).toEqual(['苏州华讯科技有限公司']);
});
