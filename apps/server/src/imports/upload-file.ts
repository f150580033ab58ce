import { uploadFile as call } from '@app/contract/import-files';
import { withoutPersonalNumbers } from '@app/domain/persons/personal-numbers';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { fileKindOf } from '../spreadsheets/spreadsheets.ts';
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
  const name = withoutNumbers(context.input.name);
  if (name === '') throw new Refusal('VALIDATION', { fields: ['x-file-name'] });
  return keepFile(context, { name, bytes });
});

/** A file's name stands in clear: a person's number in it does not. Nor does a folder, or a control character. */
const withoutNumbers = (name: string): string =>
  withoutPersonalNumbers(name.replace(/^.*[/\\]/, '').replace(/\p{Cc}/gu, '')).trim();
