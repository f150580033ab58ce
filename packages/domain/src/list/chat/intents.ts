import { askOfSpelling } from './spelt.ts';
import { awaitedOn } from './awaited.ts';
import { askOfNext } from './led.ts';
import { saidBehind } from './said-behind.ts';
import { around, clauseOf, countBefore, namesIn, withListed } from './clauses.ts';
import type { ChatLine, SayingToken } from './line.ts';
import type { Draft } from './draft.ts';
import { renamed } from './renamed.ts';
import { replaced } from './replaced.ts';
import { intentOf, named, type Scene, set } from './scene.ts';
import { misgive } from './misgiven.ts';
import { withHead } from './section-head.ts';

/** What a line says of its persons, of others by name, and of who takes whose place. Gives those who have no number. */
export function intendLine(
  written: ChatLine,
  persons: readonly Draft[],
  scene: Scene,
  source_row: number,
): readonly Draft[] {
  const line = withHead(written, persons);
  const others: Draft[] = [];
  const awaited = awaitedOn(line, { persons, scene, source_row });
  let forward: SayingToken | undefined;
  let from = 0;
  const applyForward = (to: number) => {
    if (forward === undefined) return;
    const theirs = persons.slice(countBefore(persons, from), countBefore(persons, to));
    for (const person of theirs) set(person, forward, whoseName(line, forward));
  };
  // 孙丽娟身份证还没发我，等她发了再给你 is said of her alone.
  const isOfAwaited = ({ at }: SayingToken) => awaited.some((one) => at >= one.at && at < one.end);
  for (const saying of line.sayings.filter((one) => !isOfAwaited(one))) {
    applyForward(saying.at);
    from = saying.end;
    const [end] = around(line.breaks, saying.at);
    if (end !== undefined && end.at > (forward?.at ?? saying.at)) forward = undefined;
    if (saying.kind === 'again') sentAgain(persons, saying, scene);
    else if (saying.kind === 'replace' && /换人$|^替换$/u.test(saying.words) && hasReplaced(line, saying))
      continue;
    else if (saying.kind === 'replace') {
      others.push(...replaced(line, saying, { persons, scene, source_row }));
      // 停掉，换一个叫…: what was said before was of whom the next one replaces.
      forward = undefined;
    } else forward = said(line, saying, { persons, others, forward, source_row, scene });
  }
  applyForward(Infinity);
  others.push(...awaited.map(({ person }) => person));
  askFirst(line, persons[0], scene, source_row);
  askOfNext(line, persons, scene, source_row);
  askOfCondition(line, persons);
  takePlace(line, persons, scene);
  for (const [at, person] of persons.entries()) {
    // 另外加一个 is none of those whom a head above speaks of: then it may have spoken of those before.
    const { section } = scene;
    const adds = line.sayings.filter(({ kind }) => kind === 'add');
    if (section !== undefined && adds.length === 0) person.intent ??= section;
    if (section !== undefined && adds.every(({ at }) => at >= person.span.end))
      scene.sections.delete(section);
    misgive(withoutAwaited(line, awaited), person, persons, at);
    askOfSpelling(line, persons, at);
  }
  return others;
}

/** 如果体检过了就加上: whoever comes only then is asked about. */
function askOfCondition({ sayings, text }: ChatLine, persons: readonly Draft[]): void {
  const condition = sayings.find(({ words }) => onlyIf.test(words));
  if (condition === undefined) return;
  for (const person of persons)
    person.intent ??= intentOf('unclear', text.slice(condition.at, person.span.at));
}

/** Who comes next takes the place that a line above told of: 张三换人, and 人换一下 over lines that each say whose place is taken. */
function takePlace(line: ChatLine, persons: readonly Draft[], scene: Scene): void {
  if (scene.place?.of === '' && persons.some(({ intent }) => intent?.kind === 'replace'))
    scene.place = undefined;
  const next = persons.find(
    ({ intent, span }) => intent === undefined && !oneMore.test(line.text.slice(0, span.at)),
  );
  if (scene.place === undefined || next === undefined) return;
  set(next, { kind: 'replace', words: scene.place.words }, scene.place.of);
  scene.place = undefined;
}

/** What the lines above ask of the first of this one. */
function askFirst(line: ChatLine, first: Draft | undefined, scene: Scene, source_row: number): void {
  if (first === undefined) return;
  if (scene.question !== undefined) first.intent ??= scene.question;
  scene.question = undefined;
  if (!soToo.test(line.text)) return;
  const { intent } = scene.persons.findLast((one) => one.source_row < source_row) ?? {};
  if (intent !== undefined) first.intent ??= intentOf('unclear', `${intent.words}，${line.text}`);
}

/** 还有这个也是: what was said of the one above may be said of this one. */
const soToo = /^\s*(?:还有|另外|然后)?[这那他她]?(?:个|位)?也(?:是|一样|同样)/u;

/** 最后一个重发：古丽米热·阿布都 3715…: who stands above already is one person; else the whole message is sent again. */
function sentAgain(persons: readonly Draft[], { words, at }: SayingToken, scene: Scene): void {
  const own = persons.findLast(({ span }) => span.end <= at + 1);
  if (own !== undefined && had.test(words)) return set(own, { kind: 'again', words });
  const isAbove = ({ values, source_row }: Draft) =>
    values.idcard !== undefined &&
    scene.names.withNumber(values.idcard).some((one) => one.source_row < source_row);
  if (persons.length === 0 || !persons.every(isAbove)) {
    scene.again = intentOf('again', words);
    return;
  }
  for (const person of persons) {
    person.isMeant = false;
    delete person.values.idcard;
    delete person.values.mobile;
  }
}

