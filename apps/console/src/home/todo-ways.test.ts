import { todoCodes, type Todo } from '@app/contract/customers';
import { expect, it } from 'vitest';
import { wayTo } from './todo-ways.ts';

const entry = (more: Partial<Todo>): Todo => ({
  code: 'NO_ANSWER',
  level: 'warning',
  count: 2,
  amount_fen: null,
  day: null,
  agreement_status: null,
  policy_id: null,
  policy_change_id: null,
  import_job_id: null,
  names: [],
  ...more,
});

it.each([
  [{ code: 'DRAFTS_WAITING', policy_change_id: 7 }, '/policy/confirm', { policy_change_id: 7 }],
  [{ code: 'APPROVALS_WAITING', policy_change_id: 7 }, '/policy/confirm', { policy_change_id: 7 }],
  [{ code: 'DRAFTS_WAITING' }, '/policy/record', { stage: 'drafts' }],
  [{ code: 'REFUSED_AFTER_COVER', policy_change_id: 7 }, '/policy/record-detail', { policy_change_id: 7 }],
  [{ code: 'REFUSED_AFTER_COVER' }, '/policy/record', { stage: 'needs_you' }],
  [{ code: 'REFUSED_BEFORE_COVER', policy_change_id: 7 }, '/policy/record-detail', { policy_change_id: 7 }],
  [{ code: 'REFUSED_BEFORE_COVER' }, '/policy/record', { stage: 'needs_you' }],
  [{ code: 'ROSTERS_UNFINISHED', policy_id: 5, import_job_id: 3 }, '/policy/add', { list: 3 }],
  [{ code: 'POLICIES_ENDING', policy_id: 5 }, '/policy/detail', { policy_id: 5 }],
  [{ code: 'POLICIES_ENDING' }, '/policy/index', { ending_days: 7 }],
  [
    { code: 'STARTS_TOMORROW', day: '2026-11-21' },
    '/person/index',
    { status: 10, start_from: '2026-11-21', start_to: '2026-11-21' },
  ],
])('N2 leads from what waits to the one record, or the list of them: %j', (more, to, search) => {
  expect(wayTo(entry(more as Partial<Todo>)).link).toMatchObject({ to, search });
});

it('N2 has a way from whatever may wait', () => {
  for (const code of todoCodes) expect(wayTo(entry({ code })).link.to).toMatch(/^\//);
});
