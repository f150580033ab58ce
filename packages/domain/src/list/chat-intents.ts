import type { Intent } from '../roster/intent.ts';
import { clipped } from './cell.ts';
import type { ChatLine, SayingToken, Token } from './chat-line.ts';
import { type Draft, newDraft } from './chat-persons.ts';
import { groupWords, misgiving } from './intent-words.ts';
import { looksLikeName } from './surnames.ts';

/** The persons of a message, and what holds for those to come. */
export type Scene = {
  readonly persons: Draft[];
  /** What the section says of those in it. */
  section: Intent | undefined;
  /** Whoever comes next takes this person's place. */
  place: { readonly of: string; readonly words: string } | undefined;
  again: Intent | undefined;
  /** Those who are named without a number. */
  readonly others: Draft[];
};

/** Words of a finding, as they were written. */
const words_max = 200;

export const intentOf = (kind: Intent['kind'], words: string, of = ''): Intent => ({
  kind,
  words: clipped(words.trim(), words_max),
  of: clipped(of, 50),
});

const separator = /[,，、;；。|!！?？~\t]/u;

/** The stretch between signs, or persons, in which a place of a line lies. */
function clauseOf(line: ChatLine, at: number, persons: readonly Draft[]): { from: number; to: number } {
  let [from, to] = [at, at];
  while (from > 0 && !separator.test(line.text[from - 1] ?? '')) from--;
  while (to < line.text.length && !separator.test(line.text[to] ?? '')) to++;
  for (const { span } of persons) {
    if (span.end <= at) from = Math.max(from, span.end);
    if (span.at >= at) to = Math.min(to, span.at);
  }
  return { from, to };
}

/** Names in a stretch that are no person of a number. */
function namesIn(line: ChatLine, { from, to }: { from: number; to: number }): readonly string[] {
  const inside = ({ at, end }: { at: number; end: number }) => at >= from && end <= to;
  const named = line.tokens.filter((one) => one.field === 'name' && inside(one)).map(({ text }) => text);
  const loose = line.rest.filter(inside).flatMap(({ text }) => namesOfWords(text));
  return [...new Set([...named, ...loose])];
}

const verbs =
  /^(?:回家|家里|身体|生病|有事|已经|一直|因为|昨|今|上周|个人|自己|嫌|找|要|说|也|又|就|还|已|没|不|的|直接|他|她|这|那|来|去|做|干|在|到|吧|嘛|了|保险|因|吃|受|突然|家|结)/u;

/** The names with which words begin or end: 那个何磊, 杨老四回家过年了, 汤伟和汤小妹. */
function namesOfWords(words: string): readonly string[] {
  const text = words
    .replace(/\s/g, '')
    .replace(
      /^(?:那个|这个|另外?|还有|员工|上周报的?|上次报的?|原来的?|之前的?|下来的|以前的?|尾号|把|叫|给|他|她|人|直接)+/u,
      '',
    );
  const behindOf = text.slice(text.lastIndexOf('的', text.length - 3) + 1);
  for (const start of [text, behindOf]) {
    const parts = start.split(/[和跟与及]/u);
    if (parts.length > 1 && parts.every((part) => looksLikeName(part))) return parts;
    if (looksLikeName(start)) return [start];
    for (const length of [3, 2, 4]) {
      const name = Array.from(start).slice(0, length).join('');
      if (looksLikeName(name) && verbs.test(start.slice(name.length))) return [name];
    }
  }
  return [];
}

/** What a line says of its persons, of others by name, and of who takes whose place. Gives those who have no number. */
export function intendLine(
  line: ChatLine,
  persons: readonly Draft[],
  scene: Scene,
  source_row: number,
): readonly Draft[] {
  const others: Draft[] = [];
  let forward: SayingToken | undefined;
  let from = 0;
  const applyForward = (to: number) => {
    for (const person of persons)
      if (person.span.at >= from && person.span.at < to && forward !== undefined) set(person, forward);
  };
  for (const saying of line.sayings) {
    applyForward(saying.at);
    from = saying.end;
    const end = line.breaks.findLast(({ at }) => at < saying.at);
    if (end !== undefined && end.at > (forward?.at ?? saying.at)) forward = undefined;
    if (saying.kind === 'again') scene.again = intentOf('again', saying.words);
    else if (saying.kind === 'replace') others.push(...replaced(line, saying, persons, scene, source_row));
    else forward = said(line, saying, { persons, others, forward, source_row, scene });
  }
  applyForward(Infinity);
  for (const person of persons) {
    if (
      scene.section !== undefined &&
      person.intent === undefined &&
      !line.sayings.some(({ kind }) => kind === 'add')
    )
      person.intent = scene.section;
    misgive(line, person, persons);
  }
  return others;
}

