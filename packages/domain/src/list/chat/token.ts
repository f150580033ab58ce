import type { Token } from './line.ts';
import type { ListField } from '../fields.ts';

/** A fact at a place of a line. */
export const token = (
  field: ListField,
  text: string,
  { at, end }: { readonly at: number; readonly end: number },
  labelled = false,
): Token => ({ at, end, field, text, labelled });
