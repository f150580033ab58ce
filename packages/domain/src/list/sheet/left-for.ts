import { clipped } from '../cell.ts';
import { asked } from './asked.ts';
import type { Column } from './columns.ts';
import type { ListRow, SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/** 离职原因, where some row has one: whoever has one left, and who else stands in such a list may have left as well. A state says more. */
export function withReasonsOfLeaving(
  people: readonly ListRow[],
  rows: readonly SheetRow[],
  columns: (row: SheetRow) => readonly Column[],
): readonly ListRow[] {
  const words = new Map<number, string>();
  const told = new Set<string>();
  const gone = new Set<number>();
  for (const row of rows) {
    const own = columns(row);
    const why = own.find(({ title }) => title.length < title_max && reason.test(title));
    if (why === undefined || own.some(({ role }) => role === 'state')) continue;
    const text = tidyText(clipped(row.cells[why.index]?.text ?? '', words_max));
    if (text !== '') told.add(why.title);
    if (text !== '' && !open.test(text)) gone.add(row.row_no);
    words.set(row.row_no, `${why.title} ${text}`.trim());
  }
  if (told.size === 0) return people;
  return people.map((row) => {
    const said = words.get(row.source_row);
    if (said === undefined || row.intent || ![...told].some((title) => said.startsWith(title))) return row;
    return gone.has(row.source_row)
      ? { ...row, intent: { kind: 'leave', of: '', words: said } }
      : asked(row, said);
  });
}

const reason =
  /(?:离[职厂岗场开]|辞[职工]|退[场保工]|减[员保]|停保|走)的?(?:人员)?(?:原因|理由|缘由|说明|类[型别]|方式|事由)|为(?:什么|何)(?:走|离|辞)|reason for leaving/iu;
/** What tells no reason, or that somebody stays. */
const open = /^(?:无|没有|否|在职|[-—/\\\s]+)$|[不没未][走离辞退减]|继续|留|回来|返/u;
const title_max = 24;
const words_max = 100;
