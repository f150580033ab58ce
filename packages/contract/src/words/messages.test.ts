import { expect, it } from 'vitest';
import { type MessageCode, messageCodes, type Messages } from '../messages.ts';
import { languages } from './languages.ts';
import { wordMessage } from './words.ts';

const details: { readonly [C in MessageCode]: Messages[C] } = {
  CHANGE_ISSUED: { change_no: 'PC-123', person_count: 4711 },
  CHANGE_PARTLY_ISSUED: { change_no: 'PC-123', person_count: 4711, fail_count: 37 },
  CHANGE_REFUSED: { change_no: 'PC-123', person_count: 4711 },
  CHANGE_UNANSWERED: { change_no: 'PC-123', person_count: 4711 },
  REMOVAL_ISSUED: { change_no: 'PC-123', person_count: 4711 },
  REMOVAL_PARTLY_ISSUED: { change_no: 'PC-123', person_count: 4711, fail_count: 37 },
  REMOVAL_REFUSED: { change_no: 'PC-123', person_count: 4711 },
  REPLACEMENT_ISSUED: { change_no: 'PC-123', person_count: 4711 },
  REPLACEMENT_PARTLY_ISSUED: { change_no: 'PC-123', person_count: 4711, fail_count: 37, staying_count: 5 },
  REPLACEMENT_REFUSED: { change_no: 'PC-123', person_count: 4711, staying_count: 5 },
  RENEWAL_ISSUED: { change_no: 'PC-123', person_count: 4711 },
  RENEWAL_PARTLY_ISSUED: { change_no: 'PC-123', person_count: 4711, fail_count: 37 },
  RENEWAL_REFUSED: { change_no: 'PC-123', person_count: 4711 },
  TRANSFER_ISSUED: { change_no: 'PC-123', person_count: 4711 },
  TRANSFER_PARTLY_ISSUED: { change_no: 'PC-123', person_count: 4711, fail_count: 37, staying_count: 5 },
  TRANSFER_REFUSED: { change_no: 'PC-123', person_count: 4711, staying_count: 5 },
  CORRECTION_ISSUED: { change_no: 'PC-123', person_count: 4711 },
  CORRECTION_PARTLY_ISSUED: { change_no: 'PC-123', person_count: 4711, fail_count: 37 },
  CORRECTION_REFUSED: { change_no: 'PC-123', person_count: 4711 },
  RENEWAL_DUE: { policy_no: 'PC-123', person_count: 4711, until: '2026-03-31 16:00' },
  RENEWAL_PLANNED: { policy_no: 'PC-123', person_count: 4711, at: '2026-03-29 20:00' },
  RENEWAL_LAPSED: { policy_no: 'PC-123', person_count: 4711 },
  AUTO_RENEWED: { policy_no: 'PC-123', person_count: 4711, amount_fen: 1_234_567 },
  AUTO_RENEWAL_LEFT: { policy_no: 'PC-123', left_count: 37 },
  AUTO_RENEWAL_SHORT: { policy_no: 'PC-123', short_by_fen: 1_234_567, until: '2026-03-31 16:00' },
  AUTO_RENEWAL_FAILED: { policy_no: 'PC-123', until: '2026-03-31 16:00' },
};

it.each(messageCodes)('L11 the message %s is said in each language with its figures', (code) => {
  const said = languages.map((language) => ({ language, ...wordMessage(language, code, details[code]) }));

  for (const { language, title, content } of said) {
    expect(title).toContain('PC-123');
    expect(content).toMatch(/[.。]$/);
    for (const [name, figure] of Object.entries(details[code]))
      expect(title + content).toContain(
        name.endsWith('_fen') ? '12,345.67' : (figure as number | string).toLocaleString(language),
      );
    expect(title + content).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
  }
  expect(new Set(said.map(({ title }) => title)).size).toBe(languages.length);
});

it('L11 one person is not spoken of as persons', () => {
  const one = { change_no: 'PC-123', person_count: 1, fail_count: 1 };

  expect(wordMessage('en', 'CHANGE_PARTLY_ISSUED', one).title).toMatch(/1 person not/);
  expect(wordMessage('es', 'CHANGE_PARTLY_ISSUED', one).title).toMatch(/1 persona sin/);
});

it.each(['TRANSFER_REFUSED', 'REPLACEMENT_REFUSED'] as const)(
  'L11 the message %s says of nobody that they stay who does not',
  (code) => {
    const said = (staying_count?: number) =>
      languages.map((language) => {
        const detail = {
          change_no: 'PC-123',
          person_count: 3,
          ...(staying_count === undefined ? {} : { staying_count }),
        };
        return wordMessage(language, code, detail).content;
      });

    expect(said(0)[languages.indexOf('en')]).not.toMatch(/stay/);
    expect(said()[languages.indexOf('en')]).not.toMatch(/stay/);
    expect(said(3)[languages.indexOf('en')]).toMatch(/stays? covered/);
    for (const [at] of languages.entries())
      expect(new Set([said(), said(0), said(1), said(3)].map((contents) => contents[at])).size).toBe(4);
  },
);

it.each(['RENEWAL_REFUSED', 'RENEWAL_PARTLY_ISSUED'] as const)(
  'L11 the message %s says of no policy that has ended that it ends',
  (code) => {
    const detail = { change_no: 'PC-123', person_count: 3, fail_count: 2 };
    for (const language of languages) {
      const early = wordMessage(language, code, detail).content;
      const late = wordMessage(language, code, { ...detail, has_begun: 1 }).content;
      expect(late).not.toBe(early);
    }
    expect(wordMessage('en', code, { ...detail, has_begun: 1 }).content).not.toMatch(/policy before ends/);
  },
);
