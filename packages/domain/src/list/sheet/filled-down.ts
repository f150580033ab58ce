import type { Column } from './columns.ts';
import type { ListRow } from '../table.ts';

/** What is longer names no company and no work type, and would be written 20,000 times. */
const name_max = 100;

/** What is written once for several rows. */
const fields = ['work_company', 'occupation', 'start_date'] as const;

/**
 * Reads columns that are written once for several rows, without their cells being merged: below a company, an empty cell means the one
 * above, and says so.
 */
export function createFilling(columns: readonly Column[]): {
  readonly filled: (row: ListRow) => ListRow;
  /** A line of another company, or a total, ends what stood above. */
  readonly end: () => void;
} {
  const isAsked = columns.some(({ field }) => field === 'work_company');
  const asked = fields.filter((field) => columns.some((column) => column.field === field));
  let above: ListRow['values'] | undefined;
  let last = 0;
  return {
    filled: (row) => {
      if (!isAsked) return row;
      // An empty row parts what stands above from what stands below.
      if (row.source_row > last + 1) above = undefined;
      last = row.source_row;
      if (row.values.work_company !== undefined || above?.work_company === undefined) {
        above = row.values.work_company === undefined ? above : row.values;
        return row;
      }
      const kind = row.intent?.kind;
      const given = asked.flatMap((field) => {
        const value = above?.[field];
        const isOwn = row.values[field] !== undefined;
        const begins = field !== 'start_date' || (kind !== 'leave' && kind !== 'wait');
        const isName = value !== undefined && value.length <= name_max;
        return !isName || isOwn || !begins ? [] : [{ field, value }];
      });
      return {
        ...row,
        values: { ...row.values, ...Object.fromEntries(given.map(({ field, value }) => [field, value])) },
        doubts: [
          ...(row.doubts ?? []),
          ...given.map(({ field, value }) => ({ field, words: value, others: [] })),
        ],
      };
    },
    end: () => {
      above = undefined;
    },
  };
}
