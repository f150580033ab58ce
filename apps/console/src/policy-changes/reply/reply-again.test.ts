import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import type { ChangePerson } from '../result/person-result.ts';
import type { Replied } from './covered-groups.ts';
import { replyOf } from './reply.ts';
import type { Kept } from './reply-person.ts';

const change: Replied = {
  status: 50,
  person_count: 1,
  fail_count: 0,
  cover_binding: 'ON_SUBMIT',
  lock_at: '2026-11-20 16:00:00',
  cover_starts: [],
  cover_companies: [],
  first_end_date: day('2026-11-30'),
  last_end_date: day('2026-11-30'),
};

const insured = {
  name: '甲',
  idcard: '320***********0011',
  work_company: '昆山华讯',
  start_date: day('2026-11-21'),
  end_date: day('2026-11-30'),
  result: 1,
  error_msg: null,
  cover_from: '2026-11-21 00:00:00',
  cover_until: '2026-12-01 00:00:00',
} as ChangePerson;

const left: Kept['list'][number] = {
  row_no: 1,
  name: '钱多',
  last4: '000A',
  why: '身份证号有误，请修改',
  said: '',
  settled: 0,
  work_company: '昆山华讯',
  occupation: '',
  cover: null,
  cover_open: 0,
  reasons: [{ code: 'ID_CHECKSUM', detail: null }],
};

const keptOf = (list: Kept['list'], covered_list: Kept['covered_list'] = []): Kept => ({
  import_job_id: 7,
  row_count: list.length + covered_list.length,
  person_count: list.length,
  covered_count: covered_list.length,
  without_count: list.length,
  settled_count: list.filter(({ settled }) => settled === 1).length,
  list,
  covered_list,
  companies: [],
  told: [],
});

it('N14 tells somebody once of whom another row was insured', () => {
  const same = { ...left, name: '甲', last4: '0011' };
  const told = replyOf(change, [insured], keptOf([same, left], [same]));
  expect(told.not.map(({ name }) => name)).toEqual(['钱多']);
  expect([told.notCount, told.twice]).toEqual([1, 0]);
  expect(told.repeats.map(({ name }) => name)).toEqual(['甲']);
  // By a change that was taken back nobody is insured.
  expect(replyOf({ ...change, status: 70 }, [insured], keptOf([same])).notCount).toBe(1);
});

it('N14 does not tell those to have no cover who leave and have no number', () => {
  const reasons = [{ code: 'INTENT_LEAVE' as const, detail: { words: '走了' } }];
  const told = replyOf(change, [], keptOf([{ ...left, last4: '', reasons, settled: 1 }]));
  expect([told.notCount, told.not, told.leaving.length]).toEqual([0, [], 1]);
  expect([told.settledCount, told.settled]).toEqual([0, []]);
});

it('N14 tells who leaves or was left out apart from those who are still to be insured', () => {
  const gone = (name: string, code: 'INTENT_LEAVE' | 'INTENT_OUT') => ({
    ...left,
    name,
    last4: '0033',
    settled: 1 as const,
    reasons: [{ code, detail: { words: '走了' } }],
  });
  const swapIn = { ...left, name: '周涛', reasons: [{ code: 'INTENT_REPLACE' as const, detail: null }] };
  const told = replyOf(change, [], {
    ...keptOf([gone('王伟', 'INTENT_LEAVE'), swapIn, gone('孙丽', 'INTENT_OUT')]),
    person_count: 60,
    settled_count: 11,
  });
  expect([told.notCount, told.settledCount]).toEqual([49, 11]);
  expect(told.not.map(({ name }) => name)).toEqual(['周涛']);
  expect(told.settled.map(({ name }) => name)).toEqual(['王伟', '孙丽']);
});
