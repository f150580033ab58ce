import type { ChatLine, Token } from './line.ts';
import type { Draft } from './draft.ts';
import { fill, headsSaid, isFact, isShared } from './facts.ts';
import { between } from '../words/places.ts';

// What stands behind one person of a line and is said of those before as well.

/**
 * Facts behind the last of several persons of a sentence are all theirs: a day always, and what 都 says; a company or work
 * type where none of the others has one. Where no sign stands before it, it may be the last one's alone.
 */
export function shareLast(persons: readonly Draft[], tokens: readonly Token[], line: ChatLine): void {
  const [head = Infinity, tail = 0] = [persons[0]?.span.end, persons.at(-1)?.span.at];
  // Where nothing stands between the persons but their numbers, the signs between them end no sentence.
  const isOne = !between(tokens, { from: head, to: tail }).some(isFact);
  const cuts = isOne ? [Infinity] : [...line.breaks.map(({ at }) => at), Infinity];
  let from = 0;
  for (const to of cuts) {
    const some = persons.filter(({ span }) => span.at >= from && span.at < to);
    const last = some.at(-1)?.span.end ?? Infinity;
    const behind = some.length > 1 || line.looksBack ? between(tokens, { from: last, to }) : [];
    for (const fact of behind.filter(isShared)) {
      const all = line.looksBack && to === Infinity ? persons : some;
      const isDay = fact.field.endsWith('_date');
      if (isDay && !line.looksBack && ofLeaver.test(line.text.slice(fact.end, fact.end + 4))) continue;
      const others = all.slice(0, -1);
      if (!isDay && !line.looksBack && others.some(({ values }) => values[fact.field] !== undefined))
        continue;
      const isSure = isDay || line.looksBack || /[,，(、:]/u.test(line.text.slice(last, fact.at));
      for (const person of others)
        fill(person, [
          isSure || fact.others !== undefined ? fact : { ...fact, others: [], words: fact.text },
        ]);
    }
    for (const fact of behind.filter(({ field }) => field === 'end_date'))
      for (const person of some) fill(person, [fact]);
    from = to;
  }
}

/** 昨天辞职了: the day of one who goes. */
const ofLeaver = /^\s*(?:就|已经?|刚|又)?(?:没来|没到|辞|离[职厂]|走|退|不[做干来]|自离)/u;

/**
 * 加3个 薛梅 6105… 严秀英 4114… 邹桂兰 3408… 27号起，另外 …: a day behind somebody is also of those right before, of whom nothing else is
 * said; where nobody says how many they are, it is asked about.
 */
export function shareDays(persons: readonly Draft[], line: ChatLine): void {
  for (const [place, person] of persons.entries()) {
    const next = persons[place + 1]?.span.at ?? 0;
    const day = between(line.tokens, { from: person.span.end, to: next }).find(
      ({ field, text }) => field === 'start_date' && text === person.values.start_date,
    );
    if (day === undefined || ofLeaver.test(line.text.slice(day.end, day.end + 4))) continue;
    const before: Draft[] = [];
    for (let at = place - 1; at >= 0; at--) {
      const [one, then] = [persons[at], persons[at + 1]];
      if (one === undefined || then === undefined || one.values.start_date !== undefined) break;
      const stands = between(line.tokens, { from: one.span.end, to: then.span.at }).some(isFact);
      if (stands || between(line.breaks, { from: one.span.end, to: then.span.at }).length > 0) break;
      before.push(one);
    }
    const isCounted = headsSaid(line.marks) === before.length + 1;
    for (const one of before) fill(one, [isCounted ? day : { others: [], words: day.text, ...day }]);
  }
}
