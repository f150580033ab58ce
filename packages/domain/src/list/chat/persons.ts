import type { ChatLine, Token } from './line.ts';
import { addRemark } from './own-words.ts';
import type { ListField } from '../fields.ts';
import { withMovedDay } from './moved-day.ts';
import { type Draft, newDraft, type Part } from './draft.ts';
import { fill, headsSaid, isFact, isShared, tellsWho } from './facts.ts';
import { staysApart } from './later-number.ts';
import { fieldsAhead, isListOfNames, isOneList } from './listed.ts';
import { shareDays, shareLast } from './said-of-several.ts';
import { between } from '../words/places.ts';

/**
 * The persons that a line tells of, in parts: each begins with what holds for all who follow, as 包装工2个：.
 *
 * @param above the person of the line above, whom this line may complete: then it is the first of the answer
 */
export function personsOf(written: ChatLine, source_row: number, above: Draft | undefined): readonly Part[] {
  const line = withMovedDay(written);
  const { tokens } = line;
  const open = staysApart(line, above) ? undefined : above;
  if (!tokens.some(({ field }) => tellsWho.has(field))) {
    if (open === undefined || !completes(line, open)) return [];
    fill(open, tokens);
    return [{ before: [], heads: undefined, persons: [open] }];
  }

  const parts = sentencesOf(line, tokens).map(({ before, heads, own }, place) => ({
    before,
    heads,
    persons: draftsOf(own, source_row, place === 0 && before.length === 0 ? open : undefined),
  }));
  const persons = parts.flatMap((part) => part.persons);
  const isLabelled = tokens.some(({ labelled, field }) => labelled && field === 'name');
  const isMeant = line.isNumbered || isLabelled || isListOfNames(line, tokens);
  for (const person of persons) person.isMeant ||= isMeant;
  shareLast(persons, tokens, line);
  shareDays(persons, line);
  addRemark(persons, line, parts[0]?.before ?? []);
  return parts;
}

/** A labelled line under a form belongs to it, as far as it says something new. */
const completes = ({ tokens, text }: ChatLine, open: Draft): boolean =>
  open.isForm &&
  tokens.length > 0 &&
  tokens.every(
    ({ field, labelled }) =>
      open.values[field] === undefined && (labelled || field.endsWith('_date') || labelFirst.test(text)),
  );

const labelFirst = /^[\p{Script=Han} ]{2,6}:/u;

/** A stretch of a line: what holds from here on, then persons' facts; those behind a gap are the next person's. */
type Sentence = {
  readonly before: readonly Token[];
  readonly heads: number | undefined;
  readonly own: (Token | 'gap')[];
};

/**
 * Facts between persons belong to the one before them, unless a sentence ended: then to the next. Followed by a colon or a
 * number of heads they hold for all who follow; so do those before several persons, and all beside a list of names.
 */
function sentencesOf(line: ChatLine, tokens: readonly Token[]): readonly Sentence[] {
  const isListed = isOneList(tokens);
  const sentences: Sentence[] = [
    {
      before: isListed ? tokens.filter(isFact) : [],
      heads: isListed ? headsSaid(line.marks) : undefined,
      own: [],
    },
  ];
  let facts: Token[] = [];
  let told = new Set<ListField>();
  let from = 0;
  const ahead = fieldsAhead(tokens);
  for (const token of isListed ? tokens.filter((one) => !isFact(one)) : tokens) {
    if (isFact(token)) {
      facts.push(token);
      continue;
    }
    const [isFirst, isNext] = [told.size === 0, told.has(token.field) || isOfLater(token, told)];
    const behind = isFirst ? facts : isNext ? ofNext(facts, { from, who: token }, line) : [];
    const next =
      isNext && ahead.size > 0 ? facts.filter((one) => ahead.has(one.field) || behind.includes(one)) : behind;
    const isAhead =
      isHead(next, token, line.marks) ||
      ((isFirst || next.length > 0) && isOfSeveral(line, tokens, token.at, isFirst));
    const head = isAhead ? next.filter((one) => isShared(one) && !ahead.has(one.field)) : [];
    sentences.at(-1)?.own.push(...facts.filter((one) => !next.includes(one)));
    if (head.length > 0)
      sentences.push({
        before: head,
        heads: headsSaid(between(line.marks, { from, to: token.at })),
        own: [],
      });
    sentences.at(-1)?.own.push('gap', ...next.filter((fact) => !head.includes(fact)), token);
    facts = [];
    from = token.end;
    told = isNext ? new Set([token.field]) : told.add(token.field);
  }
  sentences.at(-1)?.own.push(...facts);
  return sentences.filter(({ before, own }) => before.length + own.length > 0);
}

