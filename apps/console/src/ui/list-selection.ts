import { useState } from 'react';
import type { RowChoice } from './list-table.tsx';

/** The rows that are chosen in a list: kept over pages, filters and searches until they are let go. */
export type Selection<Row> = RowChoice<Row> & {
  readonly rows: readonly Row[];
  readonly clear: () => void;
};

export function useSelection<Row>(
  rowKey: (row: Row) => number | string,
  nameOf: (row: Row) => string,
): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<number | string, Row>>(new Map());

  const choose = (rows: readonly Row[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Map(before);
      for (const row of rows)
        if (isChosen) after.set(rowKey(row), row);
        else after.delete(rowKey(row));
      return after;
    });

  return {
    rows: [...chosen.values()],
    isChosen: (row) => chosen.has(rowKey(row)),
    choose,
    nameOf,
    clear: () => setChosen(new Map()),
  };
}
