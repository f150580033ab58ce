import { type Draft, isPerson, type Part } from './draft.ts';
import type { ChatLine, Token } from './line.ts';
import { headsSaid, isShared } from './facts.ts';
import { soToo } from './so-too.ts';
import type { Told } from './told.ts';

/** Tells of a line's persons. One that only calls someone by name, as 陈静，苏州精工新来3个, says what it says of others. */
export function tell(
  told: Told,
  parts: readonly Part[],
  {
    line,
    where,
    above,
    isFirst,
  }: {
    readonly isFirst: boolean;
    readonly line: ChatLine;
    readonly where: Parameters<Told['say']>[1];
    readonly above: Draft | undefined;
  },
): void {
  const persons = parts.flatMap((part) => part.persons);
  const speaksOfOthers = line.looksBack || line.looksAhead || headsSaid(line.marks) !== undefined;
  if (speaksOfOthers && !persons.some(isPerson)) return told.say(line, where);
  for (const { before, heads, persons: some } of parts) {
    told.sayAhead(before, { ...where, heads });
    for (const person of some) if (person !== above && isPerson(person)) told.add(person);
  }
  const [first] = persons;
  const last = persons.at(-1)?.span.end ?? 0;
  const so = headsSaid(line.marks) ?? 0;
  if (line.looksBack && so > persons.length)
    told.say({ ...line, tokens: line.tokens.filter(({ at }) => at >= last) }, where);
  if (isFirst && first !== undefined && persons.length === 1)
    told.sayAhead(perhapsOfAll(line, first), { ...where, heads: undefined });
}

/** What stands before the first name of a message may be said of those below as well. */
const perhapsOfAll = ({ tokens }: ChatLine, { span }: Draft): readonly Token[] => {
  const before = tokens.filter((one) => isShared(one) && one.at < span.at && !one.labelled);
  const isHead = before.some(({ field }) => field === 'work_company');
  return isHead ? before.map((one) => ({ others: [], words: one.text, ...one })) : [];
};

/** What a line says its persons have as whoever stands before them does. */
export function likeAbove(line: ChatLine, persons: readonly Draft[], above: Draft | undefined): void {
  const isAsAbove = dittoWords.test(line.text);
  for (const [at, person] of persons.entries()) {
    if (isAsAbove && above !== undefined) asAbove(person, above);
    soToo(line, person, { before: persons[at - 1] ?? above, next: persons[at + 1] });
  }
}

/** Words for what the person above has. */
const dittoWords = /同上|同前|〃/u;

/** 同上: what the person above has and this line does not say. */
function asAbove(person: Draft, above: Draft): void {
  for (const field of ['work_company', 'occupation', 'start_date', 'end_date'] as const)
    if (person !== above && (person.values[field] === undefined || dittoWords.test(person.values[field])))
      Object.assign(
        person.values,
        fieldOf(field, above.values[field] ?? above.said[field] ?? above.besides[field]?.text),
      );
}

const fieldOf = (field: string, text: string | undefined) => (text === undefined ? {} : { [field]: text });
