import type { CellAliasKind } from '@app/contract/aliases';
import type { Judging, RosterEntry } from '../roster/roster.tsx';
import { fetchText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { forgotten, type Meaning, refreshed, saved } from './meaning.ts';
import { aliasWords } from './words/words.ts';

/** Forgets what the words of a cell were matched to: every row that says them asks again. */
export async function forgetIn(
  entry: RosterEntry,
  field: CellAliasKind,
  { directory }: Judging,
): Promise<void> {
  const alias = entry[field].trim();
  if (field === 'work_company')
    return forget({ kind: field, alias, company_id: directory.companyOf(entry)?.id ?? null });
  await forget({ kind: field, alias, occupation_code: directory.occupationOf(entry)?.code ?? null });
}

/** Forgets what words mean, and offers to remember it again. Where it does not go, a message says why. */
export async function forget(meaning: Meaning): Promise<void> {
  const text = await fetchText(aliasWords);
  const change = async (to: Meaning): Promise<boolean> => {
    const isDone = await saved(to).then(
      () => true,
      () => false,
    );
    await refreshed();
    return isDone;
  };
  if (await change(forgotten(meaning)))
    toast({
      kind: 'done',
      text: text('forgotten', { words: meaning.alias }),
      action: { label: text('undo'), act: () => void change(meaning) },
    });
}
