import type { SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';
import type { Column } from './columns.ts';

/**
 * A row whose slips stand among its remarks: 不买 on a slip says what it says in a cell. Where there is no column of remarks, one is put
 * behind the others.
 *
 * @param groups the columns of all who stand side by side: a slip at none of them belongs to each
 */
export function commented(
  row: SheetRow,
  columns: readonly Column[],
  groups: readonly { readonly columns: readonly Column[] }[],
): { readonly row: SheetRow; readonly columns: readonly Column[] } {
  const slips = row.cells.flatMap(({ comment }, index) => {
    if (comment === undefined) return [];
    const isOf = (some: readonly Column[]) => some.some((column) => column.index === index);
    return isOf(columns) || !groups.some((group) => isOf(group.columns)) ? [tidyText(comment)] : [];
  });
  if (slips.length === 0) return { row, columns };
  const known = columns.find(({ field }) => field === 'remark');
  const index = known?.index ?? row.cells.length;
  const written = tidyText(row.cells[index]?.text ?? '');
  const text = [written, ...slips].filter((one) => one !== '').join('，');
  const cells = [...row.cells];
  cells[index] = { ...cells[index], text, kind: 'text' };
  return {
    row: { ...row, cells },
    columns:
      known === undefined ? [...columns, { index, title: '', field: 'remark', by: 'heading' }] : columns,
  };
}
