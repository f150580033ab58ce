import type { VerdictWords } from '@app/contract/words/verdicts.en';
import type { Verdict, VerdictCode, VerdictOf } from '@app/domain/roster/verdict';
import type { Language } from '../../platform/language.ts';
import { beforeSwitch } from '../../platform/text.ts';

/** The server's own sentences for findings, of which a page fetches one language only. */
const fetchWords: Readonly<Record<Language, () => Promise<VerdictWords>>> = {
  en: async () => (await import('@app/contract/words/verdicts.en')).english,
  zh: async () => (await import('@app/contract/words/verdicts.zh')).chinese,
  es: async () => (await import('@app/contract/words/verdicts.es')).spanish,
  ja: async () => (await import('@app/contract/words/verdicts.ja')).japanese,
};

const known = new Map<Language, VerdictWords>();

/** Fetches the sentences of a language; a page that says findings waits for it. */
export async function loadVerdictWords(language: Language): Promise<void> {
  if (!known.has(language)) known.set(language, await fetchWords[language]());
}

beforeSwitch(async (language) => {
  if (known.size > 0) await loadVerdictWords(language);
});

/** Says one finding on a row: what is wrong and how to mend it. */
export const wordVerdict = <C extends VerdictCode>(
  language: Language,
  { code, detail }: Pick<VerdictOf<C>, 'code' | 'detail'>,
): string => known.get(language)![code](detail);

/** The whole sentences of findings. */
export const sentences = (language: Language, verdicts: readonly Verdict[]): string =>
  verdicts.map((verdict) => wordVerdict(language, verdict)).join(' ');
