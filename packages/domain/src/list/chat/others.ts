import { rowsBefore } from './above.ts';
import type { Intent } from '../../roster/intent.ts';
import { clauseOf, far_max, namesIn, withListed } from './clauses.ts';
import type { ChatLine, SayingToken } from './line.ts';
import { misgiveSome } from './against-some.ts';
import { misgiveOthers } from './misgiven.ts';
import type { Draft } from './draft.ts';
import { replacedByName } from './replaced.ts';
import { announcedBy } from './awaited.ts';
import { askOfEnquiry, isOfAnotherMatter } from './enquiries.ts';
import { exceptOn } from './excepted.ts';
import { type ByPlace, saidByPlace } from './by-place.ts';
import { allAbove, beginSection, intentOf, named, type Scene, set } from './scene.ts';
import { askRound, beginsBy, inRound, pointsBelow, thoseBelow } from './section-head.ts';
import { unsaidOfNamed } from './unsaid.ts';
import { groupWords } from '../words/intent-words.ts';

/** What a line without a person of its own says of those before it, by name or by 这两个, or of those to come. */
export function intendOthers(
  line: ChatLine,
  scene: Scene,
  {
    source_row,
    isBelow,
    places,
  }: { readonly source_row: number; readonly isBelow: boolean; readonly places: ByPlace },
): readonly Draft[] {
  const count = rowsBefore(scene.persons, source_row);
  if (beginsBy(line, scene, { source_row, isBelow, count })) return [];
  if (askOfEnquiry(line, scene, { source_row, count })) return [];
  const sayings = line.sayings.filter(({ kind }) => kind !== 'add');
  const others: Draft[] = [];
  const isExcepting = exceptOn(line, scene, places);
  if (!isExcepting) unsaidOfNamed(line, scene);
  if (sayings.length === 0 && !isExcepting) misgiveOthers(line, scene, { source_row, isBelow, places });
  if (line.tokens.length > 0 || isExcepting)
    misgiveSome(line, scene, {
      places,
      above: isBelow && sayings.length === 0 ? scene.persons.slice(0, count) : [],
    });
  for (const saying of line.sayings) {
    if (saying.kind === 'again') sentAgain(line, saying, scene);
    else if (saying.kind === 'add') {
      if (isHead(line) && scene.section !== scene.instead?.intent) scene.section = undefined;
    } else if (saidByPlace(saying, line, { places, scene, source_row })) continue;
    else if (saying.kind === 'replace') others.push(...replacedByName(line, saying, scene, source_row));
    else if (
      /^\s*我(?!们?这边|们?厂)/u.test(line.text) &&
      namesIn(line, clauseOf(line, saying.at, [])).length === 0
    )
      continue;
    else
      others.push(
        ...saidOfOthers(line, saying, { scene, source_row, isBelow, isFirst: saying === sayings[0] }),
      );
  }
  return others;
}

/** 李四报过了: of whom it names; 再发一遍 is said of the whole. */
function sentAgain(line: ChatLine, saying: SayingToken, scene: Scene): void {
  const theirs = scene.names.in(line.text.slice(Math.max(0, saying.at - far_max), saying.at));
  if (theirs.length === 0) scene.again = intentOf('again', saying.words);
  for (const person of theirs) set(person, saying);
}

