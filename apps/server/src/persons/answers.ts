import { findPersons } from './find-persons.ts';
import { listForOff } from './list-for-off.ts';
import { listLatelyOff } from './list-lately-off.ts';
import { listPersons } from './list-persons.ts';
import { pickPersons } from './pick-persons.ts';
import { readPerson } from './read-person.ts';
import { revealNumber } from './reveal-number.ts';

export const persons = [
  listPersons,
  listLatelyOff,
  pickPersons,
  listForOff,
  findPersons,
  readPerson,
  revealNumber,
];
