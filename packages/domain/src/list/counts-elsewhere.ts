import type { ListRow, SkippedRow } from './table.ts';

/** 新增6人，减员3人 on a sheet where nobody stands counts those of the other sheets. */
export function withCountsOfBook(
  lines: readonly SkippedRow[],
  rows: readonly ListRow[],
): readonly SkippedRow[] {
  if (lines.every(({ heads }) => heads === undefined)) return lines;
  const peopled = new Set(rows.map(({ source_sheet }) => source_sheet));
  const adds = rows.filter(({ intent }) => !intent).length;
  const leaves = rows.filter(({ intent }) => intent?.kind === 'leave').length;
  const counts = new Set([rows.length, rows.length - leaves, adds, leaves, adds + leaves]);
  return lines.map((line) => {
    const { heads, ...rest } = line;
    if (heads === undefined || heads.found > 0 || peopled.has(line.source_sheet)) return line;
    if (counts.has(heads.said)) return { ...rest, why: 'note' };
    return { ...line, heads: { said: heads.said, found: rows.length } };
  });
}
