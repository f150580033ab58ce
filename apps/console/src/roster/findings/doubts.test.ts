import { describe, expect, it } from 'vitest';
import { codesAt, createRoster, persons } from '../../../test/roster-world.ts';
import { appendRows } from '../store/edits.ts';
import type { RosterEntry } from '../store/roster-row.ts';
import { readAlike } from './alike.ts';
import { confirmReading, otherReadings } from './doubts.ts';

const [suzhou, ningbo] = ['苏州精工电子有限公司', '宁波港务(集团)'];
const head = { field: 'work_company', words: '精工', others: [ningbo, '精工电器'] } as const;

/** A list of which each row has what is given beside what all have. */
function listOf(rows: readonly Partial<RosterEntry>[]) {
  const roster = createRoster();
  const idcards = [persons.wang, persons.li, persons.zhao, persons.child];
  const keys = appendRows(
    roster,
    rows.map((row, at) => ({
      name: '王伟',
      idcard: idcards[at]!,
      work_company: suzhou,
      occupation: '包装工',
      ...row,
    })),
  );
  return { roster, keys };
}

describe('a cell that was chosen between readings', () => {
  it('B3 is looked at by one press for all rows that have the same from the same words, and for no other', () => {
    const { roster, keys } = listOf([
      { doubts: [head] },
      { doubts: [{ ...head, words: '精工二厂' }] },
      { doubts: [head, { field: 'mobile', words: '138 0000', others: [] }] },
      { doubts: [head], work_company: ningbo },
    ]);
    expect(readAlike(roster, keys[0]!, 'work_company')).toEqual([keys[0], keys[2]]);

    confirmReading(roster, keys[0]!, 'work_company');

    expect(keys.map((key) => roster.entryOf(key)?.doubts.map(({ field }) => field))).toEqual([
      [],
      ['work_company'],
      ['mobile'],
      ['work_company'],
    ]);
    roster.undo();
    expect(codesAt(roster, 0)).toEqual(['DOUBT']);
    expect(readAlike(roster, keys[2]!, 'work_company')).toEqual([keys[0], keys[2]]);
  });

  it('B3 is looked at person by person where it is one person’s own', () => {
    const doubts = [{ field: 'name', words: '大李娜', others: ['李娜'] }] as const;
    const { roster, keys } = listOf([{ doubts }, { doubts }]);

    confirmReading(roster, keys[1]!, 'name');

    expect([codesAt(roster, 0), codesAt(roster, 1)]).toEqual([['DOUBT'], []]);
  });

  it('B3 offers the other readings that can stand in the cell, and no text that means nothing there', () => {
    const { roster, keys } = listOf([
      {
        doubts: [
          head,
          { field: 'occupation', words: '普工', others: ['MFG04', '工'] },
          { field: 'start_date', words: '12/3', others: ['2026-03-12', '以后'] },
          { field: 'gender', words: 'female', others: ['male'] },
          { field: 'idcard', words: '号码', others: [persons.li, '3205**********0123'] },
          { field: 'mobile', words: '手机', others: ['13800001111', '138****1111'] },
          { field: 'name', words: '大李娜', others: ['李娜', ''] },
        ],
      },
    ]);
    const entry = roster.entryOf(keys[0]!)!;
    const offered = entry.doubts.map((doubt) =>
      otherReadings(entry, doubt, roster.judging()).map((edit) => edit.text),
    );

    expect(offered).toEqual([
      [ningbo],
      ['流水线装配工'],
      ['2026-03-12'],
      ['male'],
      [persons.li],
      ['13800001111'],
      ['李娜'],
    ]);
  });
});
