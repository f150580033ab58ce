import { columnsOf, endColumns, entryColumn, numberColumn, type Sheet } from '../../../../roster/roster.tsx';
import { FoundCell, UntilCell } from './told-cells.tsx';
import { offSheetWords } from './words/words.ts';

/** A list of persons to leave a policy: named by whatever is known of them; who is meant and what comes back, the server tells. */
export const offSheet: Sheet = {
  id: 'roster-columns-off',
  columns: columnsOf([
    numberColumn,
    entryColumn('name', 'text', { min: 88, share: 1, shown: 'always', frozen: 'start' }),
    entryColumn('idcard', 'text', { min: 112, share: 1, shown: 'always' }),
    entryColumn('work_company', 'choice', { min: 128, share: 1, shown: 'needed' }),
    entryColumn('start_date', 'date', { min: 112, share: 0, shown: 'card' }),
    entryColumn('remark', 'text', { min: 96, share: 1, shown: 'needed' }),
    { id: 'found', kind: 'told', Cell: FoundCell, min: 176, share: 3, shown: 'always' },
    { id: 'until', kind: 'told', Cell: UntilCell, min: 152, share: 1, shown: 'always' },
    ...endColumns,
  ]),
  words: offSheetWords,
  naming: { who: ['name', 'idcard', 'person', 'work_company', 'policy_person_id'], when: ['start_date'] },
  carried: [],
  filled: ['start_date'],
  tellsRemoved: true,
  // A name or a number stands alone in its cell.
  isMessage: (text) =>
    /[，。、,;；：:]/u.test(text) || text.split(/[\r\n]+/).some((line) => line.trim().length > name_max),
};

const name_max = 25;
