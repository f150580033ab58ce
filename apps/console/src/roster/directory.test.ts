import { describe, expect, it } from 'vitest';
import { directory } from './roster-world.ts';

const occupation = (text: string) =>
  directory.occupationOf({ occupation: text, occupation_code: null })?.code;

describe('what a written text means', () => {
  it.each([
    ['包装工', 'MFG03'],
    ['mfg03', 'MFG03'],
    ['ｐａｃｋｅｒ', 'MFG03'],
    ['打包工', 'MFG03'],
    [' smt ', 'MFG04'],
    ['爆破', undefined],
    ['', undefined],
  ])('reads %j as %s', (text, code) => {
    expect(occupation(text)).toBe(code);
  });

  it('leaves an alias of several work types for a person to choose', () => {
    expect(occupation('普工')).toBeUndefined();
  });

  it('takes the name of a work type before an alias of another', () => {
    expect(occupation('包装工')).toBe('MFG03');
  });

  it('reads a work company whichever brackets it was typed with', () => {
    expect(directory.companyOf({ work_company: '宁波港务（集团）', work_company_id: null })?.id).toBe(2);
  });

  it('keeps to what was chosen, whatever the text says', () => {
    expect(directory.occupationOf({ occupation: '包装工', occupation_code: 'LOG01' })?.id).toBe(13);
  });
});
