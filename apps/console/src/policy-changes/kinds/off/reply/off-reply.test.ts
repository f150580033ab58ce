import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import type { Text } from '../../../../platform/text.ts';
import type { ChangePerson } from '../../../result/person-result.ts';
import { english as replyEnglish } from '../../../reply/words/en.ts';
import { offReplyOf, offReplyOfList } from './off-reply.ts';
import { offReplyWriter } from './off-reply-text.ts';
import { toldRows } from './told-rows.ts';
import { english } from './words/en.ts';

/** Gives the words as they stand, with what they are told put in. */
const textOf =
  (words: object) =>
  (key: string, given: { readonly count?: number } = {}): string => {
    const known = words as Readonly<Record<string, string>>;
    const said = known[key] ?? known[`${key}_${given.count === 1 ? 'one' : 'other'}`] ?? key;
    return Object.entries(given).reduce(
      (text, [name, value]) => text.replaceAll(new RegExp(`{{${name}(, number)?}}`, 'g'), String(value)),
      said,
    );
  };

const write = offReplyWriter(
  {
    text: textOf(english) as Text<typeof english>,
    replyText: textOf(replyEnglish) as Text<typeof replyEnglish>,
  },
  { formatDay: (on) => `day ${on}`, formatEnd: (end) => `end ${end}` },
);

const person = (name: string, differs: Partial<ChangePerson> = {}): ChangePerson =>
  ({
    name,
    idcard: '320***********0011',
    work_company: '昆山华讯',
    result: 1,
    error_msg: null,
    asked_date: null,
    start_date: day('2026-11-21'),
    cover_from: '2026-11-01 00:00:00',
    cover_until: '2026-11-21 00:00:00',
    ...differs,
  }) as ChangePerson;

it('N14 says of a removal who leaves and until when each is covered, and who stays covered and why', () => {
  const reply = offReplyOf({ status: 55 }, [
    person('张三'),
    person('李四', { cover_until: '2026-11-25 00:00:00' }),
    person('王五'),
    person('赵六', { cover_from: null, cover_until: null }),
    person('孙七', { result: 2, error_msg: '理赔处理中', cover_until: '2026-12-01 00:00:00' }),
  ]);

  expect(write(reply, {}).split('\n')).toEqual([
    '1 person is taken off before cover begins, and is NOT covered at all:',
    '赵六 (0011)',
    '2 persons leave: covered until end 2026-11-21 00:00:00, NOT covered after that:',
    '张三 (0011), 王五 (0011)',
    '1 person leaves: covered until end 2026-11-25 00:00:00, NOT covered after that:',
    '李四 (0011)',
    '1 person STAYS covered, the insurer did not agree to the removal:',
    '孙七 (0011): 理赔处理中; covered until end 2026-12-01 00:00:00',
  ]);
});

it('N14 names beside those who leave whoever stayed on the list, and why', () => {
  const stayed = (name: string, code: string, detail: object | null) => ({
    name,
    last4: '0022',
    work_company: '昆山华讯',
    reasons: [{ code, detail }],
  });
  const list = [
    stayed('钱八', 'INTENT_OUT', { words: '还在上班' }),
    stayed('周九', 'INTENT_OUT', { words: '' }),
    stayed('无此人', 'NOT_INSURED', { near: '' }),
  ];
  // Who begins could not have been taken off.
  const begins = stayed('新来的', 'INTENT_START', { words: '后天来两个' });
  const told = [{ kind: 'start', person_count: 1, names: ['新来的'] }];
  const kept = { person_count: 4, list: [...list, begins], told } as unknown as Parameters<
    typeof offReplyOf
  >[2];

  expect(
    write(offReplyOf({ status: 55 }, [person('张三')], kept), {})
      .split('\n')
      .slice(2),
  ).toEqual([
    '3 persons were NOT taken off:',
    '钱八 (0022): left out by us, not taken off: 还在上班',
    '周九 (0022): left out by us, not taken off',
    '无此人 (0022): we find nobody of this name or number covered by this policy, please send the whole ID number',
  ]);
});