/** Reads one saying; what holds for the persons behind it, if it speaks of them. */
function said(
  line: ChatLine,
  saying: SayingToken,
  {
    persons,
    others,
    forward,
    source_row,
    scene,
  }: {
    persons: readonly Draft[];
    others: Draft[];
    forward: SayingToken | undefined;
    source_row: number;
    scene: Scene;
  },
): SayingToken | undefined {
  const clause = clauseOf(line, saying.at, persons);
  const before = persons.filter(({ span }) => span.end <= saying.at);
  const next = persons.find(({ span }) => span.at >= saying.end);
  const isOfNext =
    next !== undefined &&
    (before.length === 0 ||
      (separator.test(line.text.slice(before.at(-1)!.span.end, saying.at)) &&
        isJoined(line.left.slice(saying.end, next.span.at))));
  if (saying.kind === 'add') return isOfNext || before.length === 0 ? undefined : forward;
  const names = saying.kind === 'correct' ? [] : namesIn(line, clause);
  const isOwn = before.length > 0 && clause.from <= before.at(-1)!.span.end;
  if (names.length > 0 && !isOwn) {
    for (const name of names) others.push(named(name, saying, scene, source_row));
    return isOfNext && clause.to >= next.span.at ? saying : undefined;
  }
  if (isOfNext) return saying;
  const isOfAll = before.length > 1 && groupWords.test(line.text.slice(before.at(-1)!.span.end, saying.end));
  for (const person of isOfAll ? before : before.slice(-1)) set(person, saying);
  return forward;
}

const isJoined = (text: string): boolean =>
  /^[\s:：\0]*(?:的是|的|了|是|有|叫|一个|[:：])*[\s:：\0]*$/u.test(text);

/** Somebody named without a number: the one who is meant already, else one more. */
function named(name: string, saying: SayingToken, scene: Scene, source_row: number): Draft {
  const known = [...scene.others, ...scene.persons].findLast(({ values }) => values.name === name);
  const person = known ?? newDraft(source_row);
  if (known === undefined) scene.others.push(person);
  person.values.name = name;
  person.isMeant = true;
  set(person, saying);
  return person;
}

const gravity = ['add', 'again', 'correct', 'replace', 'wait', 'leave', 'unclear'];

/** Of two sayings the graver one stays; the words are both. */
export function set(
  person: Draft,
  { kind, words }: Pick<SayingToken, 'words'> & { readonly kind: string },
  of = '',
): void {
  if (kind === 'add') return;
  const known = person.intent;
  const isGraver = known === undefined || gravity.indexOf(kind) > gravity.indexOf(known.kind);
  const whose = of === '' && kind === 'correct' ? (person.values.name ?? '') : of;
  if (known === undefined) person.intent = intentOf(kind as Intent['kind'], words, whose);
  else {
    const both = known.words.includes(words.trim()) ? known.words : `${known.words}，${words}`;
    person.intent = {
      ...intentOf(isGraver ? (kind as Intent['kind']) : known.kind, both),
      of: isGraver && whose !== '' ? whose : known.of,
    };
  }
}

