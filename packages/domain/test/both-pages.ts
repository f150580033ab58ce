import type { ListType } from '../src/changes/kinds.ts';
import { readPasted } from '../src/list/pasted.ts';
import { readAs } from '../src/list/read-as.ts';
import { directory, today } from './list-world.ts';

// A message as each of the two pages reads it, in a line for each of its persons.

/** Each person with company and day, or with why somebody is asked; of a removal the day is the first without cover. */
export const toldOn = (kind: ListType, text: string): readonly string[] =>
  readAs(kind, readPasted(text, { today, directory, kind }), { today, text, directory }).rows.map(
    ({ values, intent, doubts = [] }) =>
      [
        values.name ?? values.idcard,
        ...(intent || doubts.length > 0
          ? ['asked']
          : [values.work_company?.slice(0, 4), values.occupation, values.start_date?.slice(5)]),
      ]
        .filter(Boolean)
        .join(' '),
  );

/** Whom nobody is asked about. */
export const readyOn = (kind: ListType, text: string): readonly string[] =>
  toldOn(kind, text).filter((told) => !told.endsWith(' asked'));
