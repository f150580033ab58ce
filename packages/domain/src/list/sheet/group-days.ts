import { clipped } from '../cell.ts';
import type { Day } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import { spokenDates } from '../words/spoken-dates.ts';
import type { ListRow, SkippedRow } from '../table.ts';

const group =
  /(?:上面|以上|前面|上述|下面|以下)?([\p{Script=Han}]{2,8}?)(?:的|那边|那里|厂)?(?:都|均|统一|全部)/u;

/** The persons with the day that a line gives to all of one company: 上面张家港的都是24号到. */
export function withGroupDays(
  people: readonly ListRow[],
  notes: readonly SkippedRow[],
  today: Day,
): readonly ListRow[] {
  const said = notes
    .slice(0, notes_max)
    .flatMap(({ why, text }) => (why === 'note' ? halfWidth(text).split(/[;,。\n]/u) : []))
    .flatMap((text) => {
      const name = group.exec(text)?.[1]?.replace(/^(?:上面|以上|前面|上述|下面|以下)/u, '');
      const days = spokenDates(text, today).filter(({ field }) => field === 'start_date');
      return name === undefined || name.length < 2 || days.length !== 1
        ? []
        : [{ name, text, day: days[0]?.day ?? '' }];
    });
  if (said.length === 0) return people;
  return people.map((row) => {
    const found = said.find(({ name }) => row.values.work_company?.includes(name) === true);
    const kind = row.intent?.kind;
    if (found === undefined || row.values.start_date !== undefined || kind === 'leave' || kind === 'wait')
      return row;
    const doubt = { field: 'start_date', words: clipped(found.text, 200), others: [] } as const;
    return {
      ...row,
      values: { ...row.values, start_date: found.day },
      doubts: [...(row.doubts ?? []), doubt],
    };
  });
}

const notes_max = 200;
