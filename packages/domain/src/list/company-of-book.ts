import type { ListRow } from './table.ts';

type ListOfSheet = {
  readonly rows: readonly unknown[];
  readonly skipped: readonly { readonly text: string }[];
};

/**
 * The persons of a file with the company that a sheet of words alone names (说明: 锦绣纺织 11月28日人员变动), where no sheet of people says
 * any and the words say one only.
 */
export function withCompanyOfBook(
  rows: readonly ListRow[],
  sheets: readonly { readonly list: ListOfSheet }[],
  companyIn: (text: string) => string | undefined,
): readonly ListRow[] {
  if (rows.some(({ values }) => values.work_company !== undefined)) return rows;
  const said = sheets
    .filter(({ list }) => list.rows.length === 0)
    .flatMap(({ list: { skipped } }) =>
      skipped.slice(0, lines_max).flatMap(({ text }) => companyIn(text) ?? []),
    );
  const [work_company, ...others] = new Set(said);
  if (work_company === undefined || others.length > 0) return rows;
  return rows.map((row) => ({ ...row, values: { ...row.values, work_company } }));
}

const lines_max = 20;
