import { type Day, readDay } from '@app/domain/calendar/day';
import type { RosterEntry } from '../../../roster/roster.tsx';

type Told = Pick<RosterEntry, 'key' | 'name' | 'idcard' | 'start_date' | 'intent'>;

/** A seat that changes hands as a list says it: who leaves beside who comes, and the newcomer's first day where it is told. */
type ToldPair = {
  readonly off_name: string;
  readonly off_idcard: string;
  readonly name: string;
  readonly idcard: string;
  readonly start_date: Day | undefined;
};

/** The seats that change hands by the rows with these keys; whose leaver stands on a row of their own is told by its number, too. */
export function pairsIn(entries: readonly Told[], keys: ReadonlySet<number>): readonly ToldPair[] {
  const leavers = new Map(
    entries.flatMap((entry) => (entry.intent?.kind === 'leave' ? [[entry.name.trim(), entry]] : [])),
  );
  return entries.flatMap(({ key, name, idcard, start_date, intent }) =>
    intent?.kind === 'replace' && intent.of !== '' && keys.has(key)
      ? [
          {
            off_name: intent.of,
            off_idcard: leavers.get(intent.of)?.idcard.trim() ?? '',
            name: name.trim(),
            idcard: idcard.trim(),
            start_date: readDay(start_date) ?? undefined,
          },
        ]
      : [],
  );
}

/** What a row says that is wrong of somebody: their name, where it names another than the row's, else their number. */
export function correctionIn({ name, idcard, intent }: Told) {
  if (intent?.kind !== 'correct') return undefined;
  const [now, before] = [name.trim(), intent.of.trim()];
  return before !== '' && now !== '' && before !== now
    ? { named: before, what: 'name' as const, value: now }
    : { named: now || before, what: 'idcard' as const, value: idcard.trim() };
}
