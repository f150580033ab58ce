import type { Column } from './columns.ts';
import { type Group, readGroups } from './groups.ts';
import { type Heading, headingAgainAt } from './heading-row.ts';
import type { ListOptions, SheetRow } from '../table.ts';

/** A part of a sheet under one heading. */
export type Block = {
  readonly heading: Heading | undefined;
  /** The rows of its heading that nobody has been told of yet. */
  readonly headings: readonly SheetRow[];
  readonly rows: readonly SheetRow[];
  readonly groups: readonly Group[];
};

/** The parts of a sheet: a heading that comes again in another order begins one. */
export function blocksOf(
  rows: readonly SheetRow[],
  first: Heading | undefined,
  options: ListOptions,
): readonly Block[] {
  const starts = [
    first === undefined
      ? { at: 0, body: 0, heading: first }
      : { at: first.at + 1, body: first.last + 1, heading: first },
  ];
  if (options.heading_row === undefined)
    for (let at = starts[0]?.body ?? 0; at < rows.length; at++) {
      const heading = headingAgainAt(rows, at);
      if (heading === undefined || isSame(heading, starts.at(-1)?.heading)) continue;
      starts.push({ at, body: heading.last + 1, heading });
      at = heading.last;
    }
  return starts.map(({ at, body, heading }, place) => {
    const block = rows.slice(body, starts[place + 1]?.at);
    const { mapping, ...rest } = options;
    const chosen = place === 0 && mapping !== undefined ? { mapping } : {};
    return {
      heading,
      headings: rows.slice(at, body),
      rows: block,
      groups: readGroups(block, heading, { ...rest, ...chosen }),
    };
  });
}

const isSame = ({ titles }: Heading, before: Heading | undefined): boolean =>
  before !== undefined && titles.join('|') === before.titles.join('|');

/** The columns by which a row is read. */
export function columnsByRow(blocks: readonly Block[]): (row: SheetRow) => readonly Column[] {
  const columns = blocks.flatMap(({ rows, groups }) => {
    const own = groups.flatMap((group) => group.columns);
    return rows.map((row) => [row, own] as const);
  });
  const byRow = new Map(columns);
  return (row) => byRow.get(row) ?? [];
}
