import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankEntry, type RosterEntry } from '../roster/roster.tsx';
import { mergeLists } from './merge.ts';

const row = (key: number, name: string, more: Partial<RosterEntry> = {}): RosterEntry => ({
  ...blankEntry(key),
  name,
  ...more,
});

const base = [row(1, '王伟'), row(2, '李娜'), row(3, '张敏')];

describe('putting two lists together', () => {
  it('N17 puts rows added, changed and removed here into what was saved elsewhere', () => {
    const mine = [row(1, '王伟', { mobile: '13800000001' }), row(2, '李娜'), row(4, '陈静')];
    const theirs = [row(1, '王伟伟'), row(2, '李娜'), row(3, '张敏'), row(4, '何洁')];

    expect(mergeLists({ base, mine, theirs })).toEqual({
      changed: [row(1, '王伟伟', { mobile: '13800000001' })],
      removed: [3],
      added: [row(4, '陈静')],
      disputed: [],
    });
  });

  it('N17 lets the own cell stand where both changed it, and names the row', () => {
    const mine = [row(1, '王维'), ...base.slice(1)];
    const theirs = [row(1, '王薇'), ...base.slice(1)];
    expect(mergeLists({ base, mine, theirs })).toMatchObject({ changed: [row(1, '王维')], disputed: [1] });
  });

  it('N17 keeps a person whom one took out and the other changed', () => {
    const changed = row(2, '李娜', { mobile: '13800000002' });

    const takenThere = mergeLists({
      base,
      mine: [base[0]!, changed, base[2]!],
      theirs: [base[0]!, base[2]!],
    });
    expect(takenThere).toMatchObject({ added: [changed], disputed: [2] });

    const takenHere = mergeLists({ base, mine: [base[0]!, base[2]!], theirs: [base[0]!, changed, base[2]!] });
    expect(takenHere).toMatchObject({ removed: [], disputed: [2] });
  });

  it('N17 adds nobody twice whose saving was only never answered', () => {
    const mine = [...base, row(4, '陈静')];
    expect(mergeLists({ base, mine, theirs: mine.map((one) => ({ ...one })) })).toEqual({
      changed: [],
      removed: [],
      added: [],
      disputed: [],
    });
  });

  it('N17 takes a chosen work company with its name', () => {
    const mine = [row(1, '王伟', { work_company: '华讯', work_company_id: 7 }), ...base.slice(1)];
    const { changed } = mergeLists({ base, mine, theirs: base });
    expect(changed).toEqual([mine[0]]);
  });

  it('N17 never misses a person who was added on either side', () => {
    const names = fc.array(fc.stringMatching(/^[a-z]{3}$/), { maxLength: 5 });
    fc.assert(
      fc.property(names, names, (here, there) => {
        const added = (list: readonly string[]) => list.map((name, at) => row(4 + at, name));
        const theirs = [...base, ...added(there)];
        const merge = mergeLists({ base, mine: [...base, ...added(here)], theirs });
        const all = [...theirs, ...merge.added].map(({ name }) => name);
        for (const name of [...here, ...there]) expect(all).toContain(name);
        expect(merge.removed).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