/** 李四 3205… 报过了: of him, where 再发一遍 is said of the whole. */
const had = /重复|[报买加投交]过|^已/u;

/** A换成B，明天换人: said once more of those of whom it was said. */
const hasReplaced = ({ sayings }: ChatLine, own: SayingToken): boolean =>
  sayings.some((one) => one !== own && one.kind === 'replace');

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
  const place = countBefore(persons, saying.at + 1);
  const own = persons[place - 1];
  if (own !== undefined && own.span.end >= saying.end) {
    set(own, saying, whoseName(line, saying));
    return forward;
  }
  const clause = clauseOf(line, saying.at, persons);
  const next = persons[place];
  const isAnew = next !== undefined && anew.test(line.text.slice(saying.end, next.span.at));
  const isOfNext =
    next !== undefined && !isAnew && (own === undefined || leadsTo(next, { line, saying, own, persons }));
  // 替昨天走的张伟: who goes is the one whose place is taken.
  const isOfReplaced = line.sayings.some(
    ({ kind, at, end }) => kind === 'replace' && at >= clause.from && end <= saying.at,
  );
  const ahead = line.text.slice(clause.from, saying.at).trimEnd();
  const isNamed = namesIn(line, clause).some((name) => ahead.endsWith(name) || ahead.endsWith(`${name}也`));
  if (saying.kind === 'back' && own !== undefined) set(own, saying);
  if (saying.kind === 'back' || (saying.kind === 'leave' && isOfReplaced && !isNamed)) return forward;
  const isBefore = next !== undefined && isJoined(line.left.slice(saying.end, next.span.at));
  if (saying.kind === 'add') return isOfNext || isBefore || own === undefined ? undefined : forward;
  const names = saying.kind === 'correct' ? [] : namesIn(line, withListed(line, clause));
  const isOwn = own !== undefined && clause.from <= own.span.end && !isNamed;
  if (names.length > 0 && !isOwn) {
    for (const name of names) others.push(named(name, saying, scene, source_row));
    // 董昊也不行，最后定于冬林: what was said behind a name is theirs alone.
    if (isNamed) return undefined;
    return isOfNext && clause.to >= next.span.at ? saying : undefined;
  }
  if (!isOfNext && isOfLast(line, saying, { others, ahead, from: own?.span.end ?? 0 })) return undefined;
  if (isOfNext) return saying;
  if (own === undefined) return forward;
  saidBehind(line, saying, persons.slice(0, place));
  return forward;
}

/** 之前的谭志军不做了，让他走了: of whom the line named last. */
function isOfLast(
  { text }: ChatLine,
  { at }: SayingToken,
  {
    others,
    ahead,
    from,
  }: { readonly others: readonly Draft[]; readonly ahead: string; readonly from: number },
): boolean {
  const last = others.at(-1)?.values.name ?? '';
  return last !== '' && ofHim.test(ahead) && text.lastIndexOf(last, at) >= from;
}

const ofHim = /^\s*(?:就|已经?|都|也)?(?:让|叫|给|把|请)?[他她](?!们)/u;

/** 另外新增一个: nobody's place is taken. */
const oneMore = /^\s*(?:另外?|还有|此外|再)?(?:又|再)?(?:新增|增加|多?加)(?:了)?[一1]?[个名位人]/u;

/** 帮我退掉，另外今天来的高远航: somebody else is spoken of. */
const anew = /[,，。;；]\s*(?:另外|还有|另|再加|然后)(?:[^,，。;；]{0,8})?$/u;

/** Whether words between two persons are the second one's. */
function leadsTo(
  next: Draft,
  {
    line,
    saying,
    own,
    persons,
  }: {
    readonly line: ChatLine;
    readonly saying: SayingToken;
    readonly own: Draft;
    readonly persons: readonly Draft[];
  },
): boolean {
  if (!isJoined(line.left.slice(saying.end, next.span.at))) return false;
  const isParted = separator.test(line.text.slice(own.span.end, saying.at));
  return isParted || leads(line, persons) || /^\s*:/u.test(line.text.slice(saying.end));
}

/** 加 时雨辰 3205… 减 赖阿妹 3504…: where the first person has a word before, others have theirs before, too. */
const leads = ({ sayings, left }: ChatLine, [first]: readonly Draft[]): boolean => {
  const [one] = sayings;
  return (
    one !== undefined &&
    first !== undefined &&
    one.end <= first.span.at &&
    isJoined(left.slice(one.end, first.span.at))
  );
};

/** 是张旭恒不是张绪恒: whom the line says it is not. */
const whoseName = ({ text }: ChatLine, { kind }: SayingToken): string =>
  kind === 'correct' ? (renamed(text)?.wrong ?? '') : '';

const isJoined = (text: string): boolean =>
  /^[\s:：\0]*(?:的是|的|了|是|有|叫|一个|[:：])*[\s:：\0]*$/u.test(text);

const separator = /[,，、;；。|!！?？~\t]|\.\s/u;

const withoutAwaited = (line: ChatLine, some: ReturnType<typeof awaitedOn>): ChatLine =>
  some.reduce((one, { at, end }) => ({ ...one, left: blanked(one.left, at, end) }), line);

const blanked = (text: string, at: number, end: number): string =>
  text.slice(0, at) + ' '.repeat(end - at) + text.slice(end);

const onlyIf = /^(?:如果|要是|假如|除非)/u;

/** Whether a line says of those whom it names that they leave, and nothing else. */
export const saysWhoLeaves = ({ sayings }: ChatLine): boolean =>
  sayings.length > 0 && sayings.every(({ kind }) => kind === 'leave');
