import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { wordAddWarning } from './add-warnings.ts';
import { languages } from './languages.ts';
import { wordVerdict } from './words.ts';

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
