import type { ByPlace } from './by-place.ts';
import { far_max } from './clauses.ts';
import type { Draft } from './draft.ts';
import type { ChatLine } from './line.ts';
import { intentOf, type Scene } from './scene.ts';
import { isInsuredElsewhere, saysLater, speaksAgainst } from '../words/misgivings.ts';
import { between } from '../words/places.ts';

/**
 * 通达的，25号上班。最后一个除外，她交过社保: on a line that tells facts of all, a clause that nobody foresaw may speak against whoever it
 * means by name or place, as may those behind it; a clause that means nobody, as 手续没办完, speaks against all above.
 */
export function misgiveSome(
  line: ChatLine,
  { names }: Scene,
  { places, above }: { readonly places: ByPlace; readonly above: readonly Draft[] },
): void {
  let meant: readonly Draft[] = [];
  for (const { 0: text, index: from } of line.text.slice(0, far_max).matchAll(clause)) {
    const to = from + text.length;
    const placed = between(line.ordinals, { from, to }).flatMap(({ at }) => places.of(at + 1) ?? []);
    const theirs = [...placed, ...names.in(text)];
    if (theirs.length > 0 || ofOthers.test(text)) meant = theirs;
    const isSaid = between(line.sayings, { from, to }).some(({ kind }) => kind !== 'add');
    const hasFact = between(line.tokens, { from, to }).some(({ field }) => field !== 'name');
    const own = wordsOf(line.left.slice(from, to), theirs);
    const words = withoutChanges(own, { hasFact, isFactBehind: isFactBehind(line, to) }).replace(
      /别[人的]/gu,
      '',
    );
    // 除了仇和是裁床，其他都缝纫: of whom it says the rest.
    const isExcepted =
      /除(?!外)/u.test(text) && (hasFact || ofOthers.test(text + line.text.slice(to, to + 3)));
    const isAgainst = speaksAgainst(words) || saysLater(text) || isInsuredElsewhere(text);
    if (isAgainst && !isSaid && !isExcepted)
      for (const person of meant.length > 0 || hasFact ? meant : above)
        person.intent ??= intentOf('unclear', line.text);
  }
}

const isFactBehind = ({ tokens }: ChatLine, from: number): boolean =>
  between(tokens, { from, to: Infinity }).some(({ field }) => field !== 'name');

/** 管秀珍改礼拜一来, 张三不去苏州，去昆山 change a fact and speak against nobody. */
function withoutChanges(
  words: string,
  { hasFact, isFactBehind }: { readonly hasFact: boolean; readonly isFactBehind: boolean },
): string {
  const unchanged = hasFact ? words.replace(/[改换调]/gu, '') : words;
  return isFactBehind ? unchanged.replace(/不(?:去|是|在|做)/gu, '') : unchanged;
}

/** What a clause says of people, without their names, which may hold such a word. */
const wordsOf = (clause: string, people: readonly Draft[]): string =>
  people.reduce((words, { values: { name = '' } }) => words.replace(name, ''), clause);

const ofOthers = /都|全|其[他它余]|别的|剩下|大家|所有|统一|一律|以上|每/u;

/** What stands between signs, or in brackets, and what begins with those who are left. */
const clause =
  /(?:其[他它余]|剩下|余下|别的?人)?(?:(?!其[他它余]|剩下|余下|别的?人)[^,，。;；!！?？()（）])+/gu;
