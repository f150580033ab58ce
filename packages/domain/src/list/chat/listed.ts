import type { ChatLine, Token } from './line.ts';
import type { ListField } from '../fields.ts';

/** 普工 张三 3209…，焊工 李四 5321…: what stands once before each number and never behind is of whom it stands before. */
export function fieldsAhead(tokens: readonly Token[]): ReadonlySet<ListField> {
  const numbers = tokens.filter(({ field }) => field === 'idcard');
  if (numbers.length < 2) return new Set();
  const isAhead = (field: ListField) => {
    const places = tokens.filter((one) => one.field === field).map(({ at }) => at);
    return (
      places.length === numbers.length &&
      places.every((at, place) => at < (numbers[place]?.at ?? 0) && at >= (numbers[place - 1]?.end ?? 0))
    );
  };
  return new Set((['occupation', 'work_company'] as const).filter(isAhead));
}

/** 丁一 11.20，丁二 11.21; 张三焊工 李四普工: each name with the one fact behind it, where each of several has one. */
export function factsOfEach(tokens: readonly Token[]): ReadonlyMap<string, Token> | undefined {
  const told = tokens.toSorted((a, b) => a.at - b.at);
  const kind = told[1]?.field.replace('start_', 'end_');
  const isPaired = told.every(({ field }, at) =>
    at % 2 === 0 ? field === 'name' : field.replace('start_', 'end_') === kind,
  );
  if (!isPaired || kind === 'name' || told.length < 4 || told.length % 2 === 1) return undefined;
  return new Map(told.flatMap((one, at) => (at % 2 === 1 ? [[told[at - 1]?.text ?? '', one] as const] : [])));
}

/** Days behind the names of a list, whatever else is said of them all. */
export const daysOfEach = (tokens: readonly Token[]): ReadonlyMap<string, Token> | undefined =>
  factsOfEach(
    tokens.filter(({ field }) => field === 'name' || field === 'start_date' || field === 'end_date'),
  );

/** Names without a number, of all of whom is what stands beside them. */
export const isOneList = (tokens: readonly Token[]): boolean =>
  tokens.every(({ field }) => field !== 'idcard') &&
  tokens.filter(({ field }) => field === 'name').length > 1 &&
  daysOfEach(tokens) === undefined;

/** Several names and nothing else: people to be told apart later, not a signature. */
export function isListOfNames({ rest, text }: ChatLine, tokens: readonly Token[]): boolean {
  const names = tokens.filter(({ field }) => field === 'name');
  const [first] = names;
  if (first === undefined || names.length < 2) return false;
  if (rest.length === 0) return true;
  // 明天上华讯的：张三，李四（号码你们有）: a list behind its head.
  const isListed = names.every((name, at) => {
    const before = names[at - 1];
    return before === undefined || /^[\s,、;和跟与及]*$/u.test(text.slice(before.end, name.at));
  });
  return isListed && /:\s*$/.test(text.slice(Math.max(0, first.at - 4), first.at));
}
