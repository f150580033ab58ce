import type { Doubt, Intent } from '../../roster/intent.ts';
import type { ListField } from '../fields.ts';
import type { Token } from './line.ts';

/** A person as a message tells of them so far. */
export type Draft = {
  readonly source_row: number;
  /** What their own lines say. */
  readonly values: Partial<Record<ListField, string>>;
  /** What a remark on their own lines speaks of, which is theirs only where nothing else is said: 会电工. */
  readonly besides: Partial<Record<ListField, { readonly text: string; readonly words: string }>>;
  /** The words behind their number that found no place. */
  behind: string;
  /** What was said for all. */
  said: Partial<Record<ListField, string>>;
  /** Whether a name without a number is meant as a person. */
  isMeant: boolean;
  /** Why they are named, where it is not to be insured. */
  intent?: Intent;
  readonly doubts: Doubt[];
  /** Who said it, by the chat's own words. */
  speaker?: string;
  /** Where in their line they are named, from the first to the last word that tells who. */
  span: { at: number; end: number };
  /** Whether the person is told line by line with labels, so that a labelled line below still speaks of them. */
  readonly isForm: boolean;
};

export const newDraft = (source_row: number, isForm = false): Draft => ({
  source_row,
  values: {},
  besides: {},
  behind: '',
  said: {},
  isMeant: false,
  isForm,
  doubts: [],
  span: { at: Infinity, end: 0 },
});

/** A name alone is a person where it was numbered, labelled or one of several; else it is someone's signature. */
export const isPerson = ({ values: { name, idcard, mobile }, isMeant }: Draft): boolean =>
  idcard !== undefined || (name !== undefined && (mobile !== undefined || isMeant));

/** Persons of a line, and what it says before them for all who follow, or for so many of them. */
export type Part = {
  readonly before: readonly Token[];
  readonly heads: number | undefined;
  readonly persons: readonly Draft[];
};
