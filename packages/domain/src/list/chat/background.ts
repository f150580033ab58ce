import { addDays, type Day } from '../../calendar/day.ts';
import type { Canvas } from './canvas.ts';
import type { Token } from './line.ts';
import { arrivals, inside, past, skills, trial } from '../words/past.ts';
import { sayings } from '../words/intent-words.ts';
import { speaksAgainst } from '../words/misgivings.ts';
import { spokenDates } from '../words/spoken-dates.ts';

/** Words of a line that are a remark, with their places. */
type Remark = { readonly at: number; readonly end: number; readonly text: string };

/** Whole clauses, behind a number too. */
const clauses = (sources: readonly string[]): RegExp =>
  new RegExp(`(?<=^|:|\\d{15}|\\d{17}[xX]|(?!${inside}).)(?:${sources.join('|')})(?!${inside})`, 'gu');

const pastClause = clauses(past);
const arrivalClause = clauses(arrivals);
const skillClause = clauses(skills);
const tried = new RegExp(trial, 'u');

/** What a line with a number tells beside: which of its facts are a remark's, and the words that are. */
type Background = {
  readonly marked: (fact: Token) => Token;
  /** The words that found no place, with remarks as they were written. */
  readonly withRemarks: (rest: readonly Remark[], facts: readonly Token[]) => readonly Remark[];
};

/** Takes what is told of somebody's past and of others; what they can stays, and may be what they come for. */
export function takeBackground(canvas: Canvas, today: Day): Background {
  const isOfNumber = /\d{14}/.test(canvas.left());
  const gone = isOfNumber ? takePast(canvas, today) : [];
  const able = isOfNumber ? remarksIn(canvas.left(), skillClause) : [];
  return {
    marked: (fact) => {
      const skill = able.find(({ at, end }) => fact.at >= at && fact.end <= end);
      return skill === undefined || fact.labelled ? fact : { ...fact, remark: skill.text };
    },
    withRemarks: (rest, facts) => {
      const remarks = [...gone, ...able.filter(({ text }) => facts.some(({ remark }) => remark === text))];
      const others = rest.filter((one) => !remarks.some(({ at, end }) => one.at >= at && one.end <= end));
      return [...others, ...remarks].toSorted((a, b) => a.at - b.at);
    },
  };
}

/** What is to be tried in days to come stays: whether they come is open. */
function takePast(canvas: Canvas, today: Day): readonly Remark[] {
  const isToCome = (text: string) =>
    tried.test(text) && spokenDates(text, today).some((one) => one.day >= addDays(today, 1));
  const gone = [
    ...remarksIn(canvas.left(), pastClause).filter(({ text }) => !isAgainst(text) && !isToCome(text)),
    ...remarksIn(canvas.left(), arrivalClause),
  ];
  canvas.erase(gone);
  return gone;
}

/** 之前工伤: what may keep somebody back is read as that. */
const isAgainst = (text: string): boolean =>
  speaksAgainst(text) ||
  sayings.some(([kind, pattern]) => kind !== 'none' && kind !== 'add' && text.search(pattern) >= 0);

const remarksIn = (left: string, pattern: RegExp): readonly Remark[] =>
  Array.from(left.matchAll(pattern), ({ 0: text, index }) => ({ at: index, end: index + text.length, text }));
