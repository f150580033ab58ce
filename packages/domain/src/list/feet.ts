import { withFacts } from './line-facts.ts';
import { begins, type LineFacts } from './scope.ts';
import type { ListRow } from './table.ts';

const fields = ['work_company', 'occupation', 'start_date', 'end_date'] as const;
type Line = { readonly facts: Partial<LineFacts>; readonly words: string };

/** Lines of facts, of which the last may stand at the foot of a list and speak of those above. */
type Feet = {
  readonly line: (facts: Partial<LineFacts>, words: string) => void;
  /** @param at how many persons came before */
  readonly person: (at: number) => void;
  readonly applied: (rows: readonly ListRow[]) => readonly ListRow[];
};

/**
 * What nobody comes below is said of those above who have nothing of the kind: 岗位：注塑工 到岗：11月25日 under the last person.
 * Where lines between the persons say the same kind of thing and the first persons have none, all of them may be feet: nobody
 * knows, and it is asked.
 */
export function createFeet(): Feet {
  let below: Line[] = [];
  const between: (Line & { readonly at: number })[] = [];
  return {
    line: ({ start_date, ...facts }, words) => {
      // What is signed bears a day, too; a legend says what signs mean.
      const isStart = begins.test(words) && !/[√✓×✗=＝]|表示|代表/u.test(words);
      below.push({ facts: isStart && start_date !== undefined ? { ...facts, start_date } : facts, words });
    },
    person: (at) => {
      between.push(...below.map((line) => ({ ...line, at })));
      below = [];
    },
    applied: (rows) => {
      if (rows.length === 0) return rows;
      return below.reduce(
        (told, foot) => fields.reduce((some, field) => withFoot(some, foot, field, between), told),
        rows,
      );
    },
  };
}

function withFoot(
  rows: readonly ListRow[],
  { facts, words }: Line,
  field: (typeof fields)[number],
  between: readonly (Line & { readonly at: number })[],
): readonly ListRow[] {
  const text = facts[field];
  if (text === undefined) return rows;
  const heads = between.filter((line) => line.facts[field] !== undefined);
  const [first] = heads;
  if (first === undefined) return rows.map((row) => withFacts(row, { [field]: text }));
  if (first.at === 0 || rows[0]?.values[field] !== undefined) return rows;
  return rows.map((row) => {
    const doubt = { field, words: `${first.words} … ${words}`, others: [text] };
    return row.intent ? row : { ...row, doubts: [...(row.doubts ?? []), doubt] };
  });
}
