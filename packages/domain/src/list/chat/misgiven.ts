import { rowsBefore } from './above.ts';
import { clipped } from '../cell.ts';
import type { ByPlace } from './by-place.ts';
import type { Draft } from './draft.ts';
import type { ChatLine } from './line.ts';
import { beginSection, intentOf, type Scene, words_max } from './scene.ts';
import { looksLikeName } from '../words/surnames.ts';
import { holdsState, isPlainRemark } from '../words/remarks.ts';
import { signsAgainst } from '../words/signs.ts';
import { asksWhether } from '../words/asks-whether.ts';
import { isInsuredElsewhere, isOthersPaper, saysLater, speaksAgainst } from '../words/misgivings.ts';

/** Signs against somebody behind the number. */
const crossed =
  /(?<!\d\s?)[×✕✗✘✖❌](?=[\s,，。;；)）]|$)|^[\0\s]*[(（]?[?？]+[)）]?\s*$|(?<=[\s\0,，])(?:[xXNn?？]|no|ng|免|否|暂|缺|划去|已经?有|(?:已经?)?有了)\s*$/iu;
/** 李四× 3201…: a sign between the name and the number; ~~李四~~ is struck out. */
const crossedWithin = /[×✕✗✘✖❌]|~~/u;

/** Where what is said of a person begins: 没通过的：李四 is said of him, and not of the one before. */
function leadOf({ left }: ChatLine, persons: readonly Draft[], at: number): number {
  const [before, person] = [persons[at - 1]?.span.end ?? 0, persons[at]];
  if (person === undefined) return left.length;
  const [lead = ''] = /[^,，。;；\s][^,，。;；]*[:：]\s*$/u.exec(left.slice(before, person.span.at)) ?? [];
  return person.span.at - lead.length;
}

/** 李四（不合格） 3205…: what stands in brackets between a name and its number, and is neither. */
function insideOf({ left }: ChatLine, { span }: Draft): string {
  const [, words = ''] =
    /[(（【[]([^()（）【】[\]]{1,40})[)）】\]]/u.exec(left.slice(span.at, span.end)) ?? [];
  return words.replace(/\0/g, ' ').trim();
}

/** Words between a name and its number that are no other name of theirs, and none that are said of people who come. */
const isOdd = (inside: string): boolean =>
  !isPlainRemark(inside) && !looksLikeName(inside) && !/^[老小阿]\p{Script=Han}{1,2}$/u.test(inside);

const writtenInside = ({ text }: ChatLine, { span }: Draft): string =>
  /[(（【[]([^()（）【】[\]]{1,40})[)）】\]]/u.exec(text.slice(span.at, span.end))?.[1] ?? '';

/** 邹桂兰 3408… 严秀英是老员工: where behind the last of a line somebody else of it is spoken of again. */
function namedAgain({ text }: ChatLine, persons: readonly Draft[], at: number) {
  if (at < persons.length - 1 || at > persons_max) return undefined;
  const end = persons[at]?.span.end ?? 0;
  const [first] = persons
    .slice(0, at)
    .flatMap((person) => {
      const place = (person.values.name ?? '').length > 1 ? text.indexOf(person.values.name ?? '', end) : -1;
      return place < 0 ? [] : [{ at: place, person }];
    })
    .toSorted((a, b) => a.at - b.at);
  return first;
}
const persons_max = 50;

