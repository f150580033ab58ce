import type { LineFacts } from './scope.ts';
import type { ListRow } from '../table.ts';

/** Some of whom a line says another day, or none, than of all the others. */
export type Apart = {
  /** The whole line. */
  readonly words: string;
  /** Its part with the names. */
  readonly names: string;
  readonly start_date?: string;
};

const others = /(?:其[他它余]|剩下|剩余|余下|别的)(?:的?(?:人员|员工|工人|人|几[个位]))?的?/u;
const allBut = /^(.*?)除了?(.{2,80}?)(?:以外|之外|外)(?=[,，\s]*[都均全统])/u;

/** 除张三26号到，其他都25号到岗: what is said of some, and what of all the others; undefined for any other line. */
export function exceptionIn(text: string): { readonly names: string; readonly rest: string } | undefined {
  const [whole, , names] = allBut.exec(text) ?? [];
  if (whole !== undefined && names !== undefined) return { names, rest: text.slice(whole.length) };
  const found = others.exec(text);
  if (found === null || !/\d|[今明后]天|周|[十]|除/u.test(text.slice(0, found.index))) return undefined;
  return { names: text.slice(0, found.index), rest: text.slice(found.index + found[0].length) };
}

/** What a line means that says one day of some and another of the others; undefined where it is about no day of theirs. */
export function withException(text: string, read: (part: string) => LineFacts): LineFacts | undefined {
  const parts = exceptionIn(text);
  if (parts === undefined) return undefined;
  const facts = read(parts.rest);
  if (facts.start_date === undefined || facts.intent) return undefined;
  const { start_date } = read(parts.names.replace(/(?:以外|之外|外)[,，\s]*$/u, ''));
  const apart = { words: text, names: parts.names, ...(start_date === undefined ? {} : { start_date }) };
  return { ...facts, apart };
}

const plain = (text: string): string => text.replace(/[\s\p{P}]/gu, '');

/** A person with the day that such a line gives, which somebody has to look at: nobody says that it spells names alike. */
export function withApart(row: ListRow, apart: Apart, rest: string | undefined): ListRow {
  if (row.values.start_date !== undefined || isTold(row, apart)) return row;
  const name = plain(row.values.name ?? '');
  const isApart = name.length > 1 && plain(apart.names).includes(name);
  const day = isApart ? apart.start_date : rest;
  const other = isApart ? rest : apart.start_date;
  const doubt = {
    field: 'start_date',
    words: apart.words.slice(0, words_max),
    others: other === undefined ? [] : [other],
  } as const;
  return {
    ...row,
    values: { ...(day === undefined ? {} : { start_date: day }), ...row.values },
    doubts: [...(row.doubts ?? []), doubt],
  };
}

/** Whether a person has a doubt of the line already. */
export const isTold = ({ doubts = [] }: ListRow, apart: Apart | undefined): boolean =>
  apart !== undefined && doubts.some(({ words }) => words === apart.words.slice(0, words_max));

const words_max = 200;
