import { clipped } from '../cell.ts';
import { type Draft, isPerson } from './draft.ts';
import type { ChatLine } from './line.ts';
import type { ByPlace } from './by-place.ts';
import { numberOf } from './ordinals.ts';
import { isNickname } from './callings.ts';
import { between } from '../words/places.ts';
import { looksLikeName } from '../words/surnames.ts';
import { type Scene, set, words_max } from './scene.ts';

const others = '(?:其[他它余]|别[的人]|剩下|余下)';
const few = (most: number) => `[^,，。;是做在去]{0,${most}}`;
const comes = '(?:买|加|上了|上(?![海面次个下班夜白早中晚车楼])|参保|投保|办|报|来|要|可以|没问题|正常|到岗)';
const rest = `(?:${others}${few(8)}|(?:${others}[^,，。;]{0,6})?(?:都|全|均|统一|一起|可以)${few(3)})${comes}`;

/** 除了张三，其他都买; 以上人员（张三除外）全部上保险; 就张三不上，别人都上. */
const excepted = new RegExp(
  `除[了开去掉]?(?!外)(?<but>[^,，。;]{2,40}?)(?:以外|之外|外)?[,，]? ?${rest}` +
    `|[(（](?<aside>[^()（）]{2,40}?)除外[)）]${few(2)}(?:都|全|均|统一|一起)${few(3)}${comes}` +
    `|(?:^|[\\s,，。;])[就只]有?(?<alone>[^,，。;]{2,40}?)(?:先|暂时)?(?:不|别)(?:上|买|加|报|来|要|去)了?[,，]? ?${others}${few(8)}${comes}`,
  'u',
);

/** 除了张三都走了: of who is left nobody says that they are to be insured. */
const left =
  /除[了开去掉]?(?!外)([^,，。;]{2,40}?)(?:以外|之外|外)?[,，]? ?(?:其[他它余]|别[的人]|剩下|都|全|均)/u;

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
  const isOfRest = exceptedOn(line, text, { scene, places, words });
  if (askOfFew(text, scene)) return true;
  const alone = only.exec(text);
  if (alone === null || scene.persons.length > persons_max) return isOfRest;
  const meant = places.of(alone.index + alone[0].length) ?? placed(line, places) ?? scene.names.in(text);
  if (meant.length === 0) return false;
  const kept = new Set<Draft>(meant);
  for (const person of scene.persons)
    if (isPerson(person) && !kept.has(person)) set(person, { kind: 'unclear', words });
  return true;
}

/** Whether a line says that all others come than those whom it excepts; these are asked about. */
function exceptedOn(
  line: ChatLine,
  text: string,
  { scene, places, words }: { readonly scene: Scene; readonly places: ByPlace; readonly words: string },
): boolean {
  const except = excepted.exec(text);
  const { but, aside, alone } = except?.groups ?? {};
  const those = but ?? aside ?? alone;
  if (except === null || those === undefined) {
    const [, stay = ''] = left.exec(text) ?? [];
    const isLeft = scene.isOfStarters && line.sayings.some(({ kind }) => kind === 'leave');
    for (const person of isLeft ? scene.names.in(stay) : []) set(person, { kind: 'unclear', words });
    return false;
  }
  const placed = between(line.ordinals, { from: except.index, to: except.index + those.length + 2 });
  const byPlace = placed.flatMap(({ at }) => places.of(at) ?? []);
  const byName = those.split(joins).map((one) => ({ one, theirs: calledSo(one, scene) }));
  // 除了小李 where two are called Li: nobody knows who is meant, so that anybody may be.
  const isKnown = byName.every(({ one, theirs }) => theirs.length > 0 || !isSomebody(one));
  const meant = [...byName.flatMap(({ theirs }) => theirs), ...byPlace];
  for (const person of isKnown ? meant : scene.persons.filter(isPerson))
    set(person, { kind: 'unclear', words });
  return true;
}

const joins = /[、,，\s和跟与及]+/u;
const isSomebody = (words: string): boolean => looksLikeName(words) || isNickname.test(words);

/** Whom words name, by the surname alone where only one has it. */
function calledSo(words: string, { names, persons }: Scene): readonly Draft[] {
  const [, surname] = /^[老小大阿](\p{Script=Han})$/u.exec(words) ?? [];
  if (surname === undefined || persons.length > persons_max) return names.in(words);
  const theirs = persons.filter(({ values: { name = '' } }) => name.startsWith(surname));
  return theirs.length === 1 ? theirs : [];
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
