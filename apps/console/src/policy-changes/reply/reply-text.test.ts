import { day } from '@app/domain/calendar/day';
import type { VerdictCode } from '@app/domain/roster/verdict';
import { expect, it } from 'vitest';
import type { Reply } from './reply.ts';
import { replyWriter } from './reply-text.ts';
import { english } from './words/en.ts';

const days = {
  formatDay: (on: string) => `day ${on}`,
  formatTime: (time: string) => time,
  formatEnd: (end: string) => end,
};

/** Gives the words as they stand, with what they are told put in. */
const text = (key: string, given: object = {}): string =>
  Object.entries(given).reduce(
    (said, [name, value]) => said.replaceAll(new RegExp(`{{${name}(, number)?}}`, 'g'), String(value)),
    (english as Readonly<Record<string, string>>)[key] ??
      (english as Readonly<Record<string, string>>)[`${key}_other`] ??
      key,
  );

const coveredWith = (code: VerdictCode): Reply['twiceNames'][number] => ({
  name: '李娜',
  last4: '0011',
  why: '',
  workCompany: '昆山华讯',
  occupation: '',
  reasons: [{ code, detail: { words: '再发一遍' } }],
  ended: null,
  cover: { from: day('2026-11-25'), to: day('2026-11-30'), at_other_company: 0, by_name: 0 },
  isCoverOpen: false,
});

const base: Reply = {
  standing: 'covers',
  covered: [],
  laterCount: 0,
  later: [],
  notCount: 0,
  not: [],
  settledCount: 0,
  settled: [],
  twice: 0,
  twiceNames: [],
  repeats: [],
  leaving: [],
};

it('N14 says from when until when somebody is covered anyway, and of a leaver alone that the list took nobody off', () => {
  const write = replyWriter(text as Parameters<typeof replyWriter>[0], days);
  const lineOf = (code: VerdictCode) =>
    write({ ...base, twice: 1, twiceNames: [coveredWith(code)] }, {})
      .split('\n')
      .at(-1);

  const daysSaid = 'covered from day 2026-11-25 until 2026-11-30';
  expect(lineOf('INTENT_LEAVE')).toBe(
    `李娜 (0011): you wrote “再发一遍”; ${daysSaid}, not taken off by this list`,
  );
  for (const code of ['INTENT_AGAIN', 'INTENT_WAIT', 'INTENT_CORRECT'] as const)
    expect(lineOf(code), code).toBe(`李娜 (0011): you wrote “再发一遍”; ${daysSaid}`);
});

it('N14 tells of whoever is asked about that they are covered on some days', () => {
  const write = replyWriter(text as Parameters<typeof replyWriter>[0], days);
  const said = write({ ...base, notCount: 1, not: [coveredWith('INTENT_UNCLEAR')] }, {});
  expect(said).toMatch(/whether we shall insure this person; covered from day 2026-11-25 until 2026-11-30$/);
  // Whoever has cover is not said to have none.
  expect(said).not.toContain('NOT covered');
});

it('N14 says of nobody that they are not covered whose words leave open whether they begin', () => {
  const write = replyWriter(text as Parameters<typeof replyWriter>[0], days);
  const open = { ...coveredWith('INTENT_UNCLEAR'), cover: null };
  const starter = { ...person('王芳', '昆山华讯'), reasons: [] };
  expect(write({ ...base, notCount: 2, not: [starter, open] }, {})).toContain(
    '2 persons were not added this time:',
  );
  expect(write({ ...base, notCount: 1, not: [starter] }, {})).toContain('NOT covered:');
});

it('N14 says of nobody that they are not covered of whom nobody knows, and that a name alone found cover', () => {
  const write = replyWriter(text as Parameters<typeof replyWriter>[0], days);
  const unknown = { ...person('王芳', '昆山华讯'), isCoverOpen: true };
  const said = write({ ...base, notCount: 1, not: [unknown] }, {});
  expect(said).not.toContain('NOT covered');
  expect(said).toMatch(/we cannot tell whether there is cover already$/);

  const cover = { ...coveredWith('INTENT_LEAVE').cover!, by_name: 1 } as const;
  const leaver = { ...coveredWith('INTENT_LEAVE'), last4: '', cover };
  expect(write({ ...base, twice: 1, twiceNames: [leaver] }, {})).toMatch(
    /one covered person has this name: covered from day 2026-11-25 until 2026-11-30, not taken off by this list$/,
  );
});

it('N14 tells who stands on the list again, and who is to leave and cannot be looked up, as neither covered nor not', () => {
  const write = replyWriter(text as Parameters<typeof replyWriter>[0], days);
  const again = { ...person('李娜', '昆山华讯'), reasons: [] };
  const leaver = { ...coveredWith('INTENT_LEAVE'), name: '何秀兰', last4: '', cover: null };
  expect(write({ ...base, repeats: [again], leaving: [leaver] }, {}).split('\n')).toEqual([
    'On the list more than once, insured once: 李娜 (0011)',
    '1 persons are said to leave, without a number, and the name tells no one covered person; nobody was taken off, please send the numbers:',
    '何秀兰: you wrote “再发一遍”',
  ]);
});

it('N14 does not begin with who could not be insured where everybody is covered', () => {
  const write = replyWriter(text as Parameters<typeof replyWriter>[0], days);
  const reply = { ...base, standing: 'none', twice: 1, twiceNames: [coveredWith('DUP_POLICY')] } as const;
  expect(write(reply, {})).toMatch(/^1 persons on the list are covered anyway/);
});

