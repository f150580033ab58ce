import { describe, expect, it } from 'vitest';
import { createDirectory } from './directory.ts';

const work = (
  code: string,
  name: string,
  aliases: readonly string[] = [],
  known_as: readonly string[] = [],
) => ({
  id: Number(code.slice(-2)),
  code,
  name,
  name_en: '',
  category: '3',
  aliases,
  known_as,
});
const occupations = [
  work('MFG02', '品质检验员', ['质检员']),
  work('MFG04', '流水线装配工(电子)', ['操作工']),
  work('MFG07', '注塑机操作工(自动)', ['注塑工']),
  work('TEX01', '织造工', ['挡车工']),
  work('MFG05', '贴片机操作员(SMT)', ['SMT']),
  work('MFG26', '叉车司机', ['叉车工']),
  work('LOG11', '快递分拣员', ['分拣']),
  work('LOG12', '快递装卸工', ['装卸工']),
  work('LOG17', '仓库分拣打包员', ['打包']),
  work('LOG18', '仓库装卸工', ['装卸']),
  work('LOG19', '高位叉车司机', ['高叉']),
  work('CAR01', '养老护理员', ['护工']),
  work('CAR02', '绿化养护工(地面)', ['绿化']),
];
const codes = { 昆山华讯电子有限公司: 'MFG02 MFG04 MFG07', 昆山立峰注塑制品有限公司: 'MFG02 MFG04 MFG07' };
const companies = Object.entries({
  ...codes,
  张家港锦绣纺织有限公司: 'TEX01',
  苏州杂货有限公司: 'MFG02 MFG04',
  苏州新来有限公司: '',
  太仓仓储有限公司: 'LOG17 LOG18 LOG19',
  太仓物流有限公司: 'LOG11 LOG12 LOG17 LOG18 MFG26 LOG19',
  苏州分拨有限公司: 'LOG11 LOG12 MFG26',
  苏州物业有限公司: 'CAR02',
}).map(([name, approved], at) => ({
  id: at + 1,
  name,
  status: 10,
  occupation_codes: approved.split(' ').filter((code) => code !== ''),
}));
const directory = createDirectory(companies, occupations);

const at = (work_company: string, occupation: string) =>
  directory.occupationOf({ occupation, occupation_code: null, work_company, work_company_id: null })?.code;

describe('操作工', () => {
  it('B3 means the work of its trade where the company is of it, and where nothing else is approved that is called so', () => {
    expect(at('昆山华讯电子有限公司', '操作工')).toBe('MFG04');
    expect(at('苏州杂货有限公司', '操作工')).toBe('MFG04');
  });

  it('B3 is asked about where other work is called so as well, or the trade is another', () => {
    expect(at('昆山立峰注塑制品有限公司', '操作工')).toBeUndefined();
    expect(at('张家港锦绣纺织有限公司', '操作工')).toBeUndefined();
  });

  it('B3 means what it is an alias of where the company, or what is approved there, is not known', () => {
    expect(at('', '操作工')).toBe('MFG04');
    expect(at('苏州新来有限公司', '操作工')).toBe('MFG04');
  });

  it('B3 means what somebody matched it to before where it is asked about, and is told to be remembered', () => {
    const remembering = createDirectory(companies, [
      ...occupations.slice(0, 2),
      work('MFG07', '注塑机操作工(自动)', [], ['操作工']),
    ]);
    const written = {
      occupation: '操作工',
      occupation_code: null,
      work_company: '昆山立峰注塑制品有限公司',
      work_company_id: null,
    };

    expect(remembering.occupationOf(written)?.code).toBe('MFG07');
    expect(remembering.remembered(written)).toMatchObject([{ code: 'OCC_REMEMBERED' }]);
  });

  it('B3 takes a word of its own for what it says wherever somebody works', () => {
    expect(at('张家港锦绣纺织有限公司', '注塑工')).toBe('MFG07');
    expect(at('昆山立峰注塑制品有限公司', '质检员')).toBe('MFG02');
  });
});

describe('a word that fits several work types', () => {
  it('B3 means the only one that is approved at the company, whichever it is an alias of', () => {
    expect(['装卸工', '分拣', '叉车工'].map((word) => at('太仓仓储有限公司', word))).toEqual([
      'LOG18',
      'LOG17',
      'LOG19',
    ]);
    expect(['装卸工', '分拣', '叉车工'].map((word) => at('苏州分拨有限公司', word))).toEqual([
      'LOG12',
      'LOG11',
      'MFG26',
    ]);
  });

  it('B3 is asked about where several of them are approved', () => {
    expect(['装卸工', '分拣', '叉车工'].map((word) => at('太仓物流有限公司', word))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('B3 means what is written in full, and what it is an alias of where nothing approved fits', () => {
    expect(at('太仓物流有限公司', '叉车司机')).toBe('MFG26');
    expect(at('太仓仓储有限公司', '快递装卸工')).toBe('LOG12');
    expect(at('苏州物业有限公司', '护工')).toBe('CAR01');
    expect(at('苏州新来有限公司', '装卸工')).toBe('LOG12');
  });

  it('B3 proposes no general work for a word that only shares a piece with 操作工', () => {
    const proposed = directory.suggestions('贴片操作').occupations.map(({ code }) => code);

    expect(proposed[0]).toBe('MFG05');
    expect(proposed).not.toContain('MFG04');
  });

  it('B3 proposes all that are called so for a word of several', () => {
    const proposed = directory.suggestions('叉车工').occupations.map(({ code }) => code);

    expect(proposed).toEqual(expect.arrayContaining(['MFG26', 'LOG19']));
  });
});
