import { isPlausibleIdNumber } from './words/shapes.ts';
import { isOthersPaper, saysLater } from './words/misgivings.ts';
import type { ListRow } from './table.ts';

/**
 * Who takes whose place is sure where the list gives both with a number of their own, the one as coming and the other as leaving, in
 * one place and in plain words: then nobody need say once more that the one is to be insured.
 *
 * Source: docs/business-rules.md#what-a-list-says-of-a-person
 *
 * @param lines what stands in each row, of a text
 */
export function withSureExchanges(
  rows: readonly ListRow[],
  lines: readonly string[] = [],
): readonly ListRow[] {
  if (rows.every(({ intent }) => intent?.kind !== 'replace')) return rows;
  const named = Map.groupBy(rows, ({ values }) => values.name ?? '');
  const comers = Map.groupBy(rows, ({ intent }) => (intent?.kind === 'replace' ? intent.of : ''));
  const numbers = Map.groupBy(rows, ({ values }) => values.idcard ?? '');
  const isSound = ({ values: { name, idcard = '' }, doubts = [] }: ListRow) =>
    name !== undefined &&
    isPlausibleIdNumber(idcard) &&
    numbers.get(idcard)?.length === 1 &&
    doubts.every(({ field }) => field !== 'name' && field !== 'idcard');
  return rows.map((row): ListRow => {
    const { intent } = row;
    if (intent?.kind !== 'replace' || intent.of === '' || !isSound(row) || !isPlain(row, lines)) return row;
    const [goer, ...more] = named.get(intent.of) ?? [];
    // Told further away, the one may have facts of others.
    if (goer?.source_row !== row.source_row || goer.source_sheet !== row.source_sheet) return row;
    const isOnly = more.length === 0 && comers.get(intent.of)?.length === 1;
    if (!isOnly || goer.intent?.kind !== 'leave' || !isSound(goer)) return row;
    return { ...row, intent: { ...intent, sure: true } };
  });
}

/** Whether nothing that is said beside the exchange may take it back, or put it off. */
const isPlain = ({ intent, values, source_row }: ListRow, lines: readonly string[]): boolean =>
  [intent?.words, values.remark, lines[source_row - 1]]
    .map((words = '') => words.slice(0, words_max))
    .every((words) => !open.test(words) && !isOthersPaper(words) && !saysLater(words));
const words_max = 500;

/** Words by which an exchange may not be meant, or not yet. */
const open =
  /可能|好像|大概|如果|要是|或|还是|待|暂|先[不别]|不[要用换让行]|别|没|未|取消|算了|等|再说|改天|以后|[?？吗]/u;
