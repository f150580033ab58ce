import { comparable, namesDiffer } from './same-name.ts';
import { inOrder, type Verdict, verdict } from './verdict.ts';

type Row = { readonly row_no: number; readonly name: string };

/** The rows of a list that have one number, as far as each of them has to know of the others. */
export type Namesakes<R> = {
  readonly first: R;
  /** The first that has a whole name, and the first that has another one. */
  readonly named: R | undefined;
  readonly other: R | undefined;
};

/** @param rows with one number, at least one, in the list's order */
export function namesakesOf<R extends Pick<Row, 'name'>>(rows: readonly R[]): Namesakes<R> {
  const named = rows.find(({ name }) => comparable(name) !== null);
  const other = named && rows.find(({ name }) => namesDiffer(name, named.name));
  return { first: rows[0]!, named, other };
}

/**
 * What is wrong with a row because others have its number. Under one name it is one person, whom the first row names
 * already. Under several, one of the rows has a number that belongs to somebody else, and the list does not tell which.
 *
 * Source: docs/business-rules.md#row-verdicts
 */
export function repeatFaults(row: Row, { first, named, other }: Namesakes<Row>): readonly Verdict[] {
  const isOther = named !== undefined && namesDiffer(row.name, named.name);
  const against = isOther ? named : comparable(row.name) === null ? undefined : other;
  return [
    ...(against ? [verdict('ID_NAME_MISMATCH', { name: against.name, row_no: against.row_no })] : []),
    ...(isOther || row.row_no === first.row_no ? [] : [verdict('DUP_ROW', { row_no: first.row_no })]),
  ];
}

/** A row's findings with those that the rest of the list adds. Of cover under another name more is known than of a row. */
export const withRepeats = (
  verdicts: readonly Verdict[],
  repeats: readonly Verdict[],
): readonly Verdict[] => {
  const added = repeats.filter((one) => verdicts.every(({ code }) => code !== one.code));
  return added.length === 0 ? verdicts : inOrder([...verdicts, ...added]);
};
