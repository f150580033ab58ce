import { clipped } from '../cell.ts';
import { clauseOf, countBefore, far_max, namesIn, withListed, wordsOf } from './clauses.ts';
import type { ChatLine, SayingToken } from './line.ts';
import { type Draft, isPerson, newDraft } from './draft.ts';
import { goesAbove } from './exchanged-above.ts';
import { exchangesOpenly } from './open-exchange.ts';
import { groupWords } from '../words/intent-words.ts';
import { lastDayOf } from './last-day-of.ts';
import { lastLeaver, named, type Scene, set, words_max } from './scene.ts';

/** 何磊不来了，换成孙长友; 吕方正顶替谢广林; 新来一个补他的缺. */
export function replaced(
  line: ChatLine,
  saying: SayingToken,
  {
    persons,
    scene,
    source_row,
  }: { readonly persons: readonly Draft[]; readonly scene: Scene; readonly source_row: number },
): readonly Draft[] {
  const words = wordsOf(line, saying);
  const place = countBefore(persons, saying.at);
  const [last, next] = [persons[place - 1], persons[place]];
  const clause = clauseOf(line, saying.at, persons);
  const names = (from: number, to: number) =>
    [...namesIn(line, { from, to }), ...calledIn(line, { from, to })].filter(
      // 伊阿姐: who somebody is to whom was spoken of.
      (name) => name !== last?.values.name && !/^[他她伊佢渠]/u.test(name),
    );
  const isNamed = last !== undefined || names(clause.from, saying.at).length > 0;
  if (isArrow(saying) && (next === undefined || !isNamed)) return [];
  if (exchangesOpenly(line, saying, [last, next]) || isBesideBoth(line, saying, [last, next])) return [];
  const gone = last === undefined ? takenFor(line, saying, next, scene) : undefined;
  if (gone !== undefined) return [gone];
  const [comes, goes] = isOfLast(saying)
    ? [last ?? next, names(Math.max(0, saying.at - far_max), saying.at).at(-1)]
    : isPassive(saying) || (next === undefined && saying.words === '替换')
      ? [
          last ?? next,
          names(saying.end, Math.max(clause.to, saying.end))[0] ??
            names(Math.max(0, saying.at - far_max), saying.at).at(-1),
        ]
      : [next, names(last?.span.end ?? 0, saying.at).at(-1) ?? last?.values.name];
  const [comer] = next === undefined ? names(saying.end, Math.max(clause.to, saying.end)) : [];
  if (comes === undefined && comer !== undefined && goes !== undefined && comer !== goes) {
    // 张三 3205… 换成李四: who comes has no number yet.
    const person = named(comer, { ...saying, kind: 'add' }, scene, source_row);
    set(person, { kind: 'replace', words }, goes);
    if (last?.values.name === goes) set(last, { kind: 'leave', words });
    return last?.values.name === goes
      ? [person]
      : [person, named(goes, { kind: 'leave', words }, scene, source_row)];
  }
  if (comes === undefined) return awaitComer(line, saying, { last, goes, scene });
  if (goes === undefined || comes.values.name === goes) {
    set(comes, { kind: 'replace', words }, lastLeaver(scene, source_row));
    return [];
  }
  set(comes, { kind: 'replace', words }, goes);
  const goer = named(goes, { kind: 'leave', words }, scene, source_row);
  lastDayOf(goer, comes, line);
  return [goer];
}

/** 张三 3205… 明天换人: who comes stands below. */
function awaitComer(
  line: ChatLine,
  saying: SayingToken,
  { last, goes, scene }: { last: Draft | undefined; goes: string | undefined; scene: Scene },
): readonly Draft[] {
  scene.place = { of: goes ?? '', words: saying.words };
  const isOwn = last !== undefined && goes !== undefined && last.values.name === goes;
  if (isOwn && /换(?:人|掉|下|走)/u.test(line.text.slice(saying.at)))
    set(last, { kind: 'leave', words: line.text.slice(last.span.end) });
  return [];
}

