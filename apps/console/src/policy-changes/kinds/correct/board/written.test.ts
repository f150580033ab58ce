import { expect, it } from 'vitest';
import { faultsOf, nothingWritten, sentOf, withOne } from './written.ts';

const now = new Date('2026-03-10T02:00:00Z');
const person = { policy_person_id: 5, name: '李伟', idcard: '110***********0011', idtype: 1 };
const written = { ...nothingWritten(), person };

it('B2 asks about a correction only once somebody is chosen and it can be right', () => {
  expect(sentOf({ ...nothingWritten(), value: '李玮' }, now)).toBeUndefined();
  expect(sentOf({ ...written, value: ' ' }, now)).toBeUndefined();
  expect(sentOf({ ...written, what: 'idcard', value: '110101199003070012' }, now)).toBeUndefined();
  expect(sentOf({ ...written, value: ' 李玮 ' }, now)).toEqual({
    policy_person_id: 5,
    what: 'name',
    value: '李玮',
  });
});

it('B2 says what is wrong of a name or a number as soon as it is typed, and nothing of an empty cell', () => {
  const codes = (what: 'name' | 'idcard', value: string) =>
    faultsOf({ ...written, what, value }, now).map(({ code }) => code);

  expect(codes('name', '')).toEqual([]);
  expect(codes('name', '李')).toEqual(['NAME']);
  expect(codes('idcard', '1101')).toEqual(['ID_FORMAT']);
  expect(codes('idcard', '110101199003070012')).toEqual(['ID_CHECKSUM']);
});

it('B2 has one correction on the board', () => {
  const [one] = withOne([]);
  expect(withOne([one!])).toEqual([one]);
});
