import { day } from '@app/domain/calendar/day';
import { type Verdict, type VerdictCode, type VerdictDetails } from '@app/domain/roster/verdict';
import { verdict, verdictCodes } from '@app/domain/roster/verdict';
import { describe, expect, it } from 'vitest';
import type { Reason, Refusals } from '../refusals.ts';
import type { RowVerdicts } from '../verdicts.ts';
import { wordAddWarning } from './add-warnings.ts';
import { languages, type Language } from './languages.ts';
import { english as refusalsEn } from './refusals.en.ts';
import { english as statusesEn, type StatusWords } from './statuses.en.ts';
import { statusText, wordRefusal, wordVerdict } from './words.ts';
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
  ROWS_TOO_MANY: { detail: { rows_max: 20_000 }, says: [20_000] },
  LIST_TOO_LONG: { detail: { characters_max: 10_000_000 }, says: [10_000_000] },
  DUPLICATE_SUBMIT: {
    detail: { policy_change_id: 123, change_no: 'PC-123', submitted_at: '2026-03-10 14:03:00' },
    says: ['PC-123', '2026-03-10 14:03:00'],
  },
  STATE_CONFLICT: { detail: { status: 40 }, says: [] },
  FORECAST_EXPIRED: { detail: null, says: ['15'] },
  CUTOFF_PASSED: { detail: { earliest_start_date: day('2026-03-12') }, says: ['2026-03-12'] },
  PRICE_CHANGED: { detail: { premium_fen: 128_640, refund_fen: null }, says: ['¥1,286.40'] },
  BALANCE: { detail: { short_by_fen: 5 }, says: ['¥0.05'] },
  ROWS_MOVED: { detail: null, says: [] },
  MIN_PERSONS: { detail: { min_persons: 5, left: 3 }, says: ['5', '3'] },
  ENDED_ELSEWHERE: { detail: { change_no: 'C000004711' }, says: ['C000004711'] },
  UNDO_CLOSED: { detail: { lock_at: '2026-03-11 16:00:00' }, says: ['2026-03-11 16:00:00'] },
  LIST_CHANGED: {
    detail: { version: 12, by: 'Wang Min', at: '2026-03-10 17:40:00' },
    says: ['Wang Min', '2026-03-10 17:40:00'],
  },
  LIST_STATE: {
    detail: { status: 50, change: { policy_change_id: 7, change_no: 'A20260310000007' } },
    says: ['A20260310000007'],
  },
  LIST_EMPTY: { detail: null, says: [] },
  LIST_NOT_FOUND: { detail: null, says: [] },
  FILE_GONE: { detail: null, says: [] },
  FILE_EMPTY: { detail: null, says: [] },
  FILE_TYPE: { detail: null, says: ['.xlsx'] },
  FILE_XLS: { detail: null, says: ['.xls', '.xlsx'] },
  FILE_PROTECTED: { detail: null, says: [] },
  FILE_BROKEN: { detail: null, says: ['.xlsx'] },
  FILE_TOO_SLOW: { detail: null, says: [] },
  FILE_TOO_LARGE_INSIDE: { detail: { what: 'columns', limit: 4711 }, says: [4711] },
};