/** Whether a sentence that begins with facts names several persons, so that they are all theirs. */
function isOfSeveral({ breaks }: ChatLine, tokens: readonly Token[], at: number, isFirst: boolean): boolean {
  const begin = breaks.findLast((one) => one.at < at)?.at;
  if (begin === undefined && !isFirst) return false;
  // What a line begins with holds on behind ; where no other place is named.
  const holdsOn =
    begin === undefined &&
    !tokens.some((one) => one.at > at && one.field === 'work_company' && !one.labelled);
  const end = holdsOn ? Infinity : (breaks.find((one) => one.at > at)?.at ?? Infinity);
  return between(tokens, { from: at, to: end }).filter(({ field }) => field === 'idcard').length > 1;
}

/** The last of the facts between two persons that are the second one's: behind a sentence's end, or, with a mark, all. */
function ofNext(
  facts: readonly Token[],
  { from, who }: { readonly from: number; readonly who: Token },
  { breaks, marks }: ChatLine,
): readonly Token[] {
  const cut = between(breaks, { from, to: who.at }).at(-1);
  if (cut !== undefined) return facts.filter(({ at }) => at > cut.at);
  return isHead(facts, who, marks) ? facts : [];
}

/** Whether a colon or a number of heads stands between facts and the person behind them. A form's labels are no heading. */
function isHead(facts: readonly Token[], who: Token, marks: ChatLine['marks']): boolean {
  const [first] = facts;
  if (first === undefined || first.labelled) return false;
  return between(marks, { from: first.at + 1, to: who.at + 1 }).length > 0;
}

/** The facts dealt to persons in their order: a fact that a person already has begins the next one. */
function draftsOf(
  facts: readonly (Token | 'gap')[],
  source_row: number,
  open: Draft | undefined,
): readonly Draft[] {
  const tokens = facts.filter((fact) => fact !== 'gap');
  let current = open !== undefined && isMoreOf(open, tokens) ? open : undefined;
  const drafts: Draft[] = current === undefined ? [] : [current];
  let waiting: Token[] | undefined;
  for (const fact of facts) {
    if (fact === 'gap') waiting = [];
    else if (isFact(fact) && (waiting !== undefined || current === undefined))
      waiting = [...(waiting ?? []), fact];
    else {
      const isAnother =
        current !== undefined &&
        !isFact(fact) &&
        (current.values[fact.field] !== undefined || isOfLater(fact, fieldsOf(current)));
      if (current === undefined || isAnother) {
        current = newDraft(source_row, isFormLine(tokens));
        drafts.push(current);
      }
      fill(current, [...(waiting ?? []), fact]);
      waiting = undefined;
    }
  }
  return drafts;
}

/** 他弟弟 B孙丽丽 C: whether a name is of a number still to come, where the person before has theirs. */
const isOfLater = ({ field, at, ofNumber }: Token, told: ReadonlySet<ListField>): boolean =>
  field === 'name' && ofNumber !== undefined && ofNumber > at && told.has('idcard');

const fieldsOf = ({ values }: Draft): ReadonlySet<ListField> =>
  new Set(values.idcard === undefined ? [] : ['idcard']);

/** Whether a line only adds to the person above: not one with a name and a number, which is a person of its own. */
const isMoreOf = (open: Draft, tokens: readonly Token[]): boolean =>
  tokens.every(({ field }) => !tellsWho.has(field) || open.values[field] === undefined) &&
  !['name', 'idcard'].every((own) => tokens.some(({ field }) => field === own));

/** 姓名：张三 alone on its line begins a form. */
const isFormLine = (tokens: readonly Token[]): boolean =>
  tokens[0]?.labelled === true &&
  tokens[0].field === 'name' &&
  !tokens.some(({ field }) => field === 'idcard');
