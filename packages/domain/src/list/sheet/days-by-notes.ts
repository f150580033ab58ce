import type { Day } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import { spokenDates } from '../words/spoken-dates.ts';
import type { ListRow, SheetRow, SkippedRow } from '../table.ts';
import { tidyText } from '../words/values.ts';
import { createMeant } from './told-by-notes.ts';

/**
 * The persons with the day that a line round the list says of them by name or by their number in it: 李四25号到, 第二个改成25号. It was
 * said of them alone, so it counts before the day of the list, which stays its other reading.
 */
export function withDaysByNotes(
  people: readonly ListRow[],
  {
    notes,
    rows,
    today,
  }: { readonly notes: readonly SkippedRow[]; readonly rows: readonly SheetRow[]; readonly today: Day },
): readonly ListRow[] {
  const told = notes
    .filter(({ why, text }) => why !== 'blank' && why !== 'heading_again' && !signs.test(text))
    .slice(0, notes_max)
    .flatMap(({ text }) => partsOf(halfWidth(tidyText(text))))
    .flatMap((text) => {
      const days = spokenDates(text, today).filter(({ field }) => field === 'start_date');
      // 不是24号，是25号: the last one is meant.
      const day = days.length === 1 || /不是|改|推迟|提前|延/u.test(text) ? days.at(-1) : undefined;
      return day === undefined ? [] : [{ text, day: day.day }];
    });
  if (told.length === 0) return people;
  const meant = createMeant(people, rows);
  const days = told.map((one) => ({ ...one, isOf: meant(one.text) }));
  return people.map((row, at) => {
    const said = days.find(({ isOf }) => isOf(row, at) === 'sure');
    const kind = row.intent?.kind;
    if (said === undefined || kind === 'leave' || kind === 'wait' || row.values.start_date === said.day)
      return row;
    const { start_date } = row.values;
    const others = start_date === undefined ? [] : [start_date];
    const kept = (row.doubts ?? []).filter(({ field }) => field !== 'start_date');
    const doubt = { field: 'start_date', words: said.text.slice(0, words_max), others } as const;
    return { ...row, values: { ...row.values, start_date: said.day }, doubts: [...kept, doubt] };
  });
}

/** Each sentence, without what it says of all the others. */
const partsOf = (text: string): readonly string[] =>
  text
    .split(/[;；。\n]|\s{2,}/u)
    .map((part) => part.split(/其[他它余]|剩下|剩余|余下|别的人/u)[0] ?? '')
    .filter((part) => part !== '' && !part.includes('除'));

const signs = /制表|填表|经办|审核|落款|报送|报表人|联系|盖章|签[字名章]/u;
const notes_max = 200;
const words_max = 200;
