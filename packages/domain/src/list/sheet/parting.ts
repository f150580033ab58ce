import type { Intent } from '../../roster/intent.ts';
import { clipped } from '../cell.ts';
import type { ListReading, ListRow, SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';
import { isBeside } from './answers.ts';
import type { Column } from './columns.ts';

/** Notes for each of the rows what the columns ask that part the people, beside those columns that are read in another way. */
export function askIfParted(
  rows: readonly SheetRow[],
  columns: readonly Column[],
  { apart, parted }: { readonly apart: readonly ReadonlySet<number>[]; readonly parted: Map<number, Intent> },
): void {
  const free = columns.filter(({ index }) => apart.every((some) => !some.has(index)));
  const asked = partedBy(rows, free);
  if (asked !== undefined) for (const { row_no } of rows) parted.set(row_no, asked);
}

/**
 * What columns say that part the people by marks of which nobody knows the meaning: 标识 0, 1 and 2, 考核分 85 and 42, 红 and 绿. It is one
 * question about the column, in the same words for all of them, since nobody says which mark is the good one.
 */
function partedBy(rows: readonly SheetRow[], columns: readonly Column[]): Intent | undefined {
  const listed = rows.filter(({ cells }) => cells.filter(({ text }) => text.trim() !== '').length > 1);
  const open = columns
    .filter(
      ({ title, field, role, by }) => field === null && by === 'none' && role !== 'other' && !aside(title),
    )
    .map(({ index, title }) => ({ title, marks: listed.map((row) => markAt(row, index)) }))
    .filter(({ title, marks }) => parts(marks, title));
  const [first] = open.filter(({ title }) => title !== '');
  // Several without a heading hold the digits of something.
  const asked = first ?? (open.length === 1 ? open[0] : undefined);
  if (asked === undefined) return undefined;
  const kinds = [...new Set(asked.marks)].filter((mark) => mark !== '').toSorted();
  const words = `${clipped(asked.title, 60)} ${kinds.slice(0, kinds_max).join(' / ')}`;
  return { kind: 'unclear', of: '', words: words.trim() };
}

const markAt = ({ cells }: SheetRow, index: number): string =>
  tidyText((cells[index]?.text ?? '').slice(0, mark_max + 1));

const mark_max = 5;
/** So many marks are quoted. */
const kinds_max = 6;

/** Whether a column holds marks alone, and not the same for everybody; one without a heading may hold any number. */
function parts(marks: readonly string[], title: string): boolean {
  const filled = marks.filter((mark) => mark !== '');
  const mark = title === '' ? bareMark : anyMark;
  return (
    filled.length * 2 > marks.length &&
    new Set(filled).size > 1 &&
    !counts(filled, title === '' ? 1 : 2) &&
    filled.every((text) => mark.test(text))
  );
}

const bareMark = /^(?:[012]|[标涂]?[红黄绿蓝灰橙紫][色底]?)$/u;
const anyMark =
  /^(?:\d{1,3}(?:\.\d)?|[A-Za-z][+＋-]?|true|false|yes|no|pass|fail|[标涂]?[红黄绿蓝灰橙紫黑白][色底标字]?|★+|\p{Extended_Pictographic}\uFE0F?)$/iu;

/** Whether they are the numbers of the rows. */
const counts = (marks: readonly string[], least: number): boolean =>
  marks.length > least && marks.every((mark, at) => at === 0 || Number(mark) === Number(marks[at - 1]) + 1);

/** What is counted or numbered of people who come, beside what is asked of them for other reasons. */
const aside = (title: string): boolean => !judging.test(title) && (isBeside(title) || numbered.test(title));
/** 评级 and 面试分数 judge whoever they stand beside. */
const judging = /评|考(?!勤)|分数?$|成绩/u;
const numbered =
  /^(?:fila|row|line|no|num|age|edad|size|talla|shift|turno|team|room|floor|id)\b|\b(?:row|fila|number|no)\b|行|計|番|计|勤|类|楼|层|时|年|月|天|次|批|档|基|率|比例|保险|机|技|件|距|资|补|押|元|数|里|口|经验|单位|厂|序/iu;

/** A list as it would be without such a question: of leavers, what columns say is asked by other rules. */
export const withoutParted = (reading: ListReading): ListReading =>
  reading.message_lines === null
    ? {
        ...reading,
        rows: reading.rows.map(({ intent, ...person }) =>
          intent === undefined || (intent?.kind === 'unclear' && isParting(intent.words))
            ? person
            : { ...person, intent },
        ),
      }
    : reading;

/** 标识 0 / 1 / 2: words of such a question. */
function isParting(words: string): boolean {
  const [first = '', ...more] = words.split(' / ');
  return more.length > 0 && [first.split(' ').at(-1) ?? '', ...more].every((mark) => anyMark.test(mark));
}

/** The rows of whom nothing else is said, with what their column asks. */
export const withParted = (
  people: readonly ListRow[],
  parted: ReadonlyMap<number, Intent>,
): readonly ListRow[] =>
  parted.size === 0
    ? people
    : people.map((person) => {
        const intent = parted.get(person.source_row);
        return person.intent || intent === undefined ? person : { ...person, intent };
      });