function saidOfOthers(
  line: ChatLine,
  saying: SayingToken,
  {
    scene,
    source_row,
    isBelow,
    isFirst,
  }: { scene: Scene; source_row: number; isBelow: boolean; isFirst: boolean },
): readonly Draft[] {
  const count = rowsBefore(scene.persons, source_row);
  const clause = clauseOf(line, saying.at, []);
  const listed = withListed(line, clause);
  const theirs = namedBy(line, saying, { scene, listed });
  if (theirs.length > 0) {
    for (const person of theirs) set(person, saying);
    return [];
  }
  if (saying.kind === 'back') {
    const isOfAbove = isBelow && namesIn(line, clause).length === 0;
    for (const person of isOfAbove ? scene.persons.slice(Math.max(0, count - 1), count) : [])
      set(person, saying);
    return [];
  }
  if (
    saying.kind === 'correct' &&
    /为准|[终定]稿|最终|正式[版名稿]|修[订改][版稿]|[条个份次]\p{Script=Han}{0,2}(?:作废|不算|无效)/u.test(
      line.text,
    )
  ) {
    scene.instead = { intent: intentOf('correct', line.text), source_row };
    scene.section = scene.instead.intent;
    return [];
  }
  const names = namesIn(line, listed);
  const before =
    names.length > 0
      ? names
      : namesIn(line, { from: Math.max(0, saying.at - far_max), to: saying.at }).slice(-1);
  const announced = before.length === 0 ? announcedBy(line, saying, scene, source_row) : [];
  if (announced.length > 0) return announced;
  if (before.length > 0 && saying.kind !== 'correct')
    return before.map((name) => named(name, saying, scene, source_row));
  if (!isOfAnotherMatter(line.text)) saidRound(line, saying, { scene, source_row, isBelow, isFirst, count });
  return [];
}

/** What a line says of nobody by name: of those above it or of those to come. */
function saidRound(
  line: ChatLine,
  saying: SayingToken,
  {
    scene,
    source_row,
    isBelow,
    isFirst,
    count,
  }: { scene: Scene; source_row: number; isBelow: boolean; isFirst: boolean; count: number },
): void {
  const clause = clauseOf(line, saying.at, []);
  const isAhead = pointsBelow(line, clause);
  const isOfGroup = !isAhead && groupWords.test(line.text) && count > 0;
  const isAside = inRound.test(line.text) && !isOfAbove(line, saying, count);
  if (isBelow && count > 0 && !isAhead && !isOfGroup && (isAside || isBare(line))) {
    askRound(line, scene, { source_row, count });
    return;
  }
  if (isAhead || (!isOfGroup && !isOfAbove(line, saying, count) && (isHead(line) || count === 0))) {
    saidOfThoseBelow(line, saying, scene, source_row);
    return;
  }
  if (!isBelow && !groupWords.test(line.text) && !isFirst) return;
  saidOfAbove(line, saying, scene, count);
}

/** 这个先不买; 撤回, 取消 on a line of nothing else: of those before. */
const isOfAbove = ({ text }: ChatLine, { kind, words }: SayingToken, count: number): boolean =>
  count > 0 &&
  (ofOne.test(text) || ofLabel.test(text) || (kind === 'unclear' && text.trim() === words.trim()));

/** 离职：, 先问一下: what holds from here on. */
function saidOfThoseBelow(line: ChatLine, saying: SayingToken, scene: Scene, source_row: number): void {
  const isSure = isHead(line) || /[:：]|\d ?[人个名位]/u.test(line.text);
  const kind = isSure ? (saying.kind as Intent['kind']) : 'unclear';
  const isOpen = saying.kind === 'unclear' && !/[:：]\s*$/u.test(line.text) && !thoseBelow.test(line.text);
  if (!isOpen) beginSection(scene, intentOf(kind, line.text), source_row);
  else if (/[吗么嘛伐?？]|能[买加上保]就/u.test(line.text)) scene.question = intentOf('unclear', line.text);
}

