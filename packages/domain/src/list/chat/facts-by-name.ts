import type { Doubt } from '../../roster/intent.ts';
import { clipped } from '../cell.ts';
import type { ByPlace } from './by-place.ts';
import { clauseOf, far_max } from './clauses.ts';
import type { Draft } from './draft.ts';
import type { ChatLine, Token } from './line.ts';
import { factsOfEach } from './listed.ts';
import { numberOf } from './others.ts';
import { type Scene, words_max } from './scene.ts';
import { groupWords } from '../words/intent-words.ts';

// What lines without a person of their own say of somebody by name.

/** The facts that stand in one clause with words that say why somebody is named. */
export function factsBeside(line: ChatLine, tokens: readonly Token[]): readonly Token[] {
  const clauses = line.sayings.map(({ at }) => clauseOf(line, at, []));
  return tokens.filter(({ at }) => clauses.some(({ from, to }) => at >= from && at < to));
}

/** Those of a number on the lines above. */
type Above = () => readonly Draft[];

/** The facts of a line that stand in a clause with somebody's name, for them alone; the rest is for all. */
export function factsByName(line: ChatLine, scene: Scene, places: ByPlace, above: Above): readonly Token[] {
  const left: Token[] = [];
  const each = factsOfEach(line.tokens);
  for (const [name, token] of each ?? [])
    for (const person of scene.names.of(name).slice(-1)) tellAgain(person, token, line);
  if (each !== undefined) return line.tokens.filter(({ field }) => field === 'name');
  for (const token of line.tokens) {
    if (token.field === 'name') {
      left.push(token);
      continue;
    }
    // 今天走的：乔木、柯蓝: what stands before a colon is of all behind it.
    const colon = line.marks.find(({ at, heads }) => heads === undefined && at >= token.end)?.at ?? Infinity;
    const first = line.tokens.find(({ field }) => field === 'name')?.at ?? 0;
    if (colon < first && token.at < colon) {
      left.push(token);
      continue;
    }
    const clause = ownClause(line, token.at);
    const isOfOthers = /除了?[^,，。]{2,8}(?:以外|之外|外)/u.test(clause);
    const isFree = !isOfOthers && places.of(token.at) === undefined;
    const own = isFree ? meantBy(clause, line, scene) : [];
    const theirs = own.length === 0 && isFree ? onlyOne(line, token.at, scene, above) : own;
    if (theirs.length === 0 || (theirs.length > 1 && !/^[\s]*[前后]/u.test(clause))) left.push(token);
    else for (const person of theirs) tellAgain(person, token, line);
  }
  return left;
}

/** 她不开叉车 操作工: said of the one right above, and of no other. */
const ofLast = /^\s*[她他](?![们俩仨])(?![^,，]{0,6}(?:都|也))/u;

/** 芦笛不去联科了，去华讯: what stands in the clauses behind the one person whom a line names, and of nobody else. */
function onlyOne(line: ChatLine, at: number, { names }: Scene, above: Above): readonly Draft[] {
  if (ofLast.test(line.text) && names.in(line.text.slice(0, far_max)).length === 0) return above().slice(-1);
  if (line.text.length > far_max || line.looksBack || line.looksAhead || groupWords.test(line.text))
    return [];
  if (/其[他它余]|剩下|别人|另|大家|所有|统一|一律|一起|和|跟/u.test(line.text)) return [];
  const named = names.in(line.text);
  const [only] = named;
  const from = line.text.indexOf(only?.values.name ?? '');
  return named.length === 1 && from >= 0 && from < at ? named : [];
}

/** What is said of somebody once more: where their own line says another and nothing was corrected, that is asked. */
function tellAgain(person: Draft, { field, text }: Token, { sayings, text: words }: ChatLine): void {
  // 小芸不是崇川的 speaks of what was said of all.
  const own = person.values[field] ?? (/不是|不对/u.test(words) ? person.said[field] : undefined);
  person.values[field] = text;
  const isCorrected = sayings.some(({ kind }) => kind === 'correct');
  if (own !== undefined && own !== text && !isCorrected && field !== 'remark' && field !== 'employee_no')
    person.doubts.push({ field: field as Doubt['field'], words: clipped(words, words_max), others: [own] });
}

/** The clause of a place; one that begins with 他 speaks of whom the clause before names. */
function ownClause(line: ChatLine, at: number): string {
  const { from, to } = clauseOf(line, at, []);
  const clause = line.text.slice(from, to);
  if (from === 0 || !/^\s*[他她其]/u.test(clause)) return clause;
  return line.text.slice(clauseOf(line, from - 1, []).from, to);
}

function meantBy(clause: string, line: ChatLine, { names, persons }: Scene): readonly Draft[] {
  const named = names.in(clause.slice(0, far_max));
  if (named.length > 0) return named;
  const [, way, count] =
    /(前|后)(?:面|头|边)?(?:那|这)?([一二两三四五六七八九\d俩仨]?)(?:个|位|名)/u.exec(clause) ?? [];
  if (way === undefined) return [];
  const so = numberOf(count === '' ? '一' : count, 1);
  if (way === '后') return persons.slice(-so);
  return count === '' && !/后/u.test(line.text) ? persons.slice(-1) : persons.slice(0, so);
}
