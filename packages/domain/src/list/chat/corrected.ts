import { byKind } from '../words/by-kind.ts';
import { clipped } from '../cell.ts';
import { type Draft, isPerson } from './draft.ts';
import type { ChatLine, Token } from './line.ts';
import { type Scene, set, words_max } from './scene.ts';
import { isPlausibleIdNumber } from '../words/shapes.ts';
import { looksLikeName } from '../words/surnames.ts';

/** Whether a line says that a number above is wrong, so that a number alone on the next line is the right one. */
export const awaitsRightNumber = ({ sayings, text }: ChatLine): boolean =>
  sayings.some(({ kind }) => kind === 'correct') && /证|號|号|码/u.test(text);

/** Whether a line gives the number of the one above, which is wrong as a line before it says or as it shows. */
export const isPutRight = (
  persons: readonly Draft[],
  above: Draft | undefined,
  { wrong, text }: { readonly wrong: string | undefined; readonly text: string },
): boolean => (wrong !== undefined && rightNumber(persons, above, wrong)) || typedAgain(persons, above, text);

/** A number alone behind such a line: the last person's, who is corrected. */
function rightNumber(persons: readonly Draft[], above: Draft | undefined, words: string): boolean {
  const [only] = persons;
  const number = only?.values.idcard;
  const before = above?.values.idcard;
  if (persons.length !== 1 || only === undefined || only.values.name !== undefined) return false;
  if (above === undefined) return namedAs(only, words);
  if (number === undefined || before === undefined || only === above) return false;
  if (number !== before)
    above.doubts.push({ field: 'idcard', words: clipped(words, words_max), others: [before] });
  above.values.idcard = number;
  set(above, { kind: 'correct', words });
  return true;
}

/** 少了一位 3701…, below 卫子夫 3701… with a digit too few: the same number again, and the same person. */
function typedAgain(persons: readonly Draft[], above: Draft | undefined, words: string): boolean {
  const [only, ...more] = persons;
  const { idcard: number = '', name } = only?.values ?? {};
  const before = above?.values.idcard ?? '';
  if (above === undefined || only === above || more.length > 0) return false;
  if (name !== undefined && (looksLikeName(name) || !/[位数错漏少多对]/u.test(name))) return false;
  if (!isPlausibleIdNumber(number) || isPlausibleIdNumber(before) || !isNearly(before, number)) return false;
  above.doubts.push({ field: 'idcard', words: clipped(words, words_max), others: [before] });
  above.values.idcard = number;
  set(above, { kind: 'correct', words });
  return true;
}

/** Whether a number is another with a digit left out, or put in. */
const isNearly = (wrong: string, right: string): boolean => {
  const [short, long] = wrong.length < right.length ? [wrong, right] : [right, wrong];
  if (short.length < 14 || long.length - short.length !== 1) return false;
  const at = Array.from(short).findIndex((digit, place) => digit !== long[place]);
  return at < 0 || short.slice(at) === long.slice(at + 1);
};

/** 上午发的那个张娜，身份证少写了一位: whose number it is stands in what was sent before. The person is on the list, so that nothing is left out. */
function namedAs(person: Draft, words: string): false {
  const [, name = ''] = whoseNumber.exec(words) ?? [];
  if (!looksLikeName(name)) return false;
  person.values.name = name;
  person.doubts.push({ field: 'name', words: clipped(words, words_max), others: [] });
  set(person, { kind: 'correct', words });
  return false;
}

const whoseNumber =
  /(?:那个|这个|的|^|[\s,，])((?![那这])[\p{Script=Han}·]{2,4}?)(?:的)?[\s,，]?(?:身份证|证件?号|号码)/u;

/** 原定明天到岗，现在改成25号: another day for those above of whom nothing else says when. Gives what else the line says. */
export function movedDay(
  line: ChatLine,
  scene: Scene,
  persons: () => readonly Draft[],
): ChatLine | undefined {
  const moves = line.sayings.find(({ kind, words }) => kind === 'correct' && /[改换]/u.test(words));
  const days = line.tokens.filter(({ field }) => field === 'start_date');
  const day = moves === undefined ? undefined : days.find(({ at }) => at >= moves.at);
  if (day === undefined || line.ordinals.length > 0) return undefined;
  if (scene.names.in(line.text.slice(0, words_max)).length > 0) return undefined;
  const above = persons();
  if (above.length === 0) return undefined;
  for (const person of above) {
    if (person.values.start_date !== undefined && person.values.start_date !== days[0]?.text) continue;
    delete person.values.start_date;
    person.said.start_date = day.text;
    set(person, { kind: 'correct', words: line.text });
  }
  return { ...line, sayings: [], tokens: line.tokens.filter((one: Token) => !days.includes(one)) };
}

