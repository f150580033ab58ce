import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numRuns } from '../../test/runs.ts';
import { hasQuoted, readBlock, readQuoted } from './delimited.ts';

const textsOf = (text: string) => readBlock(text).map(({ cells }) => cells.map((cell) => cell.text));

describe('readBlock', () => {
  it.each([
    [
      '王伟\t110\n李娜\t320\n',
      [
        ['王伟', '110'],
        ['李娜', '320'],
      ],
    ],
    ['王伟\r\n李娜\r\n\r\n', [['王伟'], ['李娜']]],
    ['王伟\t\t包装工', [['王伟', '', '包装工']]],
    ['王伟\n\n李娜', [['王伟'], [''], ['李娜']]],
    ['"苏州\n精工"\t王伟', [['苏州\n精工', '王伟']]],
    ['"他说""好"""\t王伟', [['他说"好"', '王伟']]],
    ['12" 管\t王伟', [['12" 管', '王伟']]],
    ['"精工" 公司\t王伟', [['"精工" 公司', '王伟']]],
    [
      '"没有结尾\t王伟\n李娜\t3',
      [
        ['"没有结尾', '王伟'],
        ['李娜', '3'],
      ],
    ],
    ['\t\n', [['', '']]],
    ['', []],
  ])('reads %j', (text, rows) => {
    expect(textsOf(text)).toEqual(rows);
  });

  it('counts rows, not lines', () => {
    expect(readBlock('"a\nb"\tc\nd\te').map(({ row_no }) => row_no)).toEqual([1, 2]);
  });

  it('gives back every cell of a block', () => {
    const cell = fc.string({
      unit: fc.constantFrom('张', '𠮷', 'a', '"', '\n', '\t', ' ', "'"),
      maxLength: 6,
    });
    const width = fc.integer({ min: 2, max: 5 });
    const block = width.chain((cells) =>
      fc.array(fc.array(cell, { minLength: cells, maxLength: cells }), { minLength: 1, maxLength: 6 }),
    );
    const quoted = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    fc.assert(
      fc.property(block, fc.constantFrom('\n', '\r\n'), (rows, end) => {
        const text = rows.map((cells) => cells.map(quoted).join('\t') + end).join('');
        expect(textsOf(text)).toEqual(rows);
      }),
      { numRuns },
    );
  });
});

describe('readQuoted', () => {
  it('keeps commas, quotes and line breaks inside quotes, and numbers rows by their first line', () => {
    const rows = readQuoted('姓名,备注\n"王伟","会叉车,有证"\n李娜,"住宿\n要床位"\r\n"张""三""",', ',');
    expect(rows.map(({ row_no, cells }) => [row_no, ...cells.map(({ text }) => text)])).toEqual([
      [1, '姓名', '备注'],
      [2, '王伟', '会叉车,有证'],
      [3, '李娜', '住宿\n要床位'],
      [5, '张"三"', ''],
    ]);
  });

  it('is for texts with cells between quotes', () => {
    expect(['"王伟",3', '王伟,"a,b"', '王伟,12" 管', '王伟,3'].map((text) => hasQuoted(text, ','))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
