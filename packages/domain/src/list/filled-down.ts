import type { Column } from './columns.ts';
import type { ListRow } from './table.ts';

/**
 * Reads a column of companies that is written once for several rows, without its cells being merged: an empty cell below means
 * the one above, and says so.
 */
export function createFilling(columns: readonly Column[]): {
  readonly filled: (row: ListRow) => ListRow;
  /** A line of another company, or a total, ends what stood above. */
  readonly end: () => void;
} {
  const isAsked = columns.some(({ field }) => field === 'work_company');
  let above: string | undefined;
  let last = 0;
  return {
    filled: (row) => {
      const { work_company } = row.values;
      if (!isAsked) return row;
      // An empty row parts what stands above from what stands below.
      if (row.source_row > last + 1) above = undefined;
      last = row.source_row;
      if (work_company !== undefined || above === undefined) {
        above = work_company ?? above;
        return row;
      }
      const doubt = { field: 'work_company', words: above, others: [] } as const;
      return {
        ...row,
        values: { ...row.values, work_company: above },
        doubts: [...(row.doubts ?? []), doubt],
      };
    },
    end: () => {
      above = undefined;
    },
  };
}
