import { errorFile } from '@app/contract/imports/write-error-file';
import { readLanguage } from '../platform/language.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { fetchFile, keepFile } from '../platform/send-file.ts';
import type { RosterStore } from '../roster/roster.tsx';
import { toldWords } from './told/words/words.ts';

// The door of the lists that come from elsewhere and are kept while they are unfinished.

export type { Onward } from './told/proposals.tsx';
export { createOpenList, type OpenList, noteMoved, takeMoved } from './open-list.ts';
export { SavedMark, useKeeping } from './saved-mark.tsx';
export { Starts } from './starts.tsx';
export { readStored } from './stored-list.ts';
export { useCaughtFiles, useDrops } from './use-drops.ts';
export { useWaysIn } from './use-ways-in.ts';
export { CameIn } from './came-in.tsx';
export { ListRoom, OnTheWay, Ways } from './ways.tsx';
export { importWords } from './words/words.ts';

/** Few ask who left. */
export const Leavers = lazyPage(async () => (await import('./leavers.tsx')).Leavers);

/** Most lists name nobody but whom they want insured. */
export const Proposals = lazyPage(async () => (await import('./told/proposals.tsx')).Proposals, toldWords);

/** Few lists of leavers name somebody who begins. */
export const Starters = lazyPage(async () => (await import('./told/starters.tsx')).Starters, toldWords);

/** Asks which numbers that a spreadsheet has ruined can be had again; few lists hold one. */
export async function findNumbers(roster: RosterStore, import_job_id: number): Promise<void> {
  if (!roster.summary().kinds.some(({ code }) => code === 'ID_EXCEL_NUMBER')) return;
  await (await import('./numbers.ts')).findNumbers(roster, import_job_id);
}

/** Takes the whole numbers that were found. */
export const takeNumbers = async (
  roster: RosterStore,
  keys: readonly number[],
  import_job_id: number,
): Promise<number> => (await import('./numbers.ts')).takeNumbers(roster, keys, import_job_id);

/** Gives the faulty rows of a stored list as a workbook, the reason first. */
export const keepFaultyRows = async (import_job_id: number): Promise<void> =>
  keepFile(await fetchFile(errorFile, { import_job_id, language: readLanguage() }));
