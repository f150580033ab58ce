import type { Doubt } from '../../roster/intent.ts';
import type { ListField } from '../fields.ts';
import type { Draft } from './draft.ts';
import type { ChatLine, Token } from './line.ts';

/** What a person has once: a second one is the next person's. */
export const tellsWho: ReadonlySet<ListField> = new Set(['name', 'idcard', 'mobile']);

export const isFact = ({ field }: Token): boolean => !tellsWho.has(field);

/** How many a stretch of a line says that it speaks of. */
export const headsSaid = (marks: ChatLine['marks']): number | undefined => {
  const said = marks.flatMap(({ heads }) => heads ?? []);
  // 后天到4人 冲床工两个 打磨工两个: the first counts all of the others.
  const [all = 0, ...parts] = said;
  if (parts.length > 1 && parts.reduce((sum, heads) => sum + heads, 0) === all) return all;
  return said.length === 0 ? undefined : said.reduce((sum, heads) => sum + heads, 0);
};

/** What one says for many. Who leaves when is said of one, and must not end the cover of others; a stretch of days is of all. */
export const isShared = ({ field, isRange }: Token): boolean =>
  field === 'work_company' || field === 'occupation' || field === 'start_date' || isRange === true;

/** Of two facts of a kind the first stays, and is asked about. */
export function fill(draft: Draft, tokens: readonly Token[]): void {
  for (const { field, text, at, end, others, words, remark } of tokens) {
    if (remark !== undefined) {
      draft.besides[field] ??= { text, words: remark };
      continue;
    }
    const known = draft.values[field];
    const isAsked = draft.doubts.some((one) => one.field === field);
    if (known !== undefined && known !== text && chosen.has(field) && !isAsked)
      draft.doubts.push({ field: field as Doubt['field'], words: `${known} ${text}`, others: [text] });
    if (draft.values[field] === undefined && others !== undefined)
      draft.doubts.push({ field: field as Doubt['field'], words: words ?? text, others });
    draft.values[field] ??= text;
    if (tellsWho.has(field))
      draft.span = { at: Math.min(draft.span.at, at), end: Math.max(draft.span.end, end) };
  }
}

/** What somebody has once at a time. */
const chosen: ReadonlySet<ListField> = new Set(['work_company', 'occupation', 'start_date']);
