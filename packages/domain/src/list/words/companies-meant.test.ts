import { expect, it } from 'vitest';
import { companiesMeant } from './companies-meant.ts';

const companies = Array.from({ length: 400 }, (_, at) => ({
  company_id: at,
  name: `苏州${String.fromCodePoint(0x4e00 + at)}${String.fromCodePoint(0x5000 + at)}精密机械有限公司`,
  known_as: [`老${String.fromCodePoint(0x4e00 + at)}`],
}));

it('B3 finds a company by its whole name, by what it is known as, and by a part', () => {
  const { name, known_as } = companies[7]!;
  expect(companiesMeant(name, companies)).toEqual([7]);
  expect(companiesMeant(known_as[0]!, companies)).toEqual([7]);
  expect(companiesMeant(name.slice(2, 4), companies)).toEqual([7]);
  expect(companiesMeant('别处有限公司', companies)).toEqual([]);
});

it('T29 takes the companies apart once, however many names a list asks after', () => {
  let asked = 0;
  const counted = companies.map((company) => ({
    ...company,
    get known_as() {
      asked += 1;
      return company.known_as;
    },
  }));
  for (let at = 0; at < 100; at++) companiesMeant(`第${at}家公司`, counted);
  expect(asked).toBe(companies.length);
});