const details: VerdictDetails = {
  INTENT_LEAVE: { words: 'X47' },
  INTENT_WAIT: { words: 'X47' },
  INTENT_REPLACE: { words: 'X47', of: 'Y12' },
  INTENT_CORRECT: { words: 'X47', of: '' },
  INTENT_AGAIN: { words: 'X47' },
  INTENT_UNCLEAR: { words: 'X47' },
  INTENT_STAYS: { words: 'X47' },
  INTENT_OUT: { words: 'X48' },
  DOUBT: { words: 'X47', others: 'Y12' },
  NAME: null,
  ID_EXCEL_NUMBER: { kept: '110101199003070' },
  ID_FORMAT: null,
  ID_TYPE: null,
  ID_REGION: null,
  ID_BIRTH: null,
  ID_CHECKSUM: null,
  ID_ENDS_000: null,
  ID15_CONVERTED: null,
  BIRTHDAY_NEEDED: null,
  GENDER_NEEDED: null,
  BIRTHDAY_DIFFERS: null,
  GENDER_DIFFERS: null,
  ID_NAME_MISMATCH: { name: 'LI WEI', work_company: 'ACME' },
  AGE_LOW: { age: 17, age_min: 19 },
  AGE_HIGH: { age: 73, age_max: 71 },
  AGE_OVERBAND: { age: 67, age_max: 64 },
  MINOR_WORKER: { age: 17 },
  RETIREMENT_AGE: { age: 63 },
  DUP_ROW: { row_no: 4711 },
  DUP_POLICY: { from: day('2026-03-12'), to: day('2026-04-30') },
  DUP_INSURER: { from: day('2026-03-12'), to: day('2026-04-30'), policy_no: 'P-2026-0815' },
  DUP_OTHER: { from: day('2026-03-12'), to: day('2026-04-30'), policy_no: 'P-2026-0815' },
  GAP: { from: day('2026-03-12'), to: day('2026-03-28'), days: 17 },
  WC_REMEMBERED: { words: 'X47', name: 'X48' },
  WC_UNKNOWN: null,
  WC_PENDING: null,
  WC_DISABLED: null,
  OCC_REMEMBERED: { words: 'X47', name: 'X48' },
  OCC_UNKNOWN: null,
  OCC_NOT_ALLOWED: null,
  OCC_SERIES: null,
  OCC_CLASS: { category: '6' },
  DATE_PAST: { earliest_start_date: day('2026-03-12') },
  DATE_CUTOFF: { earliest_start_date: day('2026-03-12') },
  DATE_BEYOND_POLICY: { from: day('2026-03-12'), to: day('2026-04-30'), start: day('2026-05-01') },
  DATE_END: { from: day('2026-03-12'), to: day('2026-04-30') },
  BLACKLIST: null,
  MOBILE: null,
  NOT_INSURED: { near: 'X47' },
  AMBIGUOUS: { count: 4711 },
  BEING_REMOVED: { change_no: 'C000004711' },
  ALREADY_PENDING_OFF: { change_no: 'C000004711' },
  OFF_DATE_EARLY: { earliest_off_date: day('2026-03-12') },
  OFF_DATE_LATE: { last_day: day('2026-04-30') },
};

const figuresOf = (code: VerdictCode): readonly (string | number)[] => Object.values(details[code] ?? {});

const wordFinding = <C extends VerdictCode>(language: Language, code: C): string =>
  wordVerdict(language, { code, detail: details[code] });

const wordReason = <R extends Reason>(language: Language, reason: R): string =>
  wordRefusal(language, reason, refusals[reason].detail);

const keysOf = <Key extends string>(record: { readonly [K in Key]: unknown }) => Object.keys(record) as Key[];

type Said = { what: string; figures: readonly (string | number)[]; say: (language: Language) => string };

/** Findings that are worded in more than one way. */
const further: readonly (readonly [string, Verdict])[] = [
  ['of two rows', verdict('ID_NAME_MISMATCH', { name: 'LI WEI', row_no: 4711 })],
  ['of a child', verdict('AGE_LOW', { age: 15, age_min: 16 })],
  ['of no day', verdict('DATE_BEYOND_POLICY', { from: day('2026-03-12'), to: day('2026-04-30') })],
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
    figures: Object.values(found.detail ?? {}),
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

  it.each(sentences)('$what is a whole sentence that holds its figures', ({ say, figures }) => {
    const text = say(language);

    expect(text).toMatch(language === 'zh' || language === 'ja' ? /。$/ : /\.$/);
    const { day: written } = daysIn(language);
    for (const figure of figures) {
      const inWords = figure.toLocaleString(language);
      // A first or a last day of cover is written as the pages write it, any other as it travels.
      const said = /^\d{4}-\d{2}-\d{2}$/.test(inWords) ? [inWords, written(day(inWords))] : [inWords];
      expect(
        said.some((one) => text.includes(one)),
        inWords,
      ).toBe(true);
    }
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

it('L11 B3 writes the end of cover as the pages do, with the hour, in every sentence that tells one', () => {
  const [from, to] = [day('2026-11-01'), day('2026-11-30')];
  const ends = {
    en: '30 Nov 2026, 24:00',
    zh: '2026年11月30日 24:00',
    es: '30 nov 2026, 24:00',
    ja: '2026/11/30 24:00',
  };
  for (const language of languages) {
    const said = [
      wordVerdict(language, { code: 'DUP_POLICY', detail: { from, to } }),
      wordVerdict(language, { code: 'DUP_INSURER', detail: { from, to, policy_no: 'P-7' } }),
      wordVerdict(language, { code: 'DUP_OTHER', detail: { from, to, policy_no: 'P-7' } }),
      wordVerdict(language, { code: 'DATE_END', detail: { from: to, to } }),
      wordVerdict(language, { code: 'OFF_DATE_LATE', detail: { last_day: to } }),
      wordAddWarning(language, 'COVERED_ELSEWHERE', { policy_no: 'P-7', from, to }),
    ];
    for (const sentence of said) {
      expect(sentence).toContain(ends[language]);
      expect(sentence).not.toContain('2026-11');
    }
  }
});
