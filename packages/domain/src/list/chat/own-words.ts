import { clipped } from '../cell.ts';
import { type Draft, isPerson } from './draft.ts';
import type { ChatLine, Token } from './line.ts';
import { isPlainRemark, saysOtherwise } from '../words/remarks.ts';
import { intentOf, type Scene, words_max } from './scene.ts';

// Words of somebody's own line that are no fact: they are a remark, and whoever they may speak against is asked about.

/** Words that found no place go to the one person of the line, so that they are read. */
export function addRemark(persons: readonly Draft[], { rest }: ChatLine, before: readonly Token[]): void {
  const [person] = persons;
  const headEnd = before.at(-1)?.end ?? 0;
  if (persons.length !== 1 || person === undefined) return;
  const words = rest.filter(
    ({ at, text }) => at >= headEnd && text !== person.values.name && Array.from(text).length > 1,
  );
  for (const { text } of words) remark(person, text);
  person.behind = words.flatMap(({ at, text }) => (at >= person.span.end ? text : [])).join('，');
}

function remark({ values }: Draft, words: string): void {
  values.remark = values.remark === undefined ? words : `${values.remark}，${words}`;
}

/** 会电工: what a remark speaks of is theirs where nothing else is said, and asked about; else it stays a remark. */
export function settleBesides(person: Draft): void {
  const { values, said, besides, doubts } = person;
  for (const [name, { text, words }] of Object.entries(besides)) {
    const field = name as keyof typeof besides;
    if (values[field] !== undefined || said[field] !== undefined) {
      if (!values.remark?.includes(words)) remark(person, words);
      person.behind = person.behind === '' ? words : `${person.behind}，${words}`;
      continue;
    }
    values[field] = text;
    if (text !== words && isAsked(field))
      doubts.push({ field, words: clipped(words, words_max), others: [] });
  }
}

const isAsked = (field: string): field is 'work_company' | 'occupation' | 'start_date' =>
  field === 'work_company' || field === 'occupation' || field === 'start_date';

/** Words behind a number that nobody foresaw keep that one back, unless they name somebody else. */
export function askOfWords(persons: readonly Draft[], { names }: Scene): void {
  for (const person of persons) {
    const { behind } = person;
    if (behind === '' || !isPerson(person) || (isPlainRemark(behind) && !saysOtherwise(behind))) continue;
    if (names.in(behind.slice(0, words_max)).every((one) => one === person))
      person.intent ??= intentOf('unclear', behind);
  }
}
