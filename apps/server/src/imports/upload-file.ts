import { uploadFile as call } from '@app/contract/imports/upload-file';
import { withoutNumbersOfPersons } from '@app/domain/persons/personal-numbers';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { fileKindOf } from '../spreadsheets/spreadsheets.ts';
import { guardQuotas } from '../quotas/quotas.ts';
import { refusalOf } from './files/fault.ts';
import { keepFile } from './files/keep-file.ts';

export const uploadFile = answer(call, async (context) => {
  const { bytes } = context.input;
  // Refused here where the first bytes tell it already; the rest is found out while it is read.
  try {
    fileKindOf(bytes);
  } catch (error) {
    throw refusalOf(error);
  }
  const name = shownName(context.input.name);
  if (name === '') throw new Refusal('VALIDATION', { fields: ['x-file-name'] });
  const file = await keepFile(context, { name, bytes });
  await guardQuotas(context, 'file_mb', 'uploads');
  return file;
});

/** What is not seen itself, but may turn the letters around it so that one name looks like another. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A file's name stands in clear: a person's number in it does not. Nor does a folder, or a character that nobody sees. */
const shownName = (name: string): string =>
  withoutNumbersOfPersons(name.replace(unseen, '').replace(/^.*[/\\]/, '')).trim();