it('N14 says that the insurer has not answered a removal yet, and that one which was taken back ends nothing', () => {
  const those = [person('张三', { result: 0 })];

  expect(write(offReplyOf({ status: 40 }, those), {})).toContain('has not issued this yet');
  expect(write(offReplyOf({ status: 50 }, those), {})).not.toContain('has not issued this yet');
  expect(write(offReplyOf({ status: 70 }, those), {})).toBe(
    'This removal was taken back: everybody stays covered as before.',
  );
});

it('N14 names those who leave under their work company where a reply goes to several, and many of them without numbers', () => {
  const there = person('李四', { work_company: '苏州电子' });
  const split = write(offReplyOf({ status: 50 }, [person('张三'), there]), { isSplit: true });
  expect(split.split('\n').slice(1)).toEqual(['昆山华讯: 1: 张三 (0011)', '苏州电子: 1: 李四 (0011)']);

  const many = Array.from({ length: 130 }, (_, at) => person(`甲${at}`));
  const long = write(offReplyOf({ status: 50 }, many), { company: '昆山华讯' });
  expect(long).toMatch(/^昆山华讯:\n130 persons leave/);
  expect(long).toMatch(/甲0, 甲1, .*甲99 and 30 more$/);
});

it('N14 says of each who was not taken off why, and what to send', () => {
  const row = (name: string, code: string, detail: object | null = null, idcard = '') => ({
    name,
    idcard,
    work_company: '',
    level: 'error',
    verdicts: [{ code, level: 'error', detail }],
  });
  const list = [
    row('无此人', 'NOT_INSURED', { near: '' }),
    { ...row('张山', 'NOT_INSURED', { near: '张三' }, '320***********0011'), work_company: '昆山华讯' },
    row('王伟', 'AMBIGUOUS', { count: 2 }),
    row('李四', 'ALREADY_PENDING_OFF', { change_no: 'C1' }),
    row('赵六', 'OFF_DATE_EARLY', { earliest_off_date: '2026-11-21' }),
    row('孙七', 'OFF_DATE_LATE', { last_day: '2026-11-30' }),
    row('', 'DUP_ROW', { row_no: 1 }, '320***********0022'),
  ];

  const said = write(
    offReplyOfList({ error_count: 9, list } as unknown as Parameters<typeof offReplyOfList>[0]),
    {},
  );

  expect(said.split('\n')).toEqual([
    '9 persons were NOT taken off:',
    '无此人: we find nobody of this name or number covered by this policy, please send the whole ID number',
    '张山 (0011): we find nobody of this name or number covered by this policy; do you mean 张三? Please send the whole ID number',
    '王伟: 2 covered persons are called so, please send the ID number',
    '李四: is being taken off already, nothing has to be sent again',
    '赵六: cover can end on day 2026-11-21 at the earliest and never before, please confirm',
    '孙七: the cover ends before the day that you gave, on end 2026-11-30; please confirm',
    '(no name) (0022): stands in the list more than once',
    '… and 2 more',
  ]);
});

