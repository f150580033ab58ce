import { halfWidth } from '../../half-width.ts';
import { clipped } from '../cell.ts';
import type { LeavingAnswer, ListRow, SheetRow } from '../table.ts';
import { isTurned } from '../words/hidden-doubts.ts';
import { leavingIn } from '../words/leaving-words.ts';
import { isPaper } from '../words/papers.ts';
import { saidIn } from '../words/states.ts';
import { tidyText } from '../words/values.ts';
import type { Column } from './columns.ts';

/**
 * Those of a table with what its columns answer of their leaving. Where two columns answer, who stays by one of them stays.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function withLeavingAnswers(
  people: readonly ListRow[],
  rows: readonly SheetRow[],
  columns: (row: SheetRow) => readonly Column[],
): readonly ListRow[] {
  const answered = new Map<number, LeavingAnswer>();
  for (const [own, some] of Map.groupBy(rows, columns)) {
    const asked = own
      .flatMap((column) => questionOf(column, some) ?? [])
      .toSorted((one, other) => Number(other.open === false) - Number(one.open === false));
    for (const row of some) {
      const answers = asked.map((one) => answerOf(row, one));
      const [first] = [false, true, undefined].flatMap((leaves) =>
        answers.filter((answer) => answer.leaves === leaves),
      );
      if (first !== undefined) answered.set(row.row_no, first);
    }
  }
  if (answered.size === 0) return people;
  return people.map((person) => {
    const leaving = answered.get(person.source_row);
    return leaving === undefined || person.leaving ? person : { ...person, leaving };
  });
}

type Question = {
  readonly index: number;
  readonly title: string;
  /** What an answer means by itself, and whether a yes says that somebody leaves. */
  readonly read: (text: string) => boolean | undefined;
  /** What an empty cell says beside others: of whoever is not answered for, that they stay. */
  readonly open?: false;
};

/** What a column asks; undefined where it asks something else, or its cells hold no answers. */
function questionOf(column: Column, rows: readonly SheetRow[]): Question | undefined {
  const { index, field, role, title } = column;
  if (title.length > title_max || role === 'other' || column.party !== undefined) return undefined;
  const asks = asksOf(title);
  const texts = rows.map((row) => textAt(row, index)).filter((text) => text !== '');
  if (texts.length === 0) return undefined;
  // Whoever has not been let go yet stays.
  if (field === null && approvals.test(title)) return { index, title, read: isApproved, open: false };
  if (field === null && asks !== undefined) {
    const read = (text: string) => readAnswer(text, asks);
    const isAsking = asking.test(title) || texts.some((text) => yes.test(text) || no.test(text));
    const isPlain = texts.every((text) => read(text) !== undefined || nothing.test(text));
    if (isPlain && !asking.test(title)) return { index, title, read };
    // 是否停保 暂不, 已办, or nothing: whoever is not let go by a plain yes is kept back.
    if (isAsking) return { index, title, read: (text) => read(text) ?? false, open: false };
  }
  // Whoever has a day or a reason under a heading of leaving leaves.
  if (asks === 'gone' && (field === 'end_date' || why.test(title))) return { index, title, read: readReason };
  // 流程状态 已退回: a paper was sent back, and nobody.
  const read = ofPaper.test(title) ? () => undefined : plainStateOf;
  return field === null && role === 'state' ? { index, title, read } : undefined;
}

function answerOf(row: SheetRow, { index, title, read, open }: Question): LeavingAnswer {
  const text = textAt(row, index);
  return { leaves: text === '' ? open : read(text), words: `${title} ${text || '—'}`.trim() };
}

/** Whoever approves, when, and under which number, is another matter. */
const approvals =
  /^(?!.*(?:[人者号]|日期|时间|标题|单据|\bno\b|\bdate|\bby\b|fecha)).*(?:审[批核]|批准|核准|\bapprov|承認|aprob)/iu;
const ofPaper = /流程|单据|审[批核]|OA|申请/iu;
const isApproved = (text: string): boolean =>
  yes.test(text) ||
  /^(?:已经?|审[批核]|审[批核]?已?|全部)*(?:通过|同意|批准|批复|完成|结束|批|ok|approved|aprobad[oa]|承認済?み?)了?$/iu.test(
    text,
  );

/** Of what a heading asks: that somebody leaves, or that they stay. A paper about leaving, and what comes with it, is neither. */
function asksOf(title: string): 'gone' | 'there' | undefined {
  const plain = halfWidth(title)
    .toLowerCase()
    .replace(/是否|有无|有没有|是不是|要不要|需不需要|[?？¿*:：]/gu, ' ')
    .trim();
  if (isPaper(plain) || afterwards.test(plain)) return undefined;
  const { stays, leaves } = leavingIn(plain, true);
  if (stays || there.test(plain)) return 'there';
  return leaves ? 'gone' : undefined;
}

function readAnswer(text: string, asks: 'gone' | 'there'): boolean | undefined {
  if (yes.test(text)) return asks === 'gone';
  if (no.test(text)) return asks === 'there';
  return stateOf(text);
}

/** A day or a reason; 在职 in its place is neither. */
function readReason(text: string): boolean | undefined {
  if (no.test(text) || nothing.test(text)) return undefined;
  return stateOf(text) !== false;
}

/** A state in words: 在职, 已离职, active, left. */
function stateOf(text: string): boolean | undefined {
  const { stays, leaves, comes } = leavingIn(text);
  const said = saidIn(text);
  if (said !== undefined && said !== 'add' && said.kind !== 'leave') return undefined;
  if (stays || comes || said === 'add') return leaves && !stays ? undefined : false;
  return leaves || said?.kind === 'leave' ? true : undefined;
}

/** 差点走 has a small word in it that may turn it round. */
function plainStateOf(text: string): boolean | undefined {
  const leaves = stateOf(text);
  return leaves && isTurned(text) ? undefined : leaves;
}

const title_max = 40;
const text_max = 40;

const textAt = ({ cells }: SheetRow, index: number): string =>
  tidyText(clipped(cells[index]?.text ?? '', text_max));

/** A heading that says itself that it asks. */
const asking = /是否|是不是|要不要|需不需要|[?？]/u;
/** 离职结算, 离职面谈: what comes with a leaving. */
const afterwards = /结算|工资|面谈|申请|通知|资料|合同|form\b|settle/u;
const there = /在[职岗籍场]|续[保签]|\bactive\b|\bemployed\b|\bstill\b|\bactiv[oa]\b|\bvigente\b|在籍/u;
const why = /原因|理由|事由|reason|motivo/iu;
const yes = /^(?:是的?|有|对|[√✓✔●○YyVv1]|yes|true|s[ií]|はい|有り|あり)$/iu;
const no = /^(?:否|不是?|没有?|无|未|[×✕✗✘xXNn0]|no|false|いいえ|無し?|なし)$/iu;
/** Signs that only fill a cell. */
const nothing = /^[-—–/／\\.。?？]+$/u;
