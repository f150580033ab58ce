import { columnsOf, endColumns, entryColumn, numberColumn, type Sheet } from '../../../../roster/roster.tsx';
import { addWords } from '../words/words.ts';

/** A list of persons to join a policy. */
export const addSheet: Sheet = {
  id: 'roster-columns',
  // What must be filled in stands before what may be, so that a person is typed without passing empty cells.
  columns: columnsOf([
    numberColumn,
    entryColumn('name', 'text', { min: 88, share: 1, shown: 'always', frozen: 'start' }),
    entryColumn('idtype', 'choice', { min: 112, share: 1, shown: 'needed' }),
    entryColumn('idcard', 'text', { min: 184, share: 1, shown: 'always' }),
    entryColumn('work_company', 'choice', { min: 128, share: 2, shown: 'always' }),
    entryColumn('occupation', 'choice', { min: 120, share: 2, shown: 'always' }),
    entryColumn('mobile', 'text', { min: 104, share: 1, shown: 'card' }),
    entryColumn('start_date', 'date', { min: 96, share: 0, shown: 'card' }),
    entryColumn('end_date', 'date', { min: 96, share: 0, shown: 'needed' }),
    entryColumn('birthday', 'date', { min: 96, share: 0, shown: 'needed' }),
    entryColumn('gender', 'choice', { min: 72, share: 0, shown: 'needed' }),
    entryColumn('employee_no', 'text', { min: 88, share: 1, shown: 'card' }),
    entryColumn('remark', 'text', { min: 96, share: 1, shown: 'card' }),
    ...endColumns,
  ]),
  words: addWords,
  // Another work type or company changes nothing of where the person is covered.
  naming: {
    who: ['name', 'idtype', 'idcard', 'person'],
    when: ['birthday', 'start_date', 'end_date'],
  },
  // Whoever types one after another mostly writes of one company and one work.
  carried: ['work_company', 'occupation'],
  filled: ['work_company', 'occupation', 'start_date'],
  tellsRemoved: false,
  isMessage: (text) => text.split(/[\r\n]+/).some(isSentence),
};

/** A number of 15 or more figures beside letters: a person in a sentence. Spaces inside the number are usual there. */
const isSentence = (line: string): boolean =>
  /\d(?:[ -]?[\dXx]){14,}/.test(line) && /[\p{L}]{2,}/u.test(line.replace(/[xX]/g, ''));
