import type { RosterStore } from '../roster/roster.tsx';
import { type Meaning, refreshed, saved } from './meaning.ts';

/**
 * Has remembered what clerks have matched the words of a list to, once its rows went into a change: by then each choice was
 * seen with its price. What was taken back counts for nothing, nor do words that were matched to two things.
 */
export async function rememberPicks(roster: RosterStore): Promise<void> {
  const meant = new Map<string, Meaning | null>();
  for (const meaning of takePicks(roster)) {
    const words = `${meaning.kind} ${meaning.alias}`;
    const other = meant.get(words);
    meant.set(words, other === undefined || isSame(other, meaning) ? meaning : null);
  }
  const wanted = [...meant.values()].filter((meaning) => meaning !== null);
  if (wanted.length === 0) return;
  // One after the other: they are few. One that is refused is asked about in the next list, as it was in this one.
  for (const meaning of wanted) await saved(meaning, { quiet: true }).catch(() => undefined);
  await refreshed();
}

const isSame = (one: Meaning | null, other: Meaning): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The choices since the last time, which are taken from the list: each is remembered once. */
function takePicks(roster: RosterStore): readonly Meaning[] {
  const entries = roster.entries();
  const { directory } = roster.judging();
  return roster.picks.splice(0).flatMap(([before, edit]): Meaning[] => {
    if (edit.field === 'work_company' && edit.id) {
      const alias = before.work_company.trim();
      const isNew = before.work_company_id === null && directory.companyOf(before)?.id !== edit.id;
      const stands = entries.some(({ work_company_id }) => work_company_id === edit.id);
      return alias && isNew && stands ? [{ kind: 'work_company', alias, company_id: edit.id }] : [];
    }
    if (edit.field === 'occupation' && edit.code) {
      const alias = before.occupation.trim();
      const isNew = before.occupation_code === null && directory.occupationOf(before)?.code !== edit.code;
      const stands = entries.some(({ occupation_code }) => occupation_code === edit.code);
      return alias && isNew && stands ? [{ kind: 'occupation', alias, occupation_code: edit.code }] : [];
    }
    return [];
  });
}