const person = (name: string, workCompany: string): Reply['not'][number] => ({
  ...coveredWith('INTENT_UNCLEAR'),
  name,
  workCompany,
  reasons: [{ code: 'NAME', detail: null }],
  cover: null,
});

const group = (isLong: boolean): Reply['covered'][number] => ({
  count: 43,
  from: '2026-11-25 00:00:00',
  until: '2026-11-30',
  endsVary: false,
  isLong,
  companies: [
    {
      work_company: '昆山华讯',
      person_count: 40,
      names: [person('李娜', '昆山华讯'), person('王伟', '昆山华讯')],
    },
    { work_company: '苏州精工', person_count: 1, names: [person('赵敏', '苏州精工')] },
    { work_company: '宝山钢铁', person_count: 2, names: [] },
  ],
});

it('N14 folds the names of many who are covered by work company, and counts whom the message does not take', () => {
  const write = replyWriter(text as Parameters<typeof replyWriter>[0], days);
  const reply = { ...base, covered: [group(true)] };

  expect(write(reply, { isSplit: true }).split('\n').slice(1)).toEqual([
    '昆山华讯: 40: 李娜, 王伟 and 38 more',
    '苏州精工: 1: 赵敏',
    '宝山钢铁: 2',
  ]);
  expect(write({ ...base, covered: [group(false)] }, { isSplit: true })).toContain('赵敏 (0011)');
});

it('N14 names the company to which a reply goes, and tells the sender of several company by company', () => {
  const write = replyWriter(text as Parameters<typeof replyWriter>[0], days);
  const not = [
    person('李娜', '昆山华讯'),
    person('赵敏', '苏州精工'),
    person('王伟', '昆山华讯'),
    person('钱多', ''),
  ];
  const reply = { ...base, standing: 'none', notCount: 4, not } as const;
  const nameless = 'the name is not complete, please send it as on the ID card';

  expect(
    write({ ...reply, not: not.slice(0, 1) }, { company: '昆山华讯' })
      .split('\n')
      .slice(0, 2),
  ).toEqual(['昆山华讯:', 'Nobody on this list could be insured so far.']);
  expect(write(reply, { isSplit: true }).split('\n').slice(2)).toEqual([
    '昆山华讯:',
    `李娜 (0011): ${nameless}`,
    `王伟 (0011): ${nameless}`,
    '苏州精工:',
    `赵敏 (0011): ${nameless}`,
    'No work company given:',
    `钱多 (0011): ${nameless}`,
  ]);
});

it('N14 says who is covered later than the list asked for, from when, and how many more', () => {
  const write = replyWriter(text as Parameters<typeof replyWriter>[0], days);
  const person = { ...coveredWith('INTENT_WAIT'), cover: null, reasons: [] };
  const later = [{ person, asked: '2026-11-18', from: '2026-11-25 00:00:00' }];

  const lines = write({ ...base, laterCount: 3, later }, {}).split('\n');

  expect(lines).toEqual([
    '3 of them begin later than the list says; this cover does not hold before that, please confirm:',
    '李娜 (0011): the list says from day 2026-11-18, covered from 2026-11-25 00:00:00',
    '… and 2 more',
  ]);
});

it('N14 says where somebody is covered for work at another company, and names that to nobody', () => {
  const write = replyWriter(text as Parameters<typeof replyWriter>[0], days);
  const cover = { from: day('2026-11-25'), to: day('2026-11-30'), at_other_company: 1, by_name: 0 } as const;
  const person = { ...coveredWith('INTENT_AGAIN'), cover };

  expect(
    write({ ...base, twice: 1, twiceNames: [person] }, {})
      .split('\n')
      .at(-1),
  ).toBe(
    '李娜 (0011): you wrote “再发一遍”; covered from day 2026-11-25 until 2026-11-30, but for work at another company, not at this one',
  );
});

it('N14 does not tell of a work type that is not registered where nobody can be insured', () => {
  const write = replyWriter(text as Parameters<typeof replyWriter>[0], days);
  const closed = [
    { code: 'WC_PENDING' as const, detail: null },
    { code: 'OCC_NOT_ALLOWED' as const, detail: null },
  ];
  const person = { ...coveredWith('INTENT_WAIT'), cover: null, reasons: closed };

  const said = write({ ...base, notCount: 1, not: [person] }, {});

  expect(said).toContain('nobody can be insured at this work company yet');
  expect(said).not.toContain('not registered');
});

it.each([
  ['换成罗海波 320981199711140732', '换成罗海波 ***0732'],
  ['5224 2519 8805 2737 86 普工13325962492', '***3786 普工***2492'],
  ['34012319900101123x，电话 138-7190-8794', '***123x，电话 ***8794'],
  ['2026-11-27 2026-11-28 E12345678', '2026-11-27 2026-11-28 ***5678'],
  ['8点到，28号，工号20261127', '8点到，28号，工号20261127'],
  ['2026-11-26 320981199711140732', '2026-11-26 ***0732'],
  ['27 28 30号', '27 28 30号'],
  ['１３８７１９０８７９４', '***8794'],
  ['138.7190.8794，保单 YF-20D-202611-0001', '***8794，保单 YF-20D-202611-0001'],
])('N14 quotes no number of a document and no mobile in full: %s', (words, told) => {
  const write = replyWriter(text as Parameters<typeof replyWriter>[0], days);
  const person = coveredWith('INTENT_UNCLEAR');
  const reply = {
    ...base,
    twice: 1,
    twiceNames: [
      { ...person, reasons: [{ code: 'INTENT_UNCLEAR', detail: { words } }] as typeof person.reasons },
    ],
  };

  expect(write(reply, {})).toContain(`“${told}”`);
});
