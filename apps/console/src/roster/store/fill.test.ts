import { expect, it } from 'vitest';
import { filled } from './fill.ts';
import { blankEntry, type CellEdit } from './roster-row.ts';

const edits: readonly CellEdit[] = [
  { field: 'work_company', text: '太仓通达', id: 7 },
  { field: 'start_date', text: '2026-12-01' },
];
const row = { ...blankEntry(1), name: '李伟', start_date: '2026-11-28' };

it('B3 fills the empty cells of a row, and leaves what somebody wrote', () => {
  expect(filled(row, edits, 'empty')).toMatchObject({
    name: '李伟',
    work_company: '太仓通达',
    work_company_id: 7,
    start_date: '2026-11-28',
  });
});

it('B3 fills everyone’s cells where that is asked for', () => {
  expect(filled(row, edits, 'all')).toMatchObject({ work_company_id: 7, start_date: '2026-12-01' });
});

it('B3 leaves a row as it is in which nothing is to be filled', () => {
  const full = filled(row, edits, 'all');
  expect(filled(full, edits, 'all')).toBe(full);
  expect(filled(full, edits, 'empty')).toBe(full);
});
