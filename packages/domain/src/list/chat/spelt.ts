import { clipped } from '../cell.ts';
import type { Draft } from './draft.ts';
import type { ChatLine } from './line.ts';
import { type Scene, words_max } from './scene.ts';
import { isAlikeName } from '../words/alike-names.ts';
import { type Spelling, spelledOtherwise } from '../words/spelt.ts';

/** 覃丽娟 4510… 杜鹃的鹃: a name that its own line spells otherwise is asked about. */
export function askOfSpelling({ spelt, text }: ChatLine, persons: readonly Draft[], at: number): void {
  const person = persons[at];
  if (person === undefined || spelt.length === 0) return;
  const next = persons[at + 1]?.span.at ?? text.length;
  const own = spelt.filter((one) => one.at >= person.span.at && one.at < next);
  ask(person, own, own.map(({ words }) => words).join('，'));
}

function ask(person: Draft, spelt: readonly Spelling[], words: string): void {
  const others = spelledOtherwise(person.values.name ?? '', spelt);
  if (others !== undefined)
    person.doubts.push({ field: 'name', words: clipped(words.trim(), words_max), others });
}

/**
 * 她叫覃丽鹃，杜鹃的鹃: how the name of one above is spelled, and of whom such a line tells which name it is. Whoever is spelled
 * otherwise is asked about.
 */
export function spellsAbove(
  { text, spelt }: ChatLine,
  { names }: Scene,
  above: () => readonly Draft[],
): { readonly person: Draft; readonly right: string } | undefined {
  const [, right = ''] = called.exec(text.slice(0, words_max)) ?? [];
  if ((right === '' && spelt.length === 0) || names.of(right).length > 0) return undefined;
  const named = names.in(text.slice(0, words_max));
  const all = named.length > 0 && right === '' ? named : above().slice(-above_max);
  const isMeant = ({ values: { name = '' } }: Draft) =>
    right === ''
      ? (spelledOtherwise(name, spelt)?.length ?? 0) > 0
      : name !== right && isAlikeName(name, right);
  const [person, ...more] = all.filter(isMeant);
  if (person === undefined || more.length > 0) return undefined;
  if (right === '') ask(person, spelt, text);
  return { person, right };
}

const called =
  /(?:[她他它]|名字|其实|实际|应该)(?:的?名字)?(?:是|应该|就)?叫(\p{Script=Han}{2,4})(?!\p{Script=Han})/u;
const above_max = 50;