/** Of two of one name the later, where it corrects the earlier or the earlier's number is none: they are one person. */
export function withoutMistakes(persons: readonly Draft[], scene: Scene): void {
  const byName = new Map<string, Draft>();
  for (const person of persons) {
    const { name, idcard } = person.values;
    if (name === undefined || idcard === undefined || !isPerson(person)) continue;
    const before = byName.get(name);
    const isCorrected = before !== undefined && corrects(person, before);
    if (isCorrected && isSaidAgain(person, before, scene)) {
      takeOver(person, before);
      delete person.intent;
      for (const one of scene.names.withNumber(idcard)) if (one.source_row < person.source_row) withdraw(one);
    } else if (isCorrected) takeOver(person, before);
    else if (person.intent !== undefined && person.intent === scene.instead?.intent) delete person.intent;
    byName.set(name, person);
  }
  const { instead } = scene;
  if (instead === undefined) return;
  for (const person of persons)
    if (isPerson(person) && person.intent === undefined && person.source_row < instead.source_row)
      set(person, { kind: 'unclear', words: instead.intent.words });
}

/** Whether a list that stands instead of one before names somebody as it did. */
const isSaidAgain = (person: Draft, before: Draft, { instead }: Scene): boolean =>
  person.intent !== undefined &&
  person.intent === instead?.intent &&
  before.intent === undefined &&
  person.values.idcard === before.values.idcard &&
  (['work_company', 'occupation', 'start_date', 'end_date'] as const).every((field) => {
    const [now, then] = [person, before].map(({ values, said }) => values[field] ?? said[field]);
    return now === undefined || then === undefined || now === then;
  });

function corrects(person: Draft, before: Draft): boolean {
  if (person.intent?.kind === 'correct') return wrongNumbers(person).length === 0;
  const [number = '', wrong = ''] = [person.values.idcard, before.values.idcard];
  if (number === wrong || !isPlausibleIdNumber(number) || isPlausibleIdNumber(wrong)) return false;
  return isNear(number, wrong);
}

/** The numbers that somebody's own is said to stand instead of. */
const wrongNumbers = ({ doubts }: Draft): readonly string[] =>
  doubts.flatMap(({ field, others }) => (field === 'idcard' ? others : []));

/** Whether most of two numbers is the same from the front and from the back. */
function isNear(a: string, b: string): boolean {
  let [front, back] = [0, 0];
  while (front < b.length && a[front] === b[front]) front++;
  while (back < b.length - front && a.at(-1 - back) === b.at(-1 - back)) back++;
  return front + back >= Math.min(a.length, b.length) - 2;
}

function takeOver(person: Draft, before: Draft): void {
  const { name = '', idcard: wrong = '' } = before.values;
  const intent = person.intent;
  if (intent === undefined) set(person, { kind: 'correct', words: `${name} ${wrong}` }, name);
  else person.intent = { ...intent, kind: 'correct', of: name };
  if (wrong !== person.values.idcard)
    person.doubts.push({
      field: 'idcard',
      words: `${name} ${wrong}`,
      others: [wrong, ...wrongNumbers(before)],
    });
  Object.assign(person.values, { ...before.values, ...person.values });
  Object.assign(person.said, { ...before.said, ...person.said });
  withdraw(before);
}

/** Makes nobody of a draft. */
function withdraw(before: Draft): void {
  before.isMeant = false;
  delete before.values.idcard;
  delete before.values.mobile;
}

/** 新增的12月1日生效，减员的今天停: each day is of those above who come, or who go. Gives what else the line says. */
export function dayByKind(line: ChatLine, persons: () => readonly Draft[]): ChatLine | undefined {
  const kinds = byKind(line.text);
  const above = kinds === undefined ? [] : persons();
  if (kinds === undefined || above.length === 0) return undefined;
  const days = line.tokens.filter(({ field }) => field.endsWith('_date'));
  const dayIn = (clauses: string) =>
    days.find(({ at }) => clauses.includes(line.text.slice(at, at + clauses_min)))?.text;
  const [start, end] = [dayIn(kinds.come), dayIn(kinds.go)];
  for (const { intent, values, said } of above) {
    if (intent === undefined && start !== undefined) values.start_date ??= said.start_date ?? start;
    if (intent?.kind === 'leave' && end !== undefined) values.end_date ??= end;
  }
  return { ...line, sayings: [], looksBack: true, tokens: line.tokens.filter((one) => !days.includes(one)) };
}

const clauses_min = 3;

/** 以上减的今天最后一天班: of those above who leave, where others come. Gives what else the line says. */
export function dayOfLeavers(line: ChatLine, persons: () => readonly Draft[]): ChatLine | undefined {
  const isOfLeavers = ofLeavers.test(line.text) && !/[:：]\s*$/u.test(line.text);
  if (!isOfLeavers || line.sayings.some(({ kind }) => kind !== 'leave')) return undefined;
  const above = persons();
  const leavers = above.filter(({ intent }) => intent?.kind === 'leave');
  if (leavers.length === 0 || leavers.length === above.length) return undefined;
  const days = line.tokens.filter(({ field }) => field.endsWith('_date'));
  for (const { values } of leavers) if (days[0] !== undefined) values.end_date ??= days[0].text;
  return { ...line, sayings: [], looksBack: true, tokens: line.tokens.filter((one) => !days.includes(one)) };
}

const ofLeavers =
  /^[\s(（]*(?:以上|上面|上述|这些|那些)?(?:的)?(?:减[员少保掉]?|离职|离厂|退[保场工]?|停保|走|辞职)(?:的|人员|员工)/u;