/** 谯华 3205… 顶替 逄飞 3206…: both have a number, and are told so. */
function isBesideBoth(
  line: ChatLine,
  saying: SayingToken,
  [last, next]: readonly [Draft | undefined, Draft | undefined],
): boolean {
  if (last === undefined || next?.values.name === undefined || !isPassive(saying) || isOfLast(saying))
    return false;
  const between = { from: saying.end, to: next.span.at };
  const isParted = line.signs.some(({ at }) => at >= between.from && at < between.to);
  if (isParted || namesIn(line, between).length > 0) return false;
  set(last, { kind: 'replace', words: saying.words }, next.values.name);
  set(next, { kind: 'leave', words: saying.words });
  return true;
}

/**
 * 谯华 顶替 逄飞 3206…: the one number is more likely of who comes, which is looked at.
 *
 * @returns who goes
 */
function takenFor(
  line: ChatLine,
  saying: SayingToken,
  comer: Draft | undefined,
  scene: Scene,
): Draft | undefined {
  if (comer === undefined || !isPassive(saying) || isOfLast(saying)) return undefined;
  const goes = comer.values.name ?? namesIn(line, { from: saying.end, to: comer.span.end })[0];
  if (goes === undefined) return undefined;
  const isBehind = line.text.slice(saying.end, comer.span.end).includes(goes);
  const ahead = isBehind ? namesIn(line, { from: Math.max(0, saying.at - far_max), to: saying.at }) : [];
  const comes = ahead.at(-1);
  if (comes === undefined && isBehind && comer.values.name === goes && saysSomebodyComes(line, saying))
    return goneFor(comer, goes, { line, saying, scene });
  if (comes === undefined || comes === goes) return undefined;
  const known = scene.names
    .of(comes)
    .find(({ values }) => values.idcard !== undefined && values.idcard !== comer.values.idcard);
  if (known !== undefined) {
    // 蒋杰 顶替 魏来 3408…: he has a number of his own above.
    comer.values.name = goes;
    scene.names.add(comer);
    set(comer, { kind: 'leave', words: line.text });
    set(known, { kind: 'replace', words: line.text }, goes);
    return comer;
  }
  comer.values.name = comes;
  if (comer.values.remark === comes) delete comer.values.remark;
  scene.names.add(comer);
  return goneFor(comer, goes, { line, saying, scene });
}

/** 来一个，顶替侯斌 4114…: the number is hardly his who goes, and nobody says who comes. */
const saysSomebodyComes = (line: ChatLine, saying: SayingToken): boolean =>
  /(?:来|加|进|新|补|增|派|招)(?:了|来|增|进)?(?:[一1]?[个名位]|的)?(?:人|新人)?[\s,，:：]*$/u.test(
    line.text.slice(0, saying.at),
  );

/** Somebody who comes with the one number of a line, and who goes by name alone. */
function goneFor(
  comer: Draft,
  goes: string,
  { line, saying, scene }: { readonly line: ChatLine; readonly saying: SayingToken; readonly scene: Scene },
): Draft {
  if (comer.values.name === goes) delete comer.values.name;
  const others = comer.doubts.filter(({ field }) => field !== 'name');
  const doubt = { field: 'name' as const, words: clipped(line.text, words_max), others: [goes] };
  comer.doubts.splice(0, comer.doubts.length, ...others, doubt);
  set(comer, { kind: 'replace', words: saying.words }, goes);
  const goer = newDraft(comer.source_row);
  goer.values.name = goes;
  goer.isMeant = true;
  scene.others.push(goer);
  scene.names.add(goer);
  set(goer, { ...saying, kind: 'leave' });
  return goer;
}

/** Who goes by what others call them, or in letters: 顶替老胡, Li Lei will be replaced by. */
function calledIn(
  { text }: ChatLine,
  { from, to }: { readonly from: number; readonly to: number },
): readonly string[] {
  const words = text.slice(from, to);
  const [, called] = /^\s*(?:那个)?([老小阿大]\p{Script=Han})(?=[\s,，。;；]|$)/u.exec(words) ?? [];
  const [, inLetters] =
    /(?<![A-Za-z])([A-Z][A-Za-z'-]*(?: [A-Z][A-Za-z'-]*){1,3})(?: (?:will be|is|was|has been|to be|is being|gets))? $/u.exec(
      words,
    ) ?? [];
  return [called, inLetters].flatMap((name) => name ?? []);
}

