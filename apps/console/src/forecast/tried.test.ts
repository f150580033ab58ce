import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { searchOfTried, type Tried, triedOf } from './tried.ts';

const tried: Tried = {
  months: 6,
  moves: [
    { kind: 'add', policy_id: 12, category: '3', count: 5, start_date: day('2026-12-01') },
    { kind: 'off', policy_id: 13, category: '4', count: 2, start_date: day('2026-12-05') },
  ],
  plans: [{ policy_id: 12, plan_id: 7 }],
};

it('N8 keeps what is tried in the address, and reads it again', () => {
  expect(triedOf(searchOfTried(tried))).toEqual(tried);
  expect(triedOf(searchOfTried({ months: 3, moves: [], plans: [] }))).toEqual({
    months: 3,
    moves: [],
    plans: [],
  });
});

it('N8 leaves out of an old address what nobody can read', () => {
  const moves =
    'add.12.3.5.2026-12-01~add.12.9.5.2026-12-01~off.x.3.1.2026-12-01~off.1.3.0.2026-12-01~off.1.3.1.2026-13-01';
  expect(triedOf({ months: 3, moves, plans: '12~a.b~4.5' })).toEqual({
    months: 3,
    moves: [tried.moves[0]],
    plans: [{ policy_id: 4, plan_id: 5 }],
  });
});
