import { expect, it } from 'vitest';
import { likenessOf, takesOccupation } from './alike.ts';
import { createDirectory } from './directory.ts';

const directory = createDirectory(
  [
    { id: 1, name: '苏州精工电子有限公司', status: 10, occupation_codes: ['MFG04'] },
    { id: 2, name: '常州电池厂', status: 10, occupation_codes: ['MFG09'] },
  ],
  [
    { id: 12, code: 'MFG04', name: '流水线装配工', name_en: 'Assembler', category: '3', aliases: [] },
    { id: 13, code: 'MFG09', name: '电池装配工', name_en: 'Battery worker', category: '4', aliases: [] },
  ],
);
const at = (work_company: string, work_company_id: number | null = null) => ({
  work_company,
  work_company_id,
});
const likeness = (field: string, text: string, company: ReturnType<typeof at>) =>
  likenessOf({ field, text, ...company }, directory);

it('B3 takes a work type for the same only at the same work company, however that is written', () => {
  const here = likeness('occupation', '普工', at('苏州精工电子有限公司'));

  expect(likeness('occupation', ' 普工', at('', 1))).toBe(here);
  expect(likeness('occupation', '普工', at('常州电池厂'))).not.toBe(here);
  expect(likeness('occupation', '包装', at('苏州精工电子有限公司'))).not.toBe(here);
  expect(likeness('occupation', '普工', at('精工'))).toBe(likeness('occupation', '普工', at(' 精工')));
  expect(likeness('occupation', '普工', at('精工'))).not.toBe(likeness('occupation', '普工', at('电池')));
});

it('B3 takes any other text for the same at every work company', () => {
  expect(likeness('idtype', '身份证', at('', 1))).toBe(likeness('idtype', '身份证 ', at('', 2)));
});

it('B3 gives a work type only to a company that may place it, and to one that is still unknown', () => {
  const assembler = { occupation: '流水线装配工', occupation_code: null };

  expect(takesOccupation(at('', 1), assembler, directory)).toBe(true);
  expect(takesOccupation(at('', 2), assembler, directory)).toBe(false);
  expect(takesOccupation(at('精工'), assembler, directory)).toBe(true);
  expect(takesOccupation(at('', 1), { occupation: '普工', occupation_code: null }, directory)).toBe(false);
});
