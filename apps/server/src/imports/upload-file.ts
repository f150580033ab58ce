import { uploadFile as call } from '@app/contract/imports/upload-file';
import { answer } from '../platform/answer.ts';
import { fileKindOf } from '../spreadsheets/spreadsheets.ts';
import { guardQuotas } from '../quotas/quotas.ts';
import { refusalOf } from './files/fault.ts';
import { keepFile, shownName } from './files/keep-file.ts';

export const uploadFile = answer(call, async (context) => {
  const { bytes } = context.input;
  // Refused here where the first bytes tell it already; the rest is found out while it is read.
  try {
    fileKindOf(bytes);
  } catch (error) {
    throw refusalOf(error);
  }
  const file = await keepFile(context, { name: shownName(context.input.name), bytes });
  await guardQuotas(context, 'file_mb', 'uploads');
  return file;
});
