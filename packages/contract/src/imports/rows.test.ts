import { day } from '@app/domain/calendar/day';
import { readBook } from '@app/domain/list/book';
import { readPasted } from '@app/domain/list/pasted';
import { createDirectory } from '@app/domain/roster/directory';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rosterValues } from './rows.ts';

const options = { today: day('2026-11-21'), directory: createDirectory([], []) };

/** Whether each row of a reading can be stored as it was read. */
const fits = (rows: readonly { values: object; intent?: object | null; doubts?: readonly object[] }[]) =>
  rows.every(
    ({ values, intent, doubts }) =>
      rosterValues.safeParse({ ...values, ...(intent && { intent }), ...(doubts && { doubts }) }).success,
  );

const words = [
  ...'其余 昨天 周一 20 -11-26 220506199003071 110101199003070011 王伟 不来了 换成 更正 明天 前两个 2和3 华讯 普工'.split(
    ' ',
  ),
  ...'， 。 ： （ ） 、'.split(' '),
  '\n',
  '\t',
  '说'.repeat(300),
];

describe('B3 T10 what is read of any text fits into a row of a list', () => {
  it('of a message that says more of a person than a row holds', () => {
    const { rows } = readPasted(`王伟 110101199003070011 ${'说'.repeat(2_400)}`, options);
    expect(rows).toHaveLength(1);
    expect(fits(rows)).toBe(true);
  });

  it('of any message', () => {
    const message = fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(message, (text) => {
        expect(fits(readPasted(text, options).rows)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('of a sheet whose cells are as long as cells may be, and empty below', () => {
    const long = '长'.repeat(1_900);
    const lines = [
      ['姓名', '身份证号', '用工单位', '工种', '备注'],
      ['王伟', '110101199003070011', long, long, long],
      ['李四', '320506198802290123', '', '', ''],
    ];
    const rows = lines.map((cells, at) => ({
      row_no: at + 1,
      cells: cells.map((text) => ({ text, kind: 'text' as const })),
    }));
    const { list } = readBook([{ name: '名单', hidden: false, rows }], options);
    expect(list.rows).toHaveLength(2);
    expect(fits(list.rows)).toBe(true);
    expect(list.rows[1]?.values.work_company).toBeUndefined();
  });
});