/** Words that found no place and may speak against somebody keep them back. */
export function misgive(line: ChatLine, person: Draft, persons: readonly Draft[], at: number): void {
  const isAwaited =
    person.values.idcard === undefined && person.doubts.some(({ field }) => field === 'idcard');
  if (person.intent !== undefined || isAwaited) return;
  const again = namedAgain(line, persons, at);
  const next = again?.at ?? leadOf(line, persons, at + 1);
  if (again !== undefined && speaksAgainst(line.left.slice(next)))
    again.person.intent ??= intentOf('unclear', line.text.slice(next));
  const own = line.left.slice(person.span.end, next);
  const lead = at === 0 ? 0 : leadOf(line, persons, at);
  const ahead = line.left.slice(lead, person.span.at);
  const [, wrongly] =
    /(\p{Script=Han}{2,4})\s*(?:不对|错了)[\s,，]*(?:应该)?是?\s*$/u.exec(
      line.text.slice(0, at === 0 ? person.span.at : 0),
    ) ?? [];
  if (wrongly !== undefined) {
    person.doubts.push({
      field: 'name',
      words: clipped(line.text.slice(0, person.span.end), words_max),
      others: [wrongly],
    });
    return;
  }
  const behind = line.text.slice(person.span.end, next);
  const within = line.text.slice(Math.max(0, person.span.at - 2), Math.min(person.span.end + 2, next));
  const marks = line.text.slice(at === 0 ? 0 : Math.max(0, person.span.at - 2), next);
  const [sign] = crossedWithin.exec(within) ?? signsAgainst.exec(marks) ?? [];
  const inside = insideOf(line, person);
  if (
    speaksAgainst(own) ||
    holdsState(own) ||
    saysLater(behind) ||
    isInsuredElsewhere(behind) ||
    isOthersPaper(behind) ||
    crossed.test(behind) ||
    asksWhether(behind) ||
    sign !== undefined
  )
    person.intent = intentOf('unclear', behind.replace(/^[\s,，、:：]+|\0/gu, '') || (sign ?? ''));
  else if (
    inside !== '' &&
    (speaksAgainst(inside) || saysLater(writtenInside(line, person)) || isOdd(inside) || holdsState(inside))
  )
    person.intent = intentOf('unclear', inside);
  else if (speaksAgainst(ahead))
    person.intent = intentOf('unclear', line.text.slice(lead, person.span.at).trim());
}

/** 备注：出结果再加, below the one of whom it is. */
const remarked = /^[\s(（]*(?:备注|说明|注)[:：]/u;

/** 第二个刷下来了, 不合格的：: words that nobody foresaw, of whoever stands at a place, or over those to come. */
export function misgiveOthers(
  line: ChatLine,
  scene: Scene,
  {
    source_row,
    isBelow,
    places,
  }: { readonly source_row: number; readonly isBelow: boolean; readonly places: ByPlace },
): void {
  if (isBelow && remarked.test(line.text) && saysLater(line.text)) {
    const above = rowsBefore(scene.persons, source_row);
    for (const person of scene.persons.slice(Math.max(0, above - 1), above))
      person.intent ??= intentOf('unclear', line.text);
    return;
  }
  const left = line.left.slice(0, words_max);
  const isAgainst = speaksAgainst(left);
  const theirs = new Set(line.ordinals.flatMap(({ end }) => places.of(end) ?? []));
  // 划掉2、4: where nobody knows of each number whom it means, all are asked about.
  const numbers = line.text.match(/\d+/g) ?? [];
  const isOfPlaces = line.ordinals.length > 0 && numbers.length <= theirs.size && !isPlainRemark(left);
  if (line.tokens.length > 0 || !(isAgainst || isOfPlaces)) return;
  const words = line.text;
  for (const person of theirs) person.intent ??= intentOf('unclear', words);
  const isOver = /[:：]\s*$/u.test(words) && line.ordinals.length === 0;
  const isShort =
    isBelow &&
    !isOver &&
    // 女的不买: of all of whom it is so, and nobody knows who they are.
    !/合计|总计|共|就[停不]|的[都就才先]?[不没别]/u.test(words) &&
    line.ordinals.length === 0 &&
    words.trim().length < short_max;
  if (isShort && scene.names.in(words).length === 0)
    for (const person of rightAbove(scene.persons, source_row)) person.intent ??= intentOf('unclear', words);
  if (isOver) beginSection(scene, intentOf('unclear', words), source_row);
}

const short_max = 12;

/** 老板没批, right below several of a line each, may be said of any of them; below the lines of one, of that one. */
function rightAbove(persons: readonly Draft[], source_row: number): readonly Draft[] {
  const above = persons.slice(0, rowsBefore(persons, source_row));
  let from = above.length - 1;
  while (from > 0 && above[from]!.source_row - above[from - 1]!.source_row === 1) from--;
  return above.slice(Math.max(0, above.at(-1)?.source_row === source_row - 1 ? from : above.length - 1));
}
