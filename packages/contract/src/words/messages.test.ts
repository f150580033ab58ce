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
  REPLACEMENT_PARTLY_ISSUED: { change_no: 'PC-123', person_count: 4711, fail_count: 37 },
  REPLACEMENT_REFUSED: { change_no: 'PC-123', person_count: 4711 },
  RENEWAL_ISSUED: { change_no: 'PC-123', person_count: 4711 },
  RENEWAL_PARTLY_ISSUED: { change_no: 'PC-123', person_count: 4711, fail_count: 37 },
  RENEWAL_REFUSED: { change_no: 'PC-123', person_count: 4711 },
  TRANSFER_ISSUED: { change_no: 'PC-123', person_count: 4711 },
  TRANSFER_PARTLY_ISSUED: { change_no: 'PC-123', person_count: 4711, fail_count: 37 },
  TRANSFER_REFUSED: { change_no: 'PC-123', person_count: 4711 },
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
