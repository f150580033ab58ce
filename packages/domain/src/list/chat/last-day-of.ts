import { clauseOf } from './clauses.ts';
import type { Draft } from './draft.ts';
import type { ChatLine } from './line.ts';

/** 袁霞平做到27号，周建兵来顶她 6101…: the day between both names by which somebody leaves is theirs, and not of who comes for them. */
export function lastDayOf(goer: Draft, comer: Draft, line: ChatLine): void {
  const from = line.text.indexOf(goer.values.name ?? '');
  const day = line.tokens.find(
    ({ field, at, end }) =>
      field.endsWith('_date') && at > from && end <= comer.span.at && isOfLeaving(line, at),
  );
  if (from < 0 || day === undefined) return;
  // 今天不来，换成 6101…: where no other day is told, it may be that of both.
  const isOnly = !line.tokens.some(({ field, at }) => field === 'start_date' && at > day.at);
  if (isOnly && day.field === 'start_date') return;
  goer.values.end_date ??= day.text;
  if (comer.values.end_date === day.text) delete comer.values.end_date;
  if (comer.values.start_date === day.text) delete comer.values.start_date;
}

/** Whether the clause of a day says that somebody leaves. */
function isOfLeaving(line: ChatLine, place: number): boolean {
  const { from, to } = clauseOf(line, place, []);
  return line.sayings.some(({ kind, at }) => kind === 'leave' && at >= from && at < to);
}
