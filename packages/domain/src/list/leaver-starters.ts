import { type Day, readDay } from '../calendar/day.ts';
import type { ListReading, ListRow } from './table.ts';
import { leavingIn } from './words/leaving-words.ts';

/**
 * Leavers of a list with who plainly begins by it, told apart from those who are asked about: by a whole number, a first day that is
 * still to come, and no word of leaving, they are no question of a removal.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function withStarters(leavers: ListReading, { rows }: ListReading, today: Day): ListReading {
  const starters = new Set(rows.filter((row) => isStarter(row, today)).map(keyOf));
  if (starters.size === 0) return leavers;
  return {
    ...leavers,
    rows: leavers.rows.map((row) => {
      const { intent, doubts: _, ...rest } = row;
      if (intent?.kind !== 'unclear' || !starters.has(keyOf(row)) || speaksAgainst(intent.words)) return row;
      const { start_date: __, ...values } = row.values;
      return { ...rest, values, intent: { ...intent, kind: 'start' } };
    }),
  };
}

/** Who has a number beside the name, so that nobody is meant who is only named. */
function isStarter({ values, intent }: ListRow, today: Day): boolean {
  const { name = '', idcard = '', start_date = '' } = values;
  const first = readDay(start_date);
  return name !== '' && /\d{15}/.test(idcard) && !intent && first !== undefined && first >= today;
}

/** Words that say of somebody, though perhaps of another, that they leave or stay. */
function speaksAgainst(words: string): boolean {
  const { leaves, stays } = leavingIn(words);
  return leaves || stays;
}

const keyOf = ({ source_row, source_sheet = '', values: { name, idcard } }: ListRow): string =>
  `${source_sheet} ${source_row} ${name} ${idcard}`;
