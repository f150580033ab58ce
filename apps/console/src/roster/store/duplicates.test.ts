import { describe, expect, it } from 'vitest';
import { codesAt, createRoster, persons, write } from '../../../test/roster-world.ts';
import { writeCells } from './edits.ts';

describe('one number under two names', () => {
  it('B3 holds both rows back until one of them is mended', () => {
    const roster = createRoster();
    write(roster, 0, '王伟', persons.wang);
    write(roster, 1, '王 伟', persons.wang);
    expect([0, 1].map((at) => codesAt(roster, at))).toEqual([[], ['DUP_ROW']]);

    writeCells(roster, 1, [{ field: 'name', text: '李娜' }]);
    const details = [0, 1].map((at) => roster.view(roster.keys()[at] ?? -1)?.verdicts);
    expect(details).toMatchObject([
      [{ code: 'ID_NAME_MISMATCH', detail: { name: '李娜', row_no: 2 } }],
      [{ code: 'ID_NAME_MISMATCH', detail: { name: '王伟', row_no: 1 } }],
    ]);
    expect(roster.summary()).toMatchObject({ heads: 2, valid: 0 });

    writeCells(roster, 1, [{ field: 'idcard', text: persons.li }]);
    expect([0, 1].map((at) => codesAt(roster, at))).toEqual([[], []]);
  });
});