it('N14 says precisely what is the matter, names nobody of another company, and asks nobody to check who stays', () => {
  const row = (code: string, detail: object | null, work_company = '昆山华讯') => ({
    name: '李四',
    idcard: '',
    work_company,
    level: 'error',
    verdicts: [{ code, level: 'error', detail }],
  });
  const whole = 'please send the whole ID number';
  const told: readonly (readonly [ReturnType<typeof row>, string])[] = [
    [row('OFF_OTHER_NAME', { name: '张三', work_company: '昆山华讯' }), 'belongs to 张三, please say which'],
    [
      row('OFF_OTHER_NAME', { name: '张三', work_company: '苏州电子' }),
      'belongs to somebody of another name',
    ],
    [row('OFF_OTHER_COMPANY', { written: '华讯', work_company: '苏州电子' }), 'another company than “华讯”'],
    [row('NOT_INSURED', { near: '', namesakes: 1 }), 'somebody of this name is covered, but with another'],
    [row('NOT_INSURED', { near: '李肆' }, ''), `covered by this policy, ${whole}`],
    [row('INTENT_STAYS', { words: '李四请假' }), 'you wrote “李四请假”, not that this person leaves'],
    [
      row('INTENT_STAYS', { words: '先别减，又说不走了' }),
      'not taken off, as you wrote: “先别减，又说不走了”',
    ],
    [
      row('INTENT_STAYS', { words: '换成罗海波 320981199711140732 13871908794' }),
      '“换成罗海波 ***0732 ***8794”',
    ],
    [row('INTENT_STAYS', { words: '' }), 'not said to leave'],
    [row('DOUBT', { words: '小李', others: '' }), '“小李” can be read in more than one way'],
  ];
  const list = told.map(([one]) => one);
  const lines = write(
    offReplyOfList({ error_count: list.length, list } as unknown as Parameters<typeof offReplyOfList>[0]),
    {},
  ).split('\n');

  for (const [at, [, sentence]] of told.entries()) expect(lines[at + 1]).toContain(sentence);
  expect(lines.join()).not.toMatch(/needs a check|苏州电子/);
});

it('N14 names whom a list itself asks about, and asks for what is in doubt', () => {
  const row = (key: number, name: string, more: object) => ({
    key,
    name,
    idcard: '',
    work_company: '',
    start_date: '',
    intent: null,
    doubts: [],
    ...more,
  });
  const told = toldRows([
    row(1, '张三', { intent: { kind: 'unclear', words: '张三差点走', of: '' } }),
    row(2, '李四', { start_date: '待定' }),
    row(3, '王五', { start_date: '2026-11-29' }),
    row(4, '赵六', { doubts: [{ field: 'start_date', words: '28号', others: ['2026-11-29'] }] }),
  ]);
  const list = [
    { row_no: 1, name: '张三', idcard: '', work_company: '', level: 'error', verdicts: [] },
    { row_no: 3, name: '王五', idcard: '', work_company: '', level: 'ok', verdicts: [] },
  ];

  const said = write(
    offReplyOfList({ error_count: 1, list } as unknown as Parameters<typeof offReplyOfList>[0], told),
    {},
  );

  expect(said.split('\n')).toEqual([
    '3 persons were NOT taken off:',
    expect.stringMatching(/^张三: .*“张三差点走”/),
    '李四: “待定” can be read in more than one way, please say which day',
    '赵六: “28号” can be read in more than one way, please say which day',
  ]);
});

it('N14 names all of whom a list says the same in one line', () => {
  const there = Array.from({ length: 5 }, (_, at) => ({
    row_no: at + 1,
    name: `甲${at}`,
    last4: '',
    work_company: '',
    obstacles: [{ code: 'INTENT_STAYS', detail: { words: '1、2、3' } } as const],
  }));
  const [count, ...lines] = write(offReplyOfList({ error_count: 0, list: [] }, there), {}).split('\n');
  expect(count).toBe('5 persons were NOT taken off:');
  expect(lines).toEqual([expect.stringMatching(/^甲0, 甲1, 甲2, 甲3, 甲4: .*1、2、3/)]);
});

it('N14 says whose cover ends later than the day that they wrote, and not for whom it ends as they wrote or never begins', () => {
  const reply = offReplyOf({ status: 55 }, [
    person('张三', { asked_date: day('2026-11-19'), start_date: day('2026-11-21') }),
    person('李四', { asked_date: day('2026-11-21'), start_date: day('2026-11-21') }),
    person('王五', { asked_date: null, start_date: day('2026-11-21') }),
    person('赵六', {
      asked_date: day('2026-11-19'),
      start_date: day('2026-11-21'),
      cover_from: null,
      cover_until: null,
    }),
  ]);

  expect(write(reply, {}).split('\n').slice(-2)).toEqual([
    'For 1 of them cover ends later than the day that you gave, since no day that has begun is taken back:',
    '张三 (0011): you gave day 2026-11-18 as the last day; covered until end 2026-11-21 00:00:00',
  ]);
});
