import { day } from '@app/domain/calendar/day';
import { type Verdict, type VerdictCode } from '@app/domain/roster/verdict';
import { verdict, verdictCodes } from '@app/domain/roster/verdict';
import { describe, expect, it } from 'vitest';
import type { Reason, Refusals } from '../refusals.ts';
import type { RowVerdicts } from '../verdicts.ts';
import { languages, type Language } from './languages.ts';
import { english as refusalsEn } from './refusals.en.ts';
import { english as statusesEn, type StatusWords } from './statuses.en.ts';
import { statusText, wordRefusal, wordVerdict } from './words.ts';
import { verdictDetails } from './example-details.ts';
import { daysIn } from './say.ts';

const faulty: RowVerdicts = {
  num: 1,
  row_no: 1,
  name: '张三',
  idcard: '',
  work_company: '',
  msg: '',
  level: 'error',
  reason: 'NAME',
  field: 'name',
  fix: null,
  verdicts: [],
};

// Each figure is one that no sentence would hold by itself, so that finding it means that the detail was said.
const refusals: { readonly [R in Reason]: { detail: Refusals[R]; says: readonly (string | number)[] } } = {
  AUTH: { detail: null, says: [] },
  TOKEN_UNKNOWN: { detail: null, says: [] },
  SIGNED_IN_ELSEWHERE: { detail: null, says: [] },
  SIGN_IN_WITHDRAWN: { detail: null, says: [] },
  TOKEN_EXPIRED: { detail: null, says: [] },
  LOGIN_FAIL: { detail: null, says: [] },
  CAPTCHA: { detail: null, says: [] },
  FORBIDDEN: { detail: null, says: [] },
  NO_ENTERPRISE: { detail: null, says: [] },
  ENTERPRISE_MISMATCH: { detail: null, says: [] },
  ENTERPRISE_FROZEN: { detail: null, says: [] },
  ENTERPRISE_EXPIRED: { detail: null, says: [] },
  NOT_ACTIVATED: { detail: { status: 2 }, says: [] },
  VALIDATION: { detail: { fields: ['start_date', 'name'] }, says: ['start_date', 'name'] },
  NOT_FOUND: { detail: null, says: [] },
  UNKNOWN_PATH: { detail: null, says: [] },
  TOO_LARGE: { detail: { limit_mb: 8 }, says: ['8'] },
  MEDIA_TYPE: { detail: null, says: ['application/json'] },
  RATE_LIMIT: { detail: { retry_after_s: 37 }, says: ['37'] },
  TOO_MANY_AT_ONCE: { detail: { whose: 'user', retry_after_s: 38 }, says: ['38'] },
  IDEMPOTENCY_CONFLICT: { detail: null, says: [] },
  ANSWER_FORGOTTEN: { detail: { done_at: '2026-03-11 15:55' }, says: ['2026-03-11 15:55'] },
  UNAVAILABLE: { detail: { retry_after_s: 37 }, says: ['37'] },
  OUTCOME_UNKNOWN: { detail: { retry_after_s: 37, is_keyed: true }, says: ['37'] },
  SERVER: { detail: null, says: [] },
  NUMBER_GUESSES: { detail: { guesses_max: 30, opens_at: '2026-03-11' }, says: ['30', '2026-03-11'] },
  REVEAL_LIMIT: { detail: { reveals_max: 30, opens_at: '2026-03-11' }, says: ['30', '2026-03-11'] },
  ALIAS_TAKEN: { detail: { name: 'X47' }, says: ['X47'] },
  ALIASES_TOO_MANY: { detail: { aliases_max: 2_000 }, says: [2_000] },
  VIEWS_TOO_MANY: { detail: { views_max: 30 }, says: ['30'] },
  QUOTA: { detail: { what: 'drafts', whose: 'user', most: 4711 }, says: [4711] },
  POLICY_CLOSED: { detail: { status: 15 }, says: [] },
  ROWS_REFUSED: { detail: { error_count: 7, list: [faulty], list_str: '' }, says: ['7'] },
  WARNINGS_NEW: { detail: { row_count: 7, list: [faulty], list_str: '' }, says: ['7'] },
  ROWS_TOO_MANY: { detail: { rows_max: 20_000 }, says: [20_000] },
  LIST_TOO_LONG: { detail: { characters_max: 10_000_000 }, says: [10_000_000] },
  DUPLICATE_SUBMIT: {
    detail: { policy_change_id: 123, change_no: 'PC-123', submitted_at: '2026-03-10 14:03:00' },
    says: ['PC-123', '2026-03-10 14:03:00'],
  },
  STATE_CONFLICT: { detail: { status: 40 }, says: [] },
  OWN_APPROVAL: { detail: null, says: [] },
  FORECAST_EXPIRED: { detail: null, says: ['15'] },
  CUTOFF_PASSED: { detail: { earliest_start_date: day('2026-03-12') }, says: ['2026-03-12'] },
  PRICE_CHANGED: { detail: { premium_fen: 128_640, refund_fen: null }, says: ['¥1,286.40'] },
  BALANCE: { detail: { short_by_fen: 5 }, says: ['¥0.05'] },
  LIST_EDITED: { detail: { by: 'X47', at: '2026-03-10 10:00:00' }, says: ['X47'] },
  ROWS_MOVED: { detail: null, says: [] },
  NO_LIST_KEPT: { detail: null, says: [] },
  REPLACE_NOT_ALLOWED: { detail: null, says: [] },
  MIN_PERSONS: { detail: { min_persons: 5, left: 3 }, says: ['5', '3'] },
  ENDED_ELSEWHERE: { detail: { change_no: 'C000004711' }, says: ['C000004711'] },
  COUNTED_ELSEWHERE: {
    detail: { change_no: 'C000004711', min_persons: 3, left: 1 },
    says: ['C000004711', '3', '1'],
  },
  UNDO_CLOSED: { detail: { lock_at: '2026-03-11 16:00:00' }, says: ['2026-03-11 16:00:00'] },
  LIST_CHANGED: {
    detail: { version: 12, by: 'Wang Min', at: '2026-03-10 17:40:00' },
    says: ['Wang Min', '2026-03-10 17:40:00'],
  },
  LIST_STATE: {
    detail: { status: 50, change: { policy_change_id: 7, change_no: 'A20260310000007' } },
    says: ['A20260310000007'],
  },
  RENEW_NOT_OPEN: { detail: { opens_on: day('2026-11-20') }, says: ['2026-11-20'] },
  RENEW_FUNDS: { detail: { short_by_fen: 123_456 }, says: ['1,234.56'] },
  RENEWAL_CHANGED: { detail: { person_count: 37, premium_fen: 123_456 }, says: ['37', '1,234.56'] },
  NOTHING_TO_RENEW: { detail: null, says: [] },
  GAP_NONE: { detail: null, says: [] },
  GAP_NO_POLICY: { detail: null, says: [] },
  LIST_EMPTY: { detail: null, says: [] },
  LIST_NOT_FOUND: { detail: null, says: [] },
  EVIDENCE_TYPE: { detail: null, says: [] },
  FILE_GONE: { detail: null, says: [] },
  FILE_EMPTY: { detail: null, says: [] },
  FILE_TYPE: { detail: null, says: ['.xlsx'] },
  FILE_XLS: { detail: null, says: ['.xls', '.xlsx'] },
  FILE_PROTECTED: { detail: null, says: [] },
  FILE_BROKEN: { detail: null, says: ['.xlsx'] },
  FILE_TOO_SLOW: { detail: null, says: [] },
  FILE_TOO_LARGE_INSIDE: { detail: { what: 'columns', limit: 4711 }, says: [4711] },
};

