import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { wordAddWarning } from './add-warnings.ts';
import { languages } from './languages.ts';

it.each(languages)(
  'B2 fills each warning before a person is added with what it is about, in %s',
  (language) => {
    const days = { from: day('2026-03-21'), to: day('2026-03-24') };

    expect(wordAddWarning(language, 'FREQUENT_IN_OUT', { times: 3, days: 92 })).toMatch(/3.*92|92.*3/);
    expect(wordAddWarning(language, 'AGE_SOON', { age_limit_date: day('2026-05-01'), age_max: 65 })).toMatch(
      /2026-05-01.*65|65.*2026-05-01/,
    );
    expect(wordAddWarning(language, 'COVERED_ELSEWHERE', { policy_no: 'P-7', ...days })).toMatch(
      /P-7.*21.*24:00|21.*24:00.*P-7/,
    );
    expect(wordAddWarning(language, 'CLASS_DROP', { before: '5', now: '3' })).toMatch(/5.*3/);
    expect(wordAddWarning(language, 'GAP', { ...days, days: 4 })).toMatch(/21.*24.*4/);
  },
);
