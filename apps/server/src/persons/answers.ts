import { listForOff } from './list-for-off.ts';
import { listLatelyOff } from './list-lately-off.ts';
import { listPersons } from './list-persons.ts';
import { pickPersons } from './pick-persons.ts';

export const persons = [listPersons, listLatelyOff, pickPersons, listForOff];