/** 何磊不来了，换成孙长友; 吕方正顶替谢广林; 新来一个补他的缺. */
function replaced(
  line: ChatLine,
  saying: SayingToken,
  persons: readonly Draft[],
  scene: Scene,
  source_row: number,
): readonly Draft[] {
  const isPassive = /^(?:是|来|过来)?(?:顶|替(?!换)|接|补|代)|for$|replaces/iu.test(saying.words.trim());
  const before = persons.filter(({ span }) => span.end <= saying.at);
  const next = persons.find(({ span }) => span.at >= saying.end);
  const clause = clauseOf(line, saying.at, persons);
  const names = (from: number, to: number) => namesIn(line, { from, to });
  const [comes, goesName] = isPassive
    ? [
        before.at(-1) ?? next,
        names(saying.end, Math.max(clause.to, saying.end))[0] ?? names(0, saying.at).at(-1),
      ]
    : [next, names(0, saying.at).at(-1) ?? before.at(-1)?.values.name];
  const goes =
    goesName === undefined
      ? undefined
      : (before.find(({ values }) => values.name === goesName) ??
        scene.persons.findLast(
          ({ values, source_row: row }) => values.name === goesName && row <= source_row,
        ));
  if (comes !== undefined && goesName !== undefined && comes.values.name !== goesName) {
    set(comes, { kind: 'replace', words: saying.words }, goesName);
    if (goes === undefined) return [named(goesName, { ...saying, kind: 'leave' }, scene, source_row)];
    set(goes, { kind: 'leave', words: saying.words });
    return [];
  }
  const last = scene.persons.findLast(
    ({ intent, source_row: row }) => intent?.kind === 'leave' && row <= source_row,
  );
  if (comes !== undefined)
    set(comes, { kind: 'replace', words: saying.words }, goesName ?? last?.values.name ?? '');
  else scene.place = { of: goesName ?? '', words: saying.words };
  return [];
}

/** Words that found no place and may speak against somebody keep them back. */
function misgive(line: ChatLine, person: Draft, persons: readonly Draft[]): void {
  if (person.intent !== undefined) return;
  const at = persons.indexOf(person);
  const next = persons[at + 1]?.span.at ?? line.left.length;
  const own = line.left.slice(person.span.end, next);
  const ahead = at === 0 ? line.left.slice(0, Math.min(person.span.at, line.left.length)) : '';
  if (misgiving.test(own))
    person.intent = intentOf(
      'unclear',
      line.text.slice(person.span.end, next).replace(/^[\s,，、:：]+|\0/gu, ''),
    );
  else if (misgiving.test(ahead))
    person.intent = intentOf('unclear', line.text.slice(0, person.span.at).trim());
}

/** What a line without a person of its own says of those before it, by name or by 这两个, or of those to come. */
export function intendOthers(
  line: ChatLine,
  scene: Scene,
  source_row: number,
  isBelow: boolean,
): readonly Draft[] {
  const sayings = line.sayings.filter(({ kind }) => kind !== 'add');
  const known = scene.persons.filter(
    ({ values }) => values.name !== undefined && line.text.includes(values.name),
  );
  const others: Draft[] = [];
  for (const saying of line.sayings) {
    if (saying.kind === 'again') scene.again = intentOf('again', saying.words);
    else if (saying.kind === 'add') {
      if (isHead(line)) scene.section = undefined;
    } else if (saying.kind === 'replace') others.push(...replacedByName(line, saying, scene, source_row));
    else if (
      /^\s*我(?!们?这边|们?厂)/u.test(line.text) &&
      namesIn(line, clauseOf(line, saying.at, [])).length === 0
    )
      continue;
    else
      others.push(
        ...saidOfOthers(line, saying, { known, scene, source_row, isBelow, isFirst: saying === sayings[0] }),
      );
  }
  return others;
}

function saidOfOthers(
  line: ChatLine,
  saying: SayingToken,
  {
    known,
    scene,
    source_row,
    isBelow,
    isFirst,
  }: { known: readonly Draft[]; scene: Scene; source_row: number; isBelow: boolean; isFirst: boolean },
): readonly Draft[] {
  const { persons } = scene;
  const above = persons.filter((person) => person.source_row < source_row);
  const clause = clauseOf(line, saying.at, []);
  const mentioned = (from: number, to: number) =>
    known.filter(({ values }) => line.text.slice(from, to).includes(values.name!));
  const here = mentioned(clause.from, clause.to);
  const theirs = here.length > 0 ? here : mentioned(0, saying.at).slice(-1);
  if (theirs.length > 0) {
    for (const person of theirs) set(person, saying);
    return [];
  }
  const names = namesIn(line, clause);
  const before = names.length > 0 ? names : namesIn(line, { from: 0, to: saying.at }).slice(-1);
  if (before.length > 0 && saying.kind !== 'correct')
    return before.map((name) => named(name, saying, scene, source_row));
  if (isHead(line) || above.length === 0) {
    if (saying.kind !== 'correct' && saying.kind !== 'unclear')
      scene.section = intentOf(saying.kind as Intent['kind'], line.text);
    else if (saying.kind === 'correct') scene.section ??= intentOf('correct', line.text);
    return [];
  }
  if (!isBelow && !groupWords.test(line.text) && !isFirst) return [];
  const [, count] =
    /([\d一二两三四五六七八九十俩仨]{1,3})/u.exec(groupWords.exec(line.text)?.[0] ?? '') ?? [];
  const meant = groupWords.test(line.text)
    ? above.slice(-numberOf(count, above.length))
    : /这个|那个|他|她|前/u.test(line.text) || above.length === 1
      ? above.slice(-1)
      : above;
  for (const person of meant)
    set(
      person,
      meant.length > 1 && !groupWords.test(line.text)
        ? { kind: 'unclear', words: line.text }
        : { ...saying, words: line.text },
    );
  return [];
}

