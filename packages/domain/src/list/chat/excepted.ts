import { clipped } from '../cell.ts';
import { type Draft, isPerson } from './draft.ts';
import type { ChatLine } from './line.ts';
import type { ByPlace } from './by-place.ts';
import { numberOf } from './ordinals.ts';
import { between } from '../words/places.ts';
import { type Scene, set, words_max } from './scene.ts';

const comes = '(?:买|加|上保|上了|参保|投保|办|报|来|要|可以|没问题)';

/** 除了张三，其他都买. */
const excepted = new RegExp(
  `除了?([^,，。;]{2,40}?)(?:以外|之外|外)?[,，]? ?(?:(?:其[他它余]|别的|剩下|余下)[^,，。;是做在去]{0,8}|(?:(?:其[他它余]|别的|剩下|余下)[^,，。;]{0,6})?(?:都|全|均|统一|一起)[^,，。;是做在去]{0,3})${comes}`,
  'u',
);

/** 只买前两个. */
const only =
  /(?:就|先)?只(?:能|会)?(?:买|加|收|录|批|同意|要|报|上|办|给|来(?!看|玩)|去|留|有(?=\d|第|[前后])|有(?=[^,，。;]{1,12}(?:能|要|会|确定|定)?(?:来|买|参保|投保|定了|确定|定下)))|(?:^|[\s,，。;])仅(?!供)|同意(?=[^,，。;]{2,40}(?:入职|参保|投保|来|进|上岗|录用))|(?<![\p{Script=Han}])(?:就|先)(?:买|加|要|报|留|上)(?=第|\d{1,2}(?:[、和,跟与]|$)|[前后][两二三四五\d])|(?<=^\s*)留(?=\d)/u;

/**
 * Those whom a line excepts from what it says of all, who are asked about: by name, or by not being among those it names. Gives
 * whether it does so.
 */
export function exceptOn(line: ChatLine, scene: Scene, places: ByPlace): boolean {
  const text = line.text.slice(0, words_max);
  const words = clipped(text.trim(), words_max);
  const except = excepted.exec(text);
  const those = except?.[1];
  if (except !== null && those !== undefined) {
    const theirs = scene.names.in(those);
    const placed = between(line.ordinals, { from: except.index, to: except.index + those.length + 2 });
    for (const person of [...theirs, ...placed.flatMap(({ at }) => places.of(at) ?? [])])
      set(person, { kind: 'unclear', words });
  }
  if (askOfFew(text, scene)) return true;
  const alone = only.exec(text);
  if (alone === null || scene.persons.length > persons_max) return those !== undefined;
  const meant = places.of(alone.index + alone[0].length) ?? placed(line, places) ?? scene.names.in(text);
  if (meant.length === 0) return false;
  const kept = new Set<Draft>(meant);
  for (const person of scene.persons)
    if (isPerson(person) && !kept.has(person)) set(person, { kind: 'unclear', words });
  return true;
}

/** 张三和李四只来一个: of whom it speaks, not all come, and nobody says who. */
function askOfFew(text: string, scene: Scene): boolean {
  // 到：张三、李四 未到：其他: two groups, and none of them by name alone.
  const few = apart.test(text) ? 0 : fewOf(text);
  if (few === undefined || scene.persons.length > persons_max) return false;
  const named = few === 0 ? [] : scene.names.in(text);
  const meant = named.length > 0 ? named : scene.persons.filter(isPerson);
  if (few >= meant.length) return false;
  for (const person of meant) set(person, { kind: 'unclear', words: clipped(text.trim(), words_max) });
  return true;
}

const apart = /(?:^|[\s,，。;；])已?[到来][:：].*[未没][到来][:：]/u;

/** 只来两个: how many come. */
export function fewOf(text: string): number | undefined {
  const [, few] = fewer.exec(text) ?? [];
  return few === undefined ? undefined : numberOf(few);
}

const fewer = /只(?:能|会)?(?:来|去|要|买|加|上)了?([一两二三四五六七八九]|\d{1,2}) ?[个人位名]/u;

const placed = ({ ordinals }: ChatLine, places: ByPlace): readonly Draft[] | undefined => {
  const [first] = ordinals;
  return first === undefined ? undefined : places.of(first.at + 1);
};

/** In a longer list nobody says so. */
const persons_max = 1_000;
