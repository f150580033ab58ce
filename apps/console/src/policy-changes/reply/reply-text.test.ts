import { day } from '@app/domain/calendar/day';
import type { VerdictCode } from '@app/domain/roster/verdict';
import { expect, it } from 'vitest';
import type { Reply } from './reply.ts';
import { replyWriter } from './reply-text.ts';
import { english } from './words/en.ts';

const days = { formatTime: (time: string) => time, formatEnd: (end: string) => end };

/** Gives the words as they stand, with what they are told put in. */
const text = (key: string, given: object = {}): string =>
  Object.entries(given).reduce(
    (said, [name, value]) => said.replaceAll(`{{${name}}}`, String(value)),
    (english as Readonly<Record<string, string>>)[key] ?? key,
  );

const coveredWith = (code: VerdictCode): Reply['twiceNames'][number] => ({
  name: '李娜',
  last4: '0011',
  why: '',
  workCompany: '昆山华讯',
  reasons: [{ code, detail: { words: '再发一遍' } }],
  ended: null,
  cover: { from: day('2026-11-25'), to: day('2026-11-30') },
});

const base: Reply = { standing: 'covers', covered: [], notCount: 0, not: [], twice: 0, twiceNames: [] };

it('B2 says from when until when somebody is covered anyway, and of a leaver alone that the list took nobody off', () => {
  const write = replyWriter(text as Parameters<typeof replyWriter>[0], days);
  const lineOf = (code: VerdictCode) =>
    write({ ...base, twice: 1, twiceNames: [coveredWith(code)] })
      .split('\n')
      .at(-1);

  const daysSaid = 'covered from 2026-11-25 00:00:00 until 2026-11-30';
  expect(lineOf('INTENT_LEAVE')).toBe(
    `李娜 (0011): you wrote “再发一遍”; ${daysSaid}, not taken off by this list`,
  );
  for (const code of ['INTENT_AGAIN', 'INTENT_WAIT', 'INTENT_CORRECT'] as const)
    expect(lineOf(code), code).toBe(`李娜 (0011): you wrote “再发一遍”; ${daysSaid}`);
});

it('B2 tells of whoever is asked about that they are covered on some days', () => {
  const write = replyWriter(text as Parameters<typeof replyWriter>[0], days);
  const said = write({ ...base, notCount: 1, not: [coveredWith('INTENT_UNCLEAR')] });
  expect(said).toMatch(
    /whether we shall insure this person; covered from 2026-11-25 00:00:00 until 2026-11-30$/,
  );
});
