import { addDays, type Day } from '../calendar/day.ts';
import type { ListType } from '../changes/kinds.ts';
import type { Intent } from '../roster/intent.ts';
import { clipped } from './cell.ts';
import { inOrderOf } from './rows-in-order.ts';
import type { ListReading, ListRow, SkippedRow } from './table.ts';
import { lastDaysIn } from './words/last-day.ts';
import { leavingIn } from './words/leaving-words.ts';

type Asked = { readonly today: Day; readonly text?: string | undefined; readonly kind: ListType };

/** Lines from one that tells of somebody's application to the next of them, or to an empty one; counted from 1, the last one included. */
type Block = {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly words: string;
  readonly leaves: boolean;
};

/**
 * A message of forwarded approvals (张三提交的离职申请被驳回, and 身份证：… below it): name and number are one person, of whom the
 * application and its own lines speak, and no others. Only whose leaving was approved leaves.
 *
 * Source: docs/business-rules.md#what-a-list-says-of-a-person
 */
export function withApplications(reading: ListReading, asked: Asked): ListReading {
  const lines = (asked.text ?? '').split(/\r\n|\r|\n/);
  const blocks = reading.message_lines === null ? [] : blocksIn(lines);
  const told = blocks.flatMap((block) => {
    const rows = reading.rows.filter((row) => isIn(row, block));
    const numbered = rows.filter(({ values }) => values.idcard !== undefined);
    return numbered.length === 1
      ? [{ block, row: applicant(numbered[0]!, block, lines, blocks, asked) }]
      : [];
  });
  if (told.length === 0) return reading;
  const others = reading.rows.filter((row) => !told.some(({ block }) => isIn(row, block)));
  const rows = [...others, ...told.map(({ row }) => row)];
  const known = new Set([...reading.skipped, ...rows].map(({ source_row }) => source_row));
  const left = told.flatMap(({ block: { from, to } }) =>
    lines.flatMap((text, at): SkippedRow[] =>
      at + 1 > from && at < to && !known.has(at + 1) ? [{ source_row: at + 1, why: 'note', text }] : [],
    ),
  );
  const skipped = [...reading.skipped, ...left].toSorted((one, other) => one.source_row - other.source_row);
  return { ...reading, rows: inOrderOf(rows, rows), skipped };
}

const isIn = ({ source_row }: { readonly source_row: number }, { from, to }: Block): boolean =>
  source_row >= from && source_row <= to;

function blocksIn(lines: readonly string[]): readonly Block[] {
  const heads = lines.flatMap((line, at) => {
    const [, name, what = '', became = ''] = application.exec(line) ?? [];
    if (name === undefined) return [];
    const leaves = ofLeaving.test(what) && approved.test(became);
    return [{ from: at + 1, name, words: clipped(line.trim(), words_max), leaves }];
  });
  return heads.map((head, place) => {
    const end = lines.findIndex((line, at) => at >= head.from && line.trim() === '');
    return {
      ...head,
      to: Math.min(heads[place + 1]?.from ?? Infinity, (end < 0 ? lines.length : end) + 1) - 1,
    };
  });
}

/** Whoever applied, with the number of their lines. */
function applicant(
  { source_row, values: { idcard = '', mobile }, doubts = [] }: ListRow,
  block: Block,
  lines: readonly string[],
  blocks: readonly Block[],
  { today, kind }: Asked,
): ListRow {
  const own = lines.slice(block.from, block.to);
  const days = new Set(own.flatMap((line) => lastDaysIn(line, today)));
  const last = days.size === 1 ? [...days][0] : undefined;
  const against =
    days.size > 1
      ? block.words
      : lines.find(
          (line, at) =>
            (at >= block.from && at < block.to && leavingIn(line).stays) ||
            (!blocks.some((one) => isIn({ source_row: at + 1 }, one)) &&
              (line.includes(block.name) || leavingIn(line).stays)),
        );
  const day = !block.leaves || last === undefined ? {} : dayOf(last, kind);
  return {
    source_row,
    values: { name: block.name, idcard, ...(mobile === undefined ? {} : { mobile }), ...day },
    doubts: doubts.filter(({ field }) => field === 'idcard'),
    intent: intentOf(block, against, kind),
  };
}

function intentOf({ leaves, words }: Block, against: string | undefined, kind: ListType): Intent | null {
  if (!leaves) return { kind: 'unclear', of: '', words };
  if (against !== undefined) return { kind: 'unclear', of: '', words: clipped(against.trim(), words_max) };
  return kind === 'off' ? null : { kind: 'leave', of: '', words };
}

/** The last day; of a removal the first one without cover. */
const dayOf = (last: Day, kind: ListType) =>
  kind === 'off' ? { start_date: addDays(last, 1) } : { end_date: last };

const application =
  /^\s*([\p{Script=Han}·]{2,8}?)(?:提交|发起|递交)了?的?([\p{Script=Han}]{1,8}?)申请(.{0,40})$/u;
const ofLeaving = /^(?:离职|辞职|辞工|退工|自离)$/u;
const approved = /^[\s,，:：]*(?:已经?|审批)*(?:被)?(?:批准|同意|通过)了?[\s,，。;；!！]*$/u;
const words_max = 200;
