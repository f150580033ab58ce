import { describe, expect, it } from 'vitest';
import { directory } from '../../test/list-world.ts';
import { createDirectory } from './directory.ts';

const occupation = (text: string) =>
  directory.occupationOf({ occupation: text, occupation_code: null })?.code;
const company = (text: string) => directory.companyOf({ work_company: text, work_company_id: null })?.id;

describe('what a written text means', () => {
  it.each([
    ['包装工', 'MFG03'],
    ['mfg03', 'MFG03'],
    ['ｐａｃｋｅｒ', 'MFG03'],
    ['打包工', 'MFG03'],
    [' smt ', 'MFG04'],
    ['爆破', undefined],
    ['焊接工', undefined],
    ['', undefined],
  ])('reads %j as %s', (text, code) => {
    expect(occupation(text)).toBe(code);
  });

  it('leaves an alias of several work types for a person to choose', () => {
    expect(occupation('普工')).toBeUndefined();
    expect(directory.suggestions('普工').occupations.map(({ code }) => code)).toEqual(['MFG04', 'LOG20']);
  });

  it('reads a work company whichever brackets and spaces it was typed with', () => {
    expect(company('宁波港务（集团）')).toBe(2);
    expect(company(' 苏州精工 电子有限公司')).toBe(1);
    expect(company('苏州精工')).toBeUndefined();
  });

  it('keeps to what was chosen, whatever the text says', () => {
    expect(directory.occupationOf({ occupation: '包装工', occupation_code: 'LOG20' })?.id).toBe(15);
    expect(directory.companyOf({ work_company: '苏州精工', work_company_id: 2 })?.id).toBe(2);
  });
});

describe('what a text that is not certain may mean', () => {
  it.each([
    ['苏州精工', [1]],
    ['精工电子', [1]],
    ['苏州精工电子公司', [1]],
    ['宁波港务集团', [2]],
    ['好丰', [3]],
    ['北京电器', []],
    ['', []],
  ])('suggests for %j', (text, ids) => {
    expect(
      directory
        .suggestions(text)
        .companies.map(({ id }) => id)
        .slice(0, 1),
    ).toEqual(ids);
  });

  it('puts what begins with it before what only holds it', () => {
    const bridges = createDirectory(
      ['北京苏州桥', '苏州精工电子有限公司'].map((name, id) => ({
        id,
        name,
        status: 10,
        occupation_codes: [],
      })),
      [],
    );
    expect(bridges.suggestions('苏州').companies.map(({ id }) => id)).toEqual([1, 0]);
    expect(directory.suggestions('焊').occupations.map(({ code }) => code)).toEqual(['MFG15', 'MFG16']);
    expect(directory.suggestions('装配').occupations.map(({ code }) => code)).toEqual(['MFG04']);
  });
});
