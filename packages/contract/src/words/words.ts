import type { VerdictCode, VerdictOf } from '@app/domain/roster/verdict';
import type { MessageCode, Messages } from '../messages.ts';
import type { Reason, Refusals } from '../refusals.ts';
import type { Language } from './languages.ts';
import { english as messagesEn, type MessageWords } from './messages.en.ts';
import { spanish as messagesEs } from './messages.es.ts';
import { japanese as messagesJa } from './messages.ja.ts';
import { chinese as messagesZh } from './messages.zh.ts';
import { english as refusalsEn, type RefusalWords } from './refusals.en.ts';
import { spanish as refusalsEs } from './refusals.es.ts';
import { japanese as refusalsJa } from './refusals.ja.ts';
import { chinese as refusalsZh } from './refusals.zh.ts';
import { english as statusesEn, type StatusWords } from './statuses.en.ts';
import { spanish as statusesEs } from './statuses.es.ts';
import { japanese as statusesJa } from './statuses.ja.ts';
import { chinese as statusesZh } from './statuses.zh.ts';
import { english as verdictsEn, type VerdictWords } from './verdicts.en.ts';
import { spanish as verdictsEs } from './verdicts.es.ts';
import { japanese as verdictsJa } from './verdicts.ja.ts';
import { chinese as verdictsZh } from './verdicts.zh.ts';

/** Says a refusal to the caller: what happened, what was kept, how to go on. */
export const wordRefusal = <R extends Reason>(language: Language, reason: R, detail: Refusals[R]): string =>
  refusals[language][reason](detail);

/** Says one finding on a row: what is wrong and how to mend it. */
export const wordVerdict = <C extends VerdictCode>(
  language: Language,
  { code, detail }: Pick<VerdictOf<C>, 'code' | 'detail'>,
): string => verdicts[language][code](detail);

/** Says a message: its title, and what to do now. */
export const wordMessage = <C extends MessageCode>(
  language: Language,
  code: C,
  detail: Messages[C],
): { readonly title: string; readonly content: string } => messages[language][code](detail);

/**
 * The name of a state, by the code that travels.
 *
 * @throws RangeError when there is no such state: a code reached the wire that nobody has named
 */
export function statusText(language: Language, kind: keyof StatusWords, code: number | string): string {
  const words: Readonly<Record<string, string>> = statuses[language][kind];
  const text = Object.hasOwn(words, code) ? words[code] : undefined;
  if (text === undefined) throw new RangeError(`${kind} has no state ${code}`);
  return text;
}

/** Who acted: a person by name, and who is none in words. */
export const actorText = (language: Language, name: string): string =>
  name.startsWith('@') ? statusText(language, 'actor', name) : name;

const messages: Readonly<Record<Language, MessageWords>> = {
  en: messagesEn,
  zh: messagesZh,
  es: messagesEs,
  ja: messagesJa,
};

const refusals: Readonly<Record<Language, RefusalWords>> = {
  en: refusalsEn,
  zh: refusalsZh,
  es: refusalsEs,
  ja: refusalsJa,
};

const verdicts: Readonly<Record<Language, VerdictWords>> = {
  en: verdictsEn,
  zh: verdictsZh,
  es: verdictsEs,
  ja: verdictsJa,
};

const statuses: Readonly<Record<Language, StatusWords>> = {
  en: statusesEn,
  zh: statusesZh,
  es: statusesEs,
  ja: statusesJa,
};
