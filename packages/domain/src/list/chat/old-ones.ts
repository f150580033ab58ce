import { halfWidth } from '../../half-width.ts';
import type { FramedLine } from './frame.ts';
import type { ChatLine } from './line.ts';
import type { Draft } from './draft.ts';
import { type Scene, set } from './scene.ts';

// 老的做到今天: what a message says of those whose places others take.

/** A line with a clause of the old ones is read as two, so that nobody who comes is told of by it. */
export function withOldApart(line: FramedLine): readonly FramedLine[] {
  const { text } = line;
  if (text.length > text_max || !mentioned.test(text)) return [line];
  const clauses = text.split(/(?<=[,，。;；!！])/u);
  if (!clauses.some(isOfOld) || clauses.every(isOfOld)) return [line];
  const parts: string[] = [];
  let wasOfOld: boolean | undefined;
  for (const clause of clauses) {
    if (isOfOld(clause) === wasOfOld) parts[parts.length - 1] += clause;
    else parts.push(clause);
    wasOfOld = isOfOld(clause);
  }
  const isReworded = line.quoted !== text;
  return parts.map((words) => ({
    ...line,
    text: words.replace(/[,，;；]$/u, ''),
    quoted: isReworded ? line.quoted : words,
  }));
}

/** Whether a line speaks of the old ones and of nobody by name or number. */
export const isOfOld = (text: string): boolean => !/\d{6}/u.test(text) && ofOld.test(halfWidth(text));

/** The last day of those who are replaced; where nobody is, whoever stands above may be meant. */
export function sayOfOld(line: ChatLine, scene: Scene, source_row: number): void {
  const all = [...scene.persons, ...scene.others].filter((one) => one.source_row <= source_row);
  const exchanges = all.flatMap(({ intent }) => (intent?.kind === 'replace' ? intent.of : []));
  const goes = ({ intent, values }: Draft) =>
    intent?.kind === 'leave' && (exchanges.includes('') || exchanges.includes(values.name ?? ''));
  const day = line.tokens.findLast(({ field }) => field === 'end_date' || field === 'start_date');
  if (exchanges.length === 0)
    for (const one of all) if (one.intent === undefined) set(one, { kind: 'unclear', words: line.text });
  if (day !== undefined) for (const one of all.filter(goes)) one.values.end_date ??= day.text;
}

const mentioned = /老的|旧的|原来的|原先的|换下|换掉|被换/u;
const ofOld =
  /^\s*(?:但是?|不过|然后|那?[几两\d]?个)?(?:老|旧|原来|原先|被?换下来?|被换掉?)的(?:那?[几两三\d]?[个位]|人员?|员工|工人)?(?:都|全部?|就|也|则|还)?(?=[今明后昨做干走离停减退不到保\d])/u;
const text_max = 2_000;
