import { listForOff } from './list-for-off.ts';
import { listLatelyOff } from './list-lately-off.ts';
import { listPersons } from './list-persons.ts';
import { pickPersons } from './pick-persons.ts';
import { revealNumber } from './reveal-number.ts';

export const persons = [listPersons, listLatelyOff, pickPersons, listForOff, revealNumber];
