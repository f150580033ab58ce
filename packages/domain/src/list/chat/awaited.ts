import { clipped } from '../cell.ts';
import type { Draft } from './draft.ts';
import type { ChatLine, SayingToken } from './line.ts';
import { named, type Scene, words_max } from './scene.ts';
import { looksLikeName } from '../words/surnames.ts';

/** 李国强（身份证还没拿到）, 然后那个孙丽娟她身份证还没有发给我: beside others with a number somebody whose number is to come. */
const pattern =
  /(?:(?<!\p{Script=Han})(?:还有(?:一?个)?(?:人?叫)?|另外(?:一个)?|加上|和|跟)?|(?:然后|还有|另外|对了|以及)(?:那个|这个|有?一?个)?(?:人?叫)?)(\p{Script=Han}{2,4}?)[\s(]{0,3}[她他]?的?(?:身份证|证件|号码)(?:号码?|复印件|照片)?[^\d,，。;；]{0,4}(?:没|未|晚点|稍[后等]|回头|后补|待会|等会|等下|明天|下午|晚上|忘|丢|补|找不到)[^\d,，。;；)）]{0,6}(?:等[她他][^\d,，。;；)）]{0,12})?/gu;

/** 刘海洋也是明天来，身份证晚点补. */
const alsoComes =
  /(?<!\p{Script=Han})(\p{Script=Han}{2,4}?)也(?:是|要|会)?[^\d,，。;；]{0,8}[,，]?\s?(?:身份证|证件|号码)[^\d,，。;；]{0,4}(?:没|未|晚点|稍[后等]|回头|后补|待会|等会|等下|忘|补)[^\d,，。;；)）]{0,6}/gu;

/** 还有一个从容 身份证晚点发: so called, whatever names look like. */
export function announcedBy(
  line: ChatLine,
  saying: SayingToken,
  scene: Scene,
  source_row: number,
): readonly Draft[] {
  const [, name] = announced.exec(line.text) ?? [];
  if (name === undefined) return [];
  const person = named(name, saying, scene, source_row);
  person.doubts.push({ field: 'name', words: clipped(line.text, words_max), others: [] });
  return [person];
}

const announced =
  /(?:还有|另外)(?:一?[个位])(?:人?叫)?(\p{Script=Han}{2,3})[\s,，]+的?(?:身份证|证件|证号)(?!\d)/u;

/** Those whom a line with numbers names without one; gives them, and the stretches of the line that say so. */
export function awaitedOn(
  line: ChatLine,
  {
    persons,
    scene,
    source_row,
  }: { readonly persons: readonly Draft[]; readonly scene: Scene; readonly source_row: number },
): readonly { readonly person: Draft; readonly at: number; readonly end: number }[] {
  if (persons.length === 0) return [];
  const found = [...line.text.matchAll(pattern), ...line.text.matchAll(alsoComes)];
  return found.flatMap(({ 0: words, 1: name = '', index }) => {
    if (!looksLikeName(name) || persons.some(({ values }) => values.name === name)) return [];
    if (scene.names.of(name).length > 0) return [];
    const person = named(name, { kind: 'add', words }, scene, source_row);
    person.doubts.push({ field: 'idcard', words: clipped(words, words_max), others: [] });
    return [{ person, at: index, end: index + words.length }];
  });
}
