import type { ReplaceMode } from '@app/domain/changes/replacement';
import type { Language } from './languages.ts';
import { sayIn } from './say.ts';

const [en, zh, es, ja] = [sayIn('en'), sayIn('zh'), sayIn('es'), sayIn('ja')];

type RuleWords = { readonly [Mode in ReplaceMode]: (limit: number) => string };

const words: Readonly<Record<Language, RuleWords>> = {
  en: {
    NONE: () => 'A seat cannot be handed to another person.',
    UNLIMITED: () => 'A seat may be handed to another person any number of times.',
    PER_SEAT: (limit) => en`Free replacements a month for each seat: ${limit}.`,
    PER_POLICY_MONTH: (limit) => en`Free replacements a month for the whole policy: ${limit}.`,
  },
  zh: {
    NONE: () => '名额不能替换给他人。',
    UNLIMITED: () => '名额可以替换给他人，不限次数。',
    PER_SEAT: (limit) => zh`每个名额每月可免费替换 ${limit} 次。`,
    PER_POLICY_MONTH: (limit) => zh`整张保单每月可免费替换 ${limit} 次。`,
  },
  es: {
    NONE: () => 'Una plaza no se puede ceder a otra persona.',
    UNLIMITED: () => 'Una plaza se puede ceder a otra persona sin límite de veces.',
    PER_SEAT: (limit) => es`Sustituciones gratuitas al mes por plaza: ${limit}.`,
    PER_POLICY_MONTH: (limit) => es`Sustituciones gratuitas al mes en toda la póliza: ${limit}.`,
  },
  ja: {
    NONE: () => '枠を別の人に入れ替えることはできません。',
    UNLIMITED: () => '枠は何度でも別の人に入れ替えられます。',
    PER_SEAT: (limit) => ja`無料の入替は枠ごとに月 ${limit} 回までです。`,
    PER_POLICY_MONTH: (limit) => ja`無料の入替は証券全体で月 ${limit} 回までです。`,
  },
};

/** How often a plan lets one person take the seat of another, in a sentence. */
export const wordReplaceRule = (language: Language, mode: ReplaceMode, limit: number | null): string =>
  words[language][limit === null && mode !== 'NONE' ? 'UNLIMITED' : mode](limit ?? 0);
