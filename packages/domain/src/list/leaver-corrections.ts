import type { ListRow } from './table.ts';

/** Leavers of a message of whom a line below says 更正：… are asked about with it, since what stands above holds no more. */
export function withCorrectionsBelow(rows: readonly ListRow[], text: string): readonly ListRow[] {
  const lines = text.split(/\r\n|\r|\n/);
  const lineOf = ({ source_row }: ListRow) => lines[source_row - 1]?.slice(0, words_max).trim() ?? '';
  const corrections = rows.filter((row) => corrects.test(lineOf(row)));
  if (corrections.length === 0) return rows;
  const below = Map.groupBy(corrections, ({ values }) => values.name);
  return rows.map((row) => {
    const { name = '', idcard = '' } = row.values;
    const later = below
      .get(name)
      ?.find(
        ({ source_row, values }) =>
          source_row > row.source_row && [idcard, undefined, ''].includes(values.idcard),
      );
    if (name === '' || later === undefined) return row;
    return { ...row, intent: { kind: 'unclear', of: '', words: lineOf(later) } };
  });
}

const corrects = /更正|更改|修正|改(?:为|成|到)|[写说报打发弄搞]错|(?:^|[,，。\s])不对|以.{0,6}为准/u;
const words_max = 200;
