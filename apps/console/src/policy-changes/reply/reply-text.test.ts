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
});

it('B2 tells of nobody but a leaver that they were not taken off yet', () => {
  const write = replyWriter(text as Parameters<typeof replyWriter>[0], days);
  const lineOf = (code: VerdictCode) => {
    const reply: Reply = {
      standing: 'covers',
      covered: [],
      notCount: 0,
      not: [],
      twice: 1,
      twiceNames: [coveredWith(code)],
    };
    return write(reply).split('\n').at(-1);
  };

  expect(lineOf('INTENT_LEAVE')).toMatch(/still covered, not taken off yet$/);
  for (const code of ['INTENT_AGAIN', 'INTENT_WAIT', 'INTENT_CORRECT'] as const)
    expect(lineOf(code), code).toMatch(/covered already$/);
});
