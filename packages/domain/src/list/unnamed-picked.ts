import type { Day } from '../calendar/day.ts';
import { halfWidth } from '../half-width.ts';
import type { ListType } from '../changes/kinds.ts';
import { clipped } from './cell.ts';
import { groupsIn, knownNames } from './leaver-groups.ts';
import { inOrderOf } from './rows-in-order.ts';
import { isBelow, placeOf, spokenLines, type SpokenLine } from './spoken-lines.ts';
import type { ListReading, ListRow, SkippedRow } from './table.ts';
import { soundsOf } from './words/sounds.ts';
import { type Unnamed, unnamedOn } from './words/unnamed.ts';

/**
 * A list that picks somebody whom it does not name (女的那个不来了, 其中一个是请假): whoever it could mean of those above is asked about, never
 * the last one by default, and the words are no person.
 *
 * Source: docs/business-rules.md#what-a-list-says-of-a-person
 */
export function withUnnamedPicked(
  reading: ListReading,
  {
    kind,
    today,
    text = '',
  }: { readonly kind: ListType; readonly today: Day; readonly text?: string | undefined },
): ListReading {
  const isMessage = reading.message_lines !== null;
  if (text.length > text_max || reading.rows.length === 0) return reading;
  const names = knownNames(reading.rows.filter(({ values }) => values.idcard !== undefined));
  const picked = new Map<SpokenLine, Unnamed>();
  const peopled = new Set(reading.rows.map(placeOf));
  // What stands over a table says what it is.
  const lines = spokenLines(reading, { text, today }).filter(
    (line) => isMessage || reading.rows.some((row) => isBelow(line, row)),
  );
  for (const line of lines) {
    const unnamed = unnamedOn(line.quoted, kind === 'off');
    // 陈建杰那个别弄, below people who are named alone: what looks like a description may be a name.
    const isOpen = names.all.size === 0 && unnamed?.description !== '';
    // 伊藤誠さんは退職ではなく: somebody whom a line in letters names.
    const isNamed = unnamed?.description === unnamed?.words && peopled.has(placeOf(line));
    if (unnamed !== undefined && !isNamed && !isOpen && groupsIn(unnamed.words, names).length === 0)
      picked.set(line, unnamed);
  }
  const besides =
    kind === 'add' && isMessage ? lines.find(({ text: line }) => restLeaves.test(line))?.text : undefined;
  if (picked.size === 0 && besides === undefined) return reading;
  const places = new Set(Array.from(picked.keys(), placeOf));
  const people = reading.rows.filter((row) => row.values.idcard !== undefined || !places.has(placeOf(row)));
  const asked = new Map<ListRow, string>();
  for (const [line, { words, description }] of picked) {
    const above = people.filter((row) => isBelow(line, row) || placeOf(line) === placeOf(row));
    // 其中1人暂缓, where a cell says of whom, is told already.
    if (!isMessage && above.some(({ intent }) => intent)) continue;
    const some = above.length > 0 ? above : people;
    for (const row of meantOf(some, description)) if (!row.intent) asked.set(row, words);
  }
  const rows = people.map((row): ListRow => {
    const words = asked.get(row) ?? (row.intent ? undefined : besides);
    return words === undefined
      ? row
      : { ...row, intent: { kind: 'unclear', of: '', words: clipped(words.trim(), words_max) } };
  });
  // 今天先减一个 is asked about, and no wrong count.
  const skipped = reading.skipped.map(({ heads, ...line }): SkippedRow => {
    if (heads === undefined) return line;
    return places.has(placeOf(line)) ? { ...line, why: 'note' } : { ...line, heads };
  });
  return { ...reading, rows: inOrderOf(rows, reading.rows), skipped };
}

/** 除了最后两个，其他全部减保: who does not leave with the others of a list stays, and is nobody who comes. */
const restLeaves =
  /(?:其[他它余]|剩下|余下|别的)(?:的?人员?|员工|的)?(?:全部?|都|均|一律|统一)*(?:要|帮我|给我|请)?(?:离职|[减停退]保|减员|停掉|减掉|退掉|辞职)/u;

/** Of some those whom a description fits for certain; all where it may be any of them. */
function meantOf(rows: readonly ListRow[], description: string): readonly ListRow[] {
  const fitting = rows.filter((row) => fits(row, description));
  return fitting.length > 0 ? fitting : rows;
}

/** What a number and the cells tell: sex, the year of birth, a surname, where somebody works and as what. */
function fits({ values }: ListRow, description: string): boolean {
  const { idcard = '', name = '', work_company = '', occupation = '' } = values;
  const words = halfWidth(description);
  // He Xiaojun is not coming: a name by its sound.
  const sounds = soundsOf(name)?.join('') ?? '';
  if (
    sounds !== '' &&
    words
      .toLowerCase()
      .replace(/[^a-z]/gu, '')
      .includes(sounds)
  )
    return true;
  const [, sex] = /^([男女])(?:的|生|孩|同志|士)?$/u.exec(words) ?? [];
  if (sex !== undefined && idcard.length === 18) return (Number(idcard[16]) % 2 === 1) === (sex === '男');
  const [, year = ''] = /^(?:19|20)?(\d{2})年?(?:的|出生的?|生的?)?$/u.exec(words) ?? [];
  if (year !== '') return idcard.slice(8, 10) === year;
  const [, surname = ''] = /^姓(\p{Script=Han})(?:的)?$/u.exec(words) ?? [];
  if (surname !== '') return name.startsWith(surname);
  const work = words.replace(/^(?:在|做|干|开|去|搞)/u, '');
  return work.length > 1 && (work_company.includes(work) || occupation.includes(work));
}

const words_max = 200;
const text_max = 200_000;
