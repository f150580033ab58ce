import { errorFile } from '@app/contract/import-files';
import { readLanguage } from '../platform/language.ts';
import { fetchFile, keepFile } from '../platform/send-file.ts';

// The door of the lists that come from elsewhere and are kept while they are unfinished.

export { createDesk, type Desk, noteMoved, takeMoved } from './desk.ts';
export { findNumbers, takeNumbers } from './numbers.ts';
export { SavedMark, useKeeping } from './saved-mark.tsx';
export { Starts } from './starts.tsx';
export { readStored } from './stored-list.ts';
export { useDrops } from './use-drops.ts';
export { useWaysIn } from './use-ways-in.ts';
export { ListRoom, Ways } from './ways.tsx';
export { importWords } from './words/words.ts';

/** Gives the faulty rows of a stored list as a workbook, the reason first. */
export const keepFaultyRows = async (import_job_id: number): Promise<void> =>
  keepFile(await fetchFile(errorFile, { import_job_id, language: readLanguage() }));
