import { clauseOf, namesIn } from './clauses.ts';
import { type Draft, isPerson } from './draft.ts';
import type { ChatLine, SayingToken, Token } from './line.ts';
import { type Ordinal, picked } from './ordinals.ts';
import { named, type Scene, set } from './scene.ts';
import { between } from '../words/places.ts';
import type { Doubt } from '../../roster/intent.ts';

/** What a line says of some by their place: 前3个去恒立，后面两个去华讯. */
export type ByPlace = {
  /** Whom each fact or saying at a place of the line is about; undefined for what is said of no such group. */
  readonly of: (at: number) => readonly Draft[] | undefined;
  /** Whether the line speaks of places that the list has not. */
  readonly isLost: boolean;
};

/** Whom the places on a line mean, in a message whose persons are all read. */
export function placesOn(line: ChatLine, scene: Scene): ByPlace {
  if (line.ordinals.length === 0) return { of: () => undefined, isLost: false };
  if (scene.persons.length > persons_max) return { of: () => undefined, isLost: true };
  const persons = scene.persons.filter(isPerson);
  const named = line.tokens.length === 0 ? [] : scene.names.in(line.text.slice(0, text_max));
  const groups = picked(line.ordinals, persons, named);
  if (groups === undefined) return { of: () => undefined, isLost: true };
  return {
    isLost: false,
    of: (at) => {
      const meant = meantAt(line, at, scene);
      if (meant === undefined) return undefined;
      return [
        ...new Set(line.ordinals.flatMap((one, place) => (meant.includes(one) ? (groups[place] ?? []) : []))),
      ];
    },
  };
}

/** In a longer list nobody counts places. */
const persons_max = 5_000;

const text_max = 300;

/** The ordinals of a place's clause, or of the last clause before that has some: 最后一个是后天来，做叉车司机. */
function meantAt(line: ChatLine, at: number, scene: Scene): readonly Ordinal[] | undefined {
  let { from, to } = clauseOf(line, at, []);
  const own = line.text.slice(from, to);
  const isOfOthers =
    /都|全部|均|以上|大家|所有|统一|一律|一起/u.test(own) ||
    scene.names.in(own.slice(0, text_max)).length > 0;
  for (let back = 0; back < clauses_max; back++) {
    const here = between(line.ordinals, { from, to });
    // 李四不来了 其他人明天上班: who is named before what is said.
    const isOfNamed =
      back === 0 && (here[0]?.at ?? 0) > at && scene.names.in(line.text.slice(from, at)).length > 0;
    if (isOfNamed) return undefined;
    // 2号、4号不来了: those that are listed stand in clauses before.
    if (here.length > 0) return nearest(between(line.ordinals, { from: 0, to }), at, line.text);
    if (isOfOthers || from === 0) return undefined;
    ({ from, to } = clauseOf(line, from - 1, []));
  }
  return undefined;
}

/** Of several places in a clause those that stand together before what is said: 第二个不要了 第三个改成派件员. */
function nearest(ordinals: readonly Ordinal[], at: number, text: string): readonly Ordinal[] {
  const before = ordinals.filter((one) => one.at < at);
  let first = before.length - 1;
  if (first < 0) return ordinals;
  // 除了最后一个都去昆山: those who are left are nobody before.
  if (before[first]?.pick.kind === 'rest') return before.slice(first);
  // 先买前两个 第三个等通知: the former two are what is insured, and no more is said of them.
  const isObject = bought.test(text.slice(0, before[0]?.at));
  while (first > (isObject ? 1 : 0) && joins.test(text.slice(before[first - 1]?.end, before[first]?.at)))
    first--;
  return before.slice(first);
}

const bought = /(?:^|[\s,，])(?:就|只)?先?(?:给)?(?:买|加|报|上|办)(?:上|了)?\s?$/u;
const joins = /^号?[\s、,和跟与及]*(?:还有)?[\s、,和跟与及]*$/u;

const clauses_max = 3;

/** Deals the facts said of places; gives those that are said of no such group. */
export function factsByPlace(
  tokens: readonly Token[],
  places: ByPlace,
  sayings: readonly SayingToken[],
): readonly Token[] {
  return tokens.filter((token) => {
    const theirs = places.of(token.at);
    if (theirs === undefined || token.field === 'name') return true;
    for (const person of theirs) {
      const own = person.values[token.field];
      const isCorrected = sayings.some(
        ({ kind, end }) => kind === 'correct' && token.at - end < 3 && token.at >= end,
      );
      if (own !== undefined && own !== token.text && isCorrected) {
        person.values[token.field] = token.text;
        doubt(person, { ...token, text: own }, `${own} ${token.text}`);
      } else if (own !== undefined && own !== token.text) doubt(person, token, own);
      else {
        person.values[token.field] = token.text;
        if (token.others !== undefined)
          person.doubts.push({
            field: token.field as Doubt['field'],
            words: token.words ?? token.text,
            others: token.others,
          });
      }
    }
    return false;
  });
}

/** What the own line says stays, and the other is asked about. */
const doubt = (person: Draft, { field, text }: Token, own: string): void =>
  void (
    field !== 'remark' &&
    field !== 'employee_no' &&
    person.doubts.push({ field: field as Doubt['field'], words: own, others: [text] })
  );

/** Whether a saying is of persons by their place, who are told so. */
export function saidByPlace(
  saying: SayingToken,
  line: ChatLine,
  { places, scene, source_row }: { places: ByPlace; scene: Scene; source_row: number },
): boolean {
  const theirs = places.of(saying.at);
  if (theirs === undefined) return false;
  const goes =
    saying.kind === 'replace' ? namesIn(line, { from: saying.end, to: line.text.length })[0] : undefined;
  for (const person of theirs) set(person, { ...saying, words: line.text }, goes);
  if (goes !== undefined) named(goes, { ...saying, kind: 'leave', words: line.text }, scene, source_row);
  return true;
}
