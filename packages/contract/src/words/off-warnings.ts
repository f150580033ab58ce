import type { OffWarnings } from '@app/domain/changes/off-warnings';
import type { Language } from './languages.ts';
import { daysIn, sayIn } from './say.ts';

const [en, zh, es, ja] = [sayIn('en'), sayIn('zh'), sayIn('es'), sayIn('ja')];
const written = { en: daysIn('en'), zh: daysIn('zh'), es: daysIn('es'), ja: daysIn('ja') };

type OffWarningWords = { readonly [Code in keyof OffWarnings]: (detail: OffWarnings[Code]) => string };

const words: Readonly<Record<Language, OffWarningWords>> = {
  en: {
    MIN_PERSONS: ({ min_persons, left }) =>
      en`The plan insures at least ${min_persons} persons; ${left} would be left.`,
    BULK_OFF: ({ count, covered }) =>
      en`${count} of ${covered} covered persons leave at once. Check the list.`,
    JUST_ADDED: ({ count, days }) => en`Persons whose cover began less than ${days} days ago: ${count}.`,
    NOT_BEGUN: ({ count, first }) =>
      en`Persons whose cover has not begun and never will: ${count}; the first would be covered from ${written.en.day(first)}.`,
    NO_REFUND: ({ count }) => en`Persons for whom the plan gives nothing back: ${count}.`,
  },
  zh: {
    MIN_PERSONS: ({ min_persons, left }) => zh`方案最少承保 ${min_persons} 人，减保后只剩 ${left} 人。`,
    BULK_OFF: ({ count, covered }) => zh`在保 ${covered} 人中一次减保 ${count} 人，请核对名单。`,
    JUST_ADDED: ({ count, days }) => zh`有 ${count} 人的保障开始还不到 ${days} 天。`,
    NOT_BEGUN: ({ count, first }) =>
      zh`有 ${count} 人的保障尚未开始，减保后不再开始，最早的原定从 ${written.zh.day(first)} 起。`,
    NO_REFUND: ({ count }) => zh`有 ${count} 人按方案不退费。`,
  },
  es: {
    MIN_PERSONS: ({ min_persons, left }) =>
      es`El plan asegura al menos a ${min_persons} personas; quedarían ${left}.`,
    BULK_OFF: ({ count, covered }) =>
      es`Se dan de baja ${count} de ${covered} personas con cobertura a la vez. Compruebe la lista.`,
    JUST_ADDED: ({ count, days }) =>
      es`Personas cuya cobertura comenzó hace menos de ${days} días: ${count}.`,
    NOT_BEGUN: ({ count, first }) =>
      es`Personas cuya cobertura aún no ha comenzado y no comenzará: ${count}; la primera, prevista desde ${written.es.day(first)}.`,
    NO_REFUND: ({ count }) => es`Personas por las que el plan no devuelve nada: ${count}.`,
  },
  ja: {
    MIN_PERSONS: ({ min_persons, left }) =>
      ja`プランは最低${min_persons}名の加入が必要で、減員後は${left}名になります。`,
    BULK_OFF: ({ count, covered }) =>
      ja`補償中${covered}名のうち${count}名を一度に減員します。名簿を確認してください。`,
    JUST_ADDED: ({ count, days }) => ja`補償開始から${days}日未満の人：${count}名。`,
    NOT_BEGUN: ({ count, first }) =>
      ja`補償がまだ始まっておらず、開始前に取り消される人：${count}名（最も早い開始予定日：${written.ja.day(first)}）。`,
    NO_REFUND: ({ count }) => ja`プラン上、返還のない人：${count}名。`,
  },
};

/** Says a warning before persons are taken off. */
export const wordOffWarning = <Code extends keyof OffWarnings>(
  language: Language,
  code: Code,
  detail: OffWarnings[Code],
): string => words[language][code](detail);