/** What findings say that do not say their details as they are: codes in words, and money in yuan. */
const saidOtherwise: Partial<Record<VerdictCode, readonly (string | number)[]>> = {
  PAIR_UNBALANCED: [],
  REPLACE_QUOTA: [4711, '4,711.47', '4,811.48'],
};

const figuresOf = (code: VerdictCode): readonly (string | number)[] =>
  saidOtherwise[code] ?? Object.values(verdictDetails[code] ?? {});

const wordFinding = <C extends VerdictCode>(language: Language, code: C): string =>
  wordVerdict(language, { code, detail: verdictDetails[code] });

const wordReason = <R extends Reason>(language: Language, reason: R): string =>
  wordRefusal(language, reason, refusals[reason].detail);

const keysOf = <Key extends string>(record: { readonly [K in Key]: unknown }) => Object.keys(record) as Key[];

type Said = { what: string; figures: readonly (string | number)[]; say: (language: Language) => string };

/** Findings that are worded in more than one way. */
const further: readonly (readonly [string, Verdict])[] = [
  ['of two rows', verdict('ID_NAME_MISMATCH', { name: 'LI WEI', row_no: 4711 })],
  ['of a child', verdict('AGE_LOW', { age: 15, age_min: 16 })],
  ['of no day', verdict('DATE_BEYOND_POLICY', { from: day('2026-03-12'), to: day('2026-04-30') })],
  ['of a pair without a newcomer', verdict('PAIR_UNBALANCED', { missing: 'newcomer' })],
  ['of a policy’s seats', verdict('REPLACE_QUOTA', { per: 'policy', limit: 1, refund_fen: 0 })],
  ['of one end', verdict('DATE_END', { from: day('2026-04-30'), to: day('2026-04-30') })],
];