/** 补他的缺: of whom was spoken last. */
const isOfLast = ({ words }: SayingToken): boolean => /[他她其]|[补顶]的?[缺位岗班]|[补顶接]上/u.test(words);

/** 覃丽→芦笛; an arrow elsewhere is for the eye. */
const isArrow = ({ words }: SayingToken): boolean => /^(?:→|[-=]>)$/u.test(words);

/** Whether who comes is named first: B顶替A; else A换成B. */
const isPassive = ({ words }: SayingToken): boolean =>
  /^(?:是|来|过来)?(?:顶|替(?!换)|接|补|代)|换[掉下走]|for$|replaces/iu.test(words.trim());

/** 上面两个是替换沈涛和张译的: as many above as are named, in their order. */
function replacedByAll(
  line: ChatLine,
  saying: SayingToken,
  scene: Scene,
  source_row: number,
): readonly Draft[] | undefined {
  const before = line.text.slice(Math.max(0, saying.at - far_max), saying.at);
  if (!groupWords.test(before) || scene.names.in(before).length > 0) return undefined;
  const goes = namesIn(line, withListed(line, clauseOf(line, saying.at, [])));
  const above = scene.persons.filter((person) => isPerson(person) && person.source_row < source_row);
  if (goes.length === 0 || above.length < goes.length) return undefined;
  for (const [at, person] of above.slice(-goes.length).entries())
    set(person, { kind: 'replace', words: line.text }, goes[at]);
  return goes.map((name) => named(name, { ...saying, kind: 'leave', words: line.text }, scene, source_row));
}

/** 乐乐是顶郝运的: both are named. */
export function replacedByName(
  line: ChatLine,
  saying: SayingToken,
  scene: Scene,
  source_row: number,
): readonly Draft[] {
  const clause = clauseOf(line, saying.at, []);
  const theirs = replacedByAll(line, saying, scene, source_row);
  if (theirs !== undefined) return theirs;
  const mention = (from: number, to: number) =>
    scene.names
      .in(line.text.slice(Math.max(from, to - far_max), to))
      .flatMap(({ values }) => values.name ?? []);
  const left = [...mention(clause.from, saying.at), ...namesIn(line, { from: clause.from, to: saying.at })];
  const far = [
    ...mention(0, saying.at),
    ...namesIn(line, { from: Math.max(0, saying.at - far_max), to: saying.at }),
  ];
  const right = [...mention(saying.end, clause.to), ...namesIn(line, { from: saying.end, to: clause.to })];
  const [comes, goes] = isOfLast(saying)
    ? [undefined, far.at(-1)]
    : isPassive(saying)
      ? [left[0] ?? far.at(-1), right[0]]
      : [right[0], left[0] ?? far.at(-1)];
  if (isArrow(saying) && (comes === undefined || goes === undefined || comes === goes)) return [];
  if (comes === undefined && goes === undefined && /换|改由/u.test(saying.words)) {
    const [goer, ...more] = goesAbove(line, scene, source_row);
    if (goer !== undefined) {
      scene.place = { of: more.length > 0 ? '' : (goer.values.name ?? ''), words: line.text };
      return [];
    }
  }
  if (comes === undefined || comes === goes) {
    scene.place = { of: goes ?? lastLeaver(scene, source_row), words: line.text };
    return goes === undefined
      ? []
      : [named(goes, { ...saying, kind: 'leave', words: line.text }, scene, source_row)];
  }
  const person = named(comes, { ...saying, kind: 'add' }, scene, source_row);
  set(person, { kind: 'replace', words: line.text }, goes ?? '');
  return [
    person,
    ...(goes === undefined
      ? []
      : [named(goes, { ...saying, kind: 'leave', words: line.text }, scene, source_row)]),
  ];
}
