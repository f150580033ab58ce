import { addDays, type Day, readDay } from '../../calendar/day.ts';
import { clipped } from '../cell.ts';
import type { ListRow, SheetRow } from '../table.ts';
import { fieldValue, tidyText } from '../words/values.ts';
import { asked } from './asked.ts';
import type { Column } from './columns.ts';
import type { Party } from './headings.ts';

type Row = { readonly row: SheetRow; readonly columns: readonly Column[]; readonly today: Day };
type Found = {
  readonly group: { readonly party?: Party };
  readonly read: readonly ListRow[] | { readonly why: unknown };
};

/** The persons of a row of 原人员 | 替换人员: who comes takes the place of who goes. */
export const exchangedIn = (found: readonly Found[], out: ListRow, around: Row): readonly ListRow[] => {
  const comers = found.flatMap(({ group, read }) => (group.party === 'in' && !('why' in read) ? read : []));
  return found.flatMap(({ group, read }): readonly ListRow[] =>
    'why' in read
      ? []
      : read.map((person) => {
          if (person === out) return withExchange(out, comers, around);
          return group.party === 'in' && !person.intent ? replacing(person, out) : person;
        }),
  );
};

const replacing = (person: ListRow, { values: { name = '' } }: ListRow): ListRow => ({
  ...person,
  intent: { kind: 'replace', of: name, words: name },
});

/**
 * Whoever goes in a row of 原人员 | 替换人员: where nobody may come (暂不换, 没过), nobody may go either; and where nobody comes, day and remark of
 * the row are theirs.
 */
function withExchange(out: ListRow, comers: readonly ListRow[], { row, columns, today }: Row): ListRow {
  const doubted = comers.find(({ intent }) => intent && intent.kind !== 'replace');
  if (doubted?.intent && out.intent?.kind === 'leave')
    return asked({ ...out, intent: null }, doubted.intent.words);
  if (comers.length > 0) return out;
  const told = columns.flatMap((column) => {
    const cell = row.cells[column.index];
    const text = tidyText(clipped(cell?.text ?? '', words_max));
    return cell === undefined || text === '' ? [] : [{ ...column, cell, text }];
  });
  const dated = told.find(({ field }) => field === 'start_date');
  const first = readDay(dated === undefined ? '' : fieldValue('start_date', dated.cell, today));
  const remark = told.find(({ field }) => field === 'remark')?.text;
  const values = { ...(remark === undefined ? {} : { remark }), ...out.values };
  if (first === undefined || values.end_date !== undefined) return { ...out, values };
  const doubt = {
    field: 'end_date',
    words: `${dated?.title ?? ''} ${dated?.text ?? ''}`.trim(),
    others: [first],
  } as const;
  return {
    ...out,
    values: { ...values, end_date: addDays(first, -1) },
    doubts: [...(out.doubts ?? []), doubt],
  };
}

const words_max = 100;
