import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBlock, readBlock } from './paste.ts';
import { createRoster, pasteAt, persons } from '../../../test/roster-world.ts';

it.each([
  [
    '王伟\t110\n李娜\t320\n',
    [
      ['王伟', '110'],
      ['李娜', '320'],
    ],
  ],
  ['王伟\r\n李娜\r\n\r\n', [['王伟'], ['李娜']]],
  ["'110101199003070011", [['110101199003070011']]],
  [' 王伟 \t\t包装工', [['王伟', '', '包装工']]],
  ['王伟\n\n李娜', [['王伟'], [''], ['李娜']]],
])('reads %j', (text, block) => {
  expect(readBlock(text)).toEqual(block);
});

it('takes one cell with a line end behind it for one cell', () => {
  expect(isBlock('王伟\n')).toBe(false);
  expect(isBlock('王伟\t110')).toBe(true);
});

it('B3 makes as many rows of 5,000 lines and a line end as there are persons', () => {
  const roster = createRoster();
  const line = `王伟\t${persons.wang}\t苏州精工电子有限公司\t包装工`;

  const report = pasteAt(roster, 0, 'name', readBlock(`${Array(5000).fill(line).join('\r\n')}\r\n`));

  expect(report).toEqual({ rows: 5000, replaced: 0, left_over: 0 });
  expect(roster.keys()).toHaveLength(5000);
  expect(roster.summary().left).toBeGreaterThan(0);
  roster.finish();
  expect(roster.summary()).toMatchObject({ heads: 5000, valid: 1, faulty: 4999 });
});

it('says how many filled cells it replaced, and how many found no column', () => {
  const roster = createRoster();
  pasteAt(roster, 0, 'name', [['王伟', persons.wang]]);

  const report = pasteAt(roster, 0, 'idcard', [
    [persons.li, '苏州精工电子有限公司', '包装工', '13800000000', '2026-12-03', 'A1', '住宿', '多余', ''],
  ]);

  expect(report).toEqual({ rows: 1, replaced: 1, left_over: 1 });
});

it('loses no cell of what a spreadsheet copies', () => {
  const cell = fc.stringMatching(/^[一-龥A-Za-z0-9()]{0,8}$/);
  const block = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(block, fc.constantFrom('\n', '\r\n'), (rows, lineEnd) => {
      const text = rows.map((cells) => cells.join('\t')).join(lineEnd);
      expect(readBlock(text + lineEnd)).toEqual(rows);
    }),
    { numRuns: 200 },
  );
});
