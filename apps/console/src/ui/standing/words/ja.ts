import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  coveredUntil: '補償中（{{time}} まで）',
  startsOn: '{{time}} から補償',
  notIssued: 'まだ補償されていません（保険会社の引受待ち）',
  endedOn: '{{time}} から補償なし',
  never: '補償されたことはありません',
};
