import { clipped } from '../cell.ts';
import type { Day } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import { spokenDates } from '../words/spoken-dates.ts';
import type { ListRow, SheetRow, SkippedRow } from '../table.ts';
import { tidyText } from '../words/values.ts';
import type { Lines } from './scope.ts';
import { createMeant } from './told-by-notes.ts';

const fields = ['start_date', 'work_company', 'occupation'] as const;
type Facts = Partial<Record<(typeof fields)[number], string>>;

/**
 * The persons with what a line round the list says of them by name or by their number in it: 李四25号到, 第二个改成焊工, 李四去宁波港务. It
 * was said of them alone, so it counts before what is said of the list or stands in their row, which stays its other reading.
 */
export function withFactsByNotes(
  people: readonly ListRow[],
  {
    notes,
    rows,
    today,
    lines,
  }: {
    readonly notes: readonly SkippedRow[];
    readonly rows: readonly SheetRow[];
    readonly today: Day;
    readonly lines: Lines;
  },
): readonly ListRow[] {
  const parts = notes
    .filter(({ why, text }) => why !== 'blank' && why !== 'heading_again' && !signs.test(text))
    .slice(0, notes_max)
    .flatMap(({ text }) => partsOf(halfWidth(tidyText(text))));
  if (parts.length === 0) return people;
  const meant = createMeant(people, rows);
  const said = parts.map((text) => {
    const isOf = meant(text);
    const theirs = new Set(people.filter((row, at) => isOf(row, at) === 'sure'));
    return { text, theirs, facts: theirs.size === 0 ? {} : factsIn(text, theirs, { today, lines }) };
  });
  return people.map((row) =>
    said.reduce((one, { text, theirs, facts }) => (theirs.has(row) ? told(one, facts, text) : one), row),
  );
}

/** What a part of a line says of those whom it names. */
function factsIn(
  text: string,
  theirs: ReadonlySet<ListRow>,
  { today, lines }: { readonly today: Day; readonly lines: Lines },
): Facts {
  const days = spokenDates(text, today).filter(({ field }) => field === 'start_date');
  // 不是24号，是25号: the last one is meant.
  const day = days.length === 1 || /不是|改|推迟|提前|延/u.test(text) ? days.at(-1) : undefined;
  const bare = [...theirs].reduce((left, { values }) => left.replace(values.name ?? '', ' '), text);
  const { work_company, occupation } = lines.section(bare.replace(denied, ' '));
  return {
    ...(day === undefined ? {} : { start_date: day.day }),
    ...(work_company === undefined || !lines.isCompany(work_company) ? {} : { work_company }),
    ...(occupation === undefined ? {} : { occupation }),
  };
}

/** 不是包装是焊工, 不去精工了，去宁波港务. */
const denied =
  /不(?:是|去|做|在)[^,，是去做在]{1,12}?(?:的|了)?(?=[,，是去做在]|$)|(?:而)?不是[^,，]{1,12}$/gu;

function told(row: ListRow, facts: Facts, words: string): ListRow {
  const kind = row.intent?.kind;
  if (kind === 'leave' || kind === 'wait') return row;
  return fields.reduce((one, field) => {
    const [value, before] = [facts[field], one.values[field]];
    if (value === undefined || value === before) return one;
    const kept = (one.doubts ?? []).filter((doubt) => doubt.field !== field);
    const doubt = { field, words: clipped(words, words_max), others: before === undefined ? [] : [before] };
    return { ...one, values: { ...one.values, [field]: value }, doubts: [...kept, doubt] };
  }, row);
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
