import type { ListRow } from '@app/domain/list/table';

/** What sheets may say differently of one person; of two names under one number more is told. */
const told = ['work_company', 'occupation', 'start_date', 'end_date'] as const;

/** As many other readings as a doubt names. */
const others_max = 8;
const words_max = 200;

/** A file that says one number without end is not compared without end. */
const compared_max = 50;

/**
 * The rows of a file; where several sheets name a person and say different things, each of these cells is asked about, with what
 * the others say and where.
 */
export function withContradictions(rows: readonly ListRow[]): readonly ListRow[] {
  const byNumber = Map.groupBy(rows, ({ values }) => values.idcard ?? '');
  return rows.map((row) => {
    const all = (byNumber.get(row.values.idcard ?? '') ?? []).slice(0, compared_max);
    const elsewhere = all.filter(({ source_sheet }) => source_sheet !== row.source_sheet);
    if (!row.values.idcard || elsewhere.length === 0) return row;
    const known = new Set<string>((row.doubts ?? []).map(({ field }) => field));
    const doubts = told.flatMap((field) => {
      const own = row.values[field] ?? '';
      const differing = elsewhere.filter(({ values }) => (values[field] ?? '') !== own && values[field]);
      if (own === '' || differing.length === 0 || known.has(field)) return [];
      const words = [row, ...differing]
        .map(({ values, source_row, source_sheet = '' }) => `${source_sheet} ${source_row}: ${values[field]}`)
        .join('; ');
      const others = [...new Set(differing.map(({ values }) => values[field] ?? ''))];
      return [
        { field, words: words.slice(0, words_max).toWellFormed(), others: others.slice(0, others_max) },
      ];
    });
    return doubts.length === 0 ? row : { ...row, doubts: [...(row.doubts ?? []), ...doubts] };
  });
}
