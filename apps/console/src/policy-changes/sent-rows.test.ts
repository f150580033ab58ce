import { describe, expect, it } from 'vitest';
import { insertRow, writeCells } from '../roster/edits.ts';
import { createRoster, persons } from '../roster/roster-world.ts';
import { marksOf, personsOf } from './sent-rows.ts';

function written() {
  const roster = createRoster();
  insertRow(roster, 0);
  writeCells(roster, 1, [
    { field: 'name', text: '王伟' },
    { field: 'idcard', text: persons.wang },
    { field: 'work_company', text: '苏州精工电子有限公司' },
    { field: 'occupation', text: '打包工' },
  ]);
  return roster;
}

describe('what is sent', () => {
  it('is every row in which something is written, under the number that is shown', () => {
    expect(personsOf(written())).toEqual([
      { row_no: 2, name: '王伟', idcard: persons.wang, work_company_id: 1, occupation_id: 11 },
    ]);
  });

  it('keeps the name of a work company that nothing here fits', () => {
    const roster = written();
    writeCells(roster, 1, [{ field: 'work_company', text: '没有这家' }]);

    expect(personsOf(roster)).toMatchObject([{ work_company_id: null, work_company: '没有这家' }]);
  });
});

it('puts what the server found on the row that it is about, also when rows were added above since', () => {
  const roster = written();
  const sent = roster.keys();
  insertRow(roster, 0);
  const detail = { from: '2026-12-01', to: '2026-12-31' };
  const verdict = { code: 'DUP_POLICY', level: 'error', field: 'idcard', msg: '', detail } as const;
  const row = { num: 2, row_no: 2, name: '王伟', idcard: '', work_company: '', msg: '' };

  roster.mark(
    marksOf(
      {
        error_count: 1,
        list: [{ ...row, level: 'error', reason: 'DUP_POLICY', field: 'idcard', verdicts: [verdict] }],
        list_str: '',
      },
      sent,
    ),
  );

  expect(roster.view(roster.keys()[2] ?? -1)?.verdicts).toMatchObject([{ code: 'DUP_POLICY', detail }]);
  expect(roster.summary()).toMatchObject({ valid: 0, premium_fen: 0 });
});
