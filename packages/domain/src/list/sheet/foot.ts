import { isNamed, isTold } from './exceptions.ts';
import { skipped } from './rows.ts';
import type { LineFacts } from './line-facts.ts';
import { begins } from './start-of-line.ts';
import type { ListRow, SheetRow } from '../table.ts';

type Facts = Partial<LineFacts>;
type Values = ListRow['values'];

/** Lines with nobody below them: they speak of those above. */
export type Foot = {
  /** A line below so many persons. */
  readonly add: (
    facts: Facts,
    row: SheetRow,
    where: { readonly isLabelled: boolean; readonly at: number },
  ) => void;
  /** Somebody stands below: the lines so far are those of a section. */
  readonly placed: (own: Values, placed: Values) => void;
  readonly applied: (
    rows: readonly ListRow[],
    withFacts: (row: ListRow, facts: Facts) => ListRow,
  ) => readonly ListRow[];
};

const fields = ['work_company', 'occupation', 'start_date', 'end_date'] as const;
type Field = (typeof fields)[number];

type Line = {
  readonly facts: Partial<Record<Field, string>>;
  readonly around: Facts;
  readonly words: string;
  readonly isLabelled: boolean;
  readonly at: number;
};

/** Who made the list, and when. */
const signs = /派遣|劳务|人力资源|盖章|签[字名章]|制表|填表|经办|审核|落款|报送|日期[:：]|报表人|联系/u;

/** What signs mean is said of those who bear them. */
const legend = /[=＝√×✓✕○△☆★]/u;

/** Whoever signs a list says few things below it. */
const lines_max = 20;
const labels_max = 200;

export function createFoot(): Foot {
  let last: Line[] = [];
  const labels: Line[] = [];
  const persons: { readonly own: Values; readonly placed: Values }[] = [];
  return {
    add: ({ apart, intent, work_company, occupation, start_date, end_date }, row, { isLabelled, at }) => {
      const { text } = skipped(row, 'note');
      if (!isLabelled && (signs.test(text) || legend.test(text))) return;
      // 2026年11月20日 alone is the day on which the list was made.
      const isBegun = isLabelled || apart !== undefined || begins.test(text);
      const facts = { work_company, occupation, start_date: isBegun ? start_date : undefined, end_date };
      const said = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
      // What a line says of all but some is said of those above.
      const around: Facts = apart === undefined ? {} : { apart, ...(intent ? { intent } : {}) };
      const line = { facts: said, around, words: text, isLabelled, at };
      if (Object.keys(said).length === 0 && around.intent === undefined) return;
      if (last.length < lines_max) last.push(line);
      if (isLabelled && labels.length < labels_max) labels.push(line);
    },
    placed: (own, placed) => {
      last = [];
      persons.push({ own, placed });
    },
    applied: (rows, withFacts) => {
      if (last.length === 0) return rows;
      const lists = listsOf();
      return rows.map((row, at) => {
        const own = persons[at]?.own ?? {};
        const before = ofLists(row, { lists, at, own });
        const isOfLists = before !== row;
        return last.reduce(
          (one, line) => told(one, line, { own, withFacts, isOfLists, isOpenAbove }),
          before,
        );
      });
    },
  };

  /** Whether the first persons have nothing of a kind, so that each line of it may be below its own. */
  function isOpenAbove(field: Field): boolean {
    return persons[0]?.placed[field] === undefined;
  }

  /** The lines of a field that each stand below a list of their own: nobody above the first has it from elsewhere. */
  function listsOf(): ReadonlyMap<Field, readonly Line[]> {
    return new Map(
      fields.flatMap((field) => {
        const lines = labels.filter(({ facts }) => facts[field] !== undefined);
        const [first] = lines;
        const isBelow =
          first !== undefined &&
          lines.length > 1 &&
          last.includes(lines.at(-1) ?? first) &&
          persons.slice(0, first.at).every(({ placed }) => placed[field] === undefined);
        return isBelow ? [[field, lines] as const] : [];
      }),
    );
  }
}

/** Of several lists, each with a line below it that names what it says, the next line is a person's. */
function ofLists(
  row: ListRow,
  {
    lists,
    at,
    own,
  }: { readonly lists: ReadonlyMap<Field, readonly Line[]>; readonly at: number; readonly own: Values },
): ListRow {
  return [...lists].reduce((one, [field, lines]) => {
    const value = lines.find((line) => line.at > at)?.facts[field];
    return value === undefined || own[field] !== undefined
      ? one
      : { ...one, values: { ...one.values, [field]: value } };
  }, row);
}

/** What a line names is sure of those who lack it, and a doubt on those of whom another line says another thing. */
function told(
  row: ListRow,
  { facts, around, words, isLabelled }: Line,
  {
    own,
    withFacts,
    isOfLists,
    isOpenAbove,
  }: {
    readonly own: Values;
    readonly withFacts: (row: ListRow, facts: Facts) => ListRow;
    readonly isOfLists: boolean;
    readonly isOpenAbove: (field: Field) => boolean;
  },
): ListRow {
  if (!isLabelled && row.intent) return row;
  const after = withFacts(row, { ...facts, ...around });
  const doubts = fields.flatMap((field) => {
    const [said, before] = [facts[field], row.values[field]];
    if (said === undefined || own[field] !== undefined) return [];
    if (isTold(after, around.apart)) return [];
    if (before === undefined)
      return isLabelled || after.values[field] === undefined ? [] : [{ field, words, others: [] }];
    const mayBeTheirs = isLabelled ? !isOfLists : isOpenAbove(field);
    return mayBeTheirs && before !== said ? [{ field, words, others: [said] }] : [];
  });
  return withNewer(doubts.length === 0 ? after : { ...after, doubts: [...(after.doubts ?? []), ...doubts] }, {
    said: facts.start_date,
    words,
    isOwn: own.start_date !== undefined || (around.apart !== undefined && isNamed(row, around.apart)),
  });
}

/** 以上都从26号开始 under a title with another day: said later, and of all of them. */
function withNewer(
  row: ListRow,
  {
    said,
    words,
    isOwn,
  }: { readonly said: string | undefined; readonly words: string; readonly isOwn: boolean },
): ListRow {
  const { start_date: before } = row.values;
  if (said === undefined || before === undefined || before === said || isOwn || row.intent) return row;
  if (!/以上|上面|上述/u.test(words) || !/[都均]|统一|全部/u.test(words)) return row;
  const kept = (row.doubts ?? []).filter((doubt) => doubt.words !== words || doubt.field !== 'start_date');
  const doubt = { field: 'start_date', words, others: [before] } as const;
  return { ...row, values: { ...row.values, start_date: said }, doubts: [...kept, doubt] };
}