const sentences: readonly Said[] = [
  ...keysOf(refusalsEn).map((reason) => ({
    what: `the refusal ${reason}`,
    figures: refusals[reason].says,
    say: (language: Language) => wordReason(language, reason),
  })),
  ...[1, 3].map((status) => ({
    what: `the refusal NOT_ACTIVATED in status ${status}`,
    figures: [],
    say: (language: Language) => wordRefusal(language, 'NOT_ACTIVATED', { status }),
  })),
  ...(['parts', 'unpacked_mb', 'ratio', 'rows', 'columns', 'characters', 'cells'] as const).map((what) => ({
    what: `the refusal FILE_TOO_LARGE_INSIDE by its ${what}`,
    figures: [4711],
    say: (language: Language) => wordRefusal(language, 'FILE_TOO_LARGE_INSIDE', { what, limit: 4711 }),
  })),
  {
    what: 'the refusal OUTCOME_UNKNOWN to whoever sent no key',
    figures: ['37'],
    say: (language: Language) =>
      wordRefusal(language, 'OUTCOME_UNKNOWN', { retry_after_s: 37, is_keyed: false }),
  },
  {
    what: 'the refusal LIST_STATE while a file is read',
    figures: [],
    say: (language: Language) => wordRefusal(language, 'LIST_STATE', { status: 10, change: null }),
  },
  {
    what: 'the refusal LIST_STATE of a list that was thrown away',
    figures: [],
    say: (language: Language) => wordRefusal(language, 'LIST_STATE', { status: 70, change: null }),
  },
  ...verdictCodes.map((code) => ({
    what: `the verdict ${code}`,
    figures: figuresOf(code),
    say: (language: Language) => wordFinding(language, code),
  })),
  ...further.map(([which, found]) => ({
    what: `the verdict ${found.code} ${which}`,
    figures: found.code in saidOtherwise ? [] : Object.values(found.detail ?? {}),
    say: (language: Language) => wordVerdict(language, found),
  })),
];

const states: readonly Said[] = keysOf<keyof StatusWords>(statusesEn).flatMap((kind) =>
  Object.keys(statusesEn[kind]).map((code) => ({
    what: `the state ${kind} ${code}`,
    figures: [],
    say: (language: Language) => statusText(language, kind, code),
  })),
);

const scripts: Readonly<Record<Language, RegExp>> = {
  en: /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u,
  zh: /^[^\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Han}[^\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  es: /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

describe.each(languages)('L11 in %s', (language) => {
  it.each([...sentences, ...states])('$what is said in its own script, with nothing unfilled', ({ say }) => {
    const text = say(language);

    expect(text.trim()).toBe(text);
    expect(text).toMatch(scripts[language]);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{|Infinity/);
  });

  const written = (figure: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(figure) ? [figure, daysIn(language).day(day(figure))] : [figure];
  it.each(sentences)('$what is a whole sentence that holds its figures', ({ say, figures }) => {
    const text = say(language);
    expect(text).toMatch(language === 'zh' || language === 'ja' ? /。$/ : /\.$/);
    const isSaid = (figure: string) => written(figure).some((one) => text.includes(one));
    expect(figures.map((one) => one.toLocaleString(language)).filter((one) => !isSaid(one))).toEqual([]);
  });
});

it.each([...sentences, ...states])('L11 no two languages say $what with the same words', ({ say }) => {
  expect(new Set(languages.map(say)).size).toBe(languages.length);
});

it.each(['zh', 'ja'] as const)('L11 %s is set with full-width punctuation', (language) => {
  const halfWidth = [...sentences, ...states]
    .map(({ say }) => say(language))
    .filter((text) =>
      /[,;:!?()](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|[\p{L}][,;:!?()]/u.test(text),
    );
  expect(halfWidth).toEqual([]);
});