const numberOf = (text: string | undefined, all: number): number => {
  if (text === undefined) return all;
  const digit = '零一二三四五六七八九十'.indexOf(
    text.replace('两', '二').replace('俩', '二').replace('仨', '三'),
  );
  return Math.max(1, digit > 0 ? digit : Number(text) || all);
};

/** 离职：, 二、离职人员7人, 【减员】: words that stand over persons. */
const isHead = (line: ChatLine): boolean =>
  /[:：]\s*$/u.test(line.text) ||
  /^\s*[【[(（]/u.test(line.text) ||
  line.isNumbered ||
  line.marks.length > 0 ||
  Array.from(line.left.replace(/[\0\s\p{P}]/gu, '')).length < 3;

/** 乐乐是顶郝运的: both are named. */
function replacedByName(
  line: ChatLine,
  saying: SayingToken,
  scene: Scene,
  source_row: number,
): readonly Draft[] {
  const clause = clauseOf(line, saying.at, []);
  const isPassive = /^(?:是|来|过来)?(?:顶|替(?!换)|接|补|代)|for$|replaces/iu.test(saying.words.trim());
  const mention = (from: number, to: number) =>
    scene.persons
      .filter(({ values }) => values.name !== undefined && line.text.slice(from, to).includes(values.name))
      .map(({ values }) => values.name!);
  const left = [...mention(clause.from, saying.at), ...namesIn(line, { from: clause.from, to: saying.at })];
  const far = [...mention(0, saying.at), ...namesIn(line, { from: 0, to: saying.at })];
  const right = [...mention(saying.end, clause.to), ...namesIn(line, { from: saying.end, to: clause.to })];
  const [comes, goes] = isPassive ? [left[0] ?? far.at(-1), right[0]] : [right[0], left[0] ?? far.at(-1)];
  if (comes === undefined || comes === goes) {
    const last = scene.persons.findLast(
      ({ intent, source_row: row }) => intent?.kind === 'leave' && row <= source_row,
    );
    scene.place = { of: goes ?? last?.values.name ?? '', words: line.text };
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

/** The facts of a line that stand in a clause with somebody's name, for them alone; the rest is for all. */
export function factsByName(line: ChatLine, scene: Scene): readonly Token[] {
  const left: Token[] = [];
  for (const token of line.tokens) {
    if (token.field === 'name') {
      left.push(token);
      continue;
    }
    const { from, to } = clauseOf(line, token.at, []);
    const clause = line.text.slice(from, to);
    const theirs = meantBy(clause, line, scene.persons);
    if (theirs.length === 0 || (theirs.length > 1 && !/^[\s]*[前后]/u.test(clause))) left.push(token);
    else for (const person of theirs) person.values[token.field] = token.text;
  }
  return left;
}

function meantBy(clause: string, line: ChatLine, persons: readonly Draft[]): readonly Draft[] {
  const named = persons.filter(({ values }) => values.name !== undefined && clause.includes(values.name));
  if (named.length > 0) return named;
  const [, way, count] =
    /(前|后)(?:面|头|边)?(?:那|这)?([一二两三四五六七八九\d俩仨]?)(?:个|位|名)/u.exec(clause) ?? [];
  if (way === undefined) return [];
  const so = numberOf(count === '' ? '一' : count, 1);
  if (way === '后') return persons.slice(-so);
  return count === '' && !/后/u.test(line.text) ? persons.slice(-1) : persons.slice(0, so);
}
