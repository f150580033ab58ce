import type { Block } from './blocks.ts';
import { clipped } from '../cell.ts';
import { columns_max } from '../limits.ts';
import type { ListColumn, ListRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/** The columns as they are shown, with a few of their cells. */
export function shownColumns(block: Block | undefined, people: readonly ListRow[]): readonly ListColumn[] {
  if (block === undefined) return [];
  const persons = new Set(people.map(({ source_row }) => source_row));
  const byIndex = new Map(
    block.groups
      .toReversed()
      .flatMap(({ columns }) => columns.map((column) => [column.index, column] as const)),
  );
  const width = Math.min(columns_max, Math.max(0, ...[...byIndex.keys()].map((index) => index + 1)));
  const samples = Array.from({ length: width }, () => new Set<string>());
  for (const { cells } of block.rows.filter(({ row_no }) => persons.has(row_no)))
    samples.forEach((seen, index) => {
      const text = tidyText(clipped(cells[index]?.text ?? '', sample_max));
      if (seen.size < samples_max && text !== '') seen.add(text);
    });
  return samples.map((seen, index) => {
    const { title = '', field = null, by = 'none' } = byIndex.get(index) ?? {};
    return { index, title, field, by, samples: [...seen] };
  });
}

/** As many cells of a column as show what it holds. */
const samples_max = 3;
const sample_max = 60;