/** 这个先不买: of the one before, though nothing else stands on the line. */
const ofOne = /^[\s(（]*(?:↑|上面)?(?:这个|那个|他|她|此人|该员工|[这那]位|[这那]人)(?![^:：]*[:：]\s*$)/u;

/** 入职日期：待定, below the form that it belongs to. */
const ofLabel =
  /^\s*(?:入职|上岗|到岗|报到|进厂|开始|生效|起保|参保|加保|开工)(?:日期|时间|日)?[:：]\s*[^\s,，。;；]{1,8}\s*$/u;

/** Those of a number whom a line says it of by name: in the clause, else the last before it. */
function namedBy(
  line: ChatLine,
  saying: SayingToken,
  {
    scene,
    listed,
  }: { readonly scene: Scene; readonly listed: { readonly from: number; readonly to: number } },
): readonly Draft[] {
  const mentioned = (from: number, to: number) =>
    scene.names.in(line.text.slice(Math.max(from, to - far_max), to));
  const here = mentioned(listed.from, listed.to);
  // 何秀兰离职了，马志强不来了: another stands in the clause.
  const isOther = here.length === 0 && namesIn(line, clauseOf(line, saying.at, [])).length > 0;
  const known = here.length > 0 ? here : isOther ? [] : mentioned(0, saying.at).slice(-1);
  // 算了，王小虎不用了: it begins what is said of him.
  const isBegun = known.length === 0 && saying.words.startsWith('算了');
  return isBegun ? mentioned(saying.end, line.text.length).slice(0, 1) : known;
}

/** 这两个先不要加, 他不来了: of the last so many, of the last, or, as it may be, of all above. */
function saidOfAbove(line: ChatLine, saying: SayingToken, scene: Scene, count: number): void {
  const isOfGroup = groupWords.test(line.text);
  const [, written] =
    /([\d一二两三四五六七八九十俩仨]{1,3})/u.exec(groupWords.exec(line.text)?.[0] ?? '') ?? [];
  const last = (so: number) => scene.persons.slice(Math.max(0, count - so), count);
  const meant = isOfGroup
    ? written === undefined
      ? allAbove(scene, count)
      : last(numberOf(written, count))
    : /这个|那个|此人|他|她|前/u.test(line.text) || ofLabel.test(line.text) || count === 1
      ? last(1)
      : allAbove(scene, count);
  const isOpen = meant.length > 1 && !isOfGroup;
  for (const person of meant)
    set(person, isOpen ? { kind: 'unclear', words: line.text } : { ...saying, words: line.text });
}

/** 两, 3 as a number; all where there is none. */
export const numberOf = (text: string | undefined, all: number): number => {
  if (text === undefined) return all;
  const digit = '零一二三四五六七八九十'.indexOf(
    text.replace('两', '二').replace('俩', '二').replace('仨', '三'),
  );
  return Math.max(1, digit > 0 ? digit : Number(text) || all);
};

/** 离职, 减员: what lists are called. */
const headNouns =
  /^\W*(?:离职|减员|退场|停保|退保|离厂|离场|辞职|减保|减少|退工|待定|暂缓|更正|替换)(?:人员|名单|员工)?\W*$/u;

/** Words of a state and nothing else, without a sign that they stand over anybody. */
const isBare = (line: ChatLine): boolean =>
  line.tokens.length === 0 &&
  line.marks.length === 0 &&
  !line.isNumbered &&
  !ofOne.test(line.text) &&
  !thoseBelow.test(line.text) &&
  !/以下|下面|以上|上面/u.test(line.text) &&
  !/[:：【】[\]()（）]/u.test(line.text) &&
  !headNouns.test(line.text) &&
  Array.from(line.left.replace(/[\0\s\p{P}]/gu, '')).length < 3;

const heads = new WeakMap<ChatLine, boolean>();

/** 离职：, 二、离职人员7人, 【减员】: words that stand over persons. Found out once a line, which may hold a thousand sayings. */
export function isHead(line: ChatLine): boolean {
  const known = heads.get(line);
  if (known !== undefined) return known;
  const isOne =
    !remarks.test(line.text) &&
    (/[:：]\s*$/u.test(line.text) ||
      /^\s*[【[(（]/u.test(line.text) ||
      line.isNumbered ||
      line.marks.length > 0 ||
      Array.from(line.left.replace(/[\0\s\p{P}]/gu, '')).length < 3);
  heads.set(line, isOne);
  return isOne;
}

/** 备注：先别动: below those of whom it speaks. */
const remarks = /^\s*[(（]?(?:备注|注意?|说明|PS)\s*[:：][^:：]+$/iu;
