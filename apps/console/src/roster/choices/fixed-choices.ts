import { matchable } from '@app/domain/roster/directory';
import { codeWords } from '../findings/row-words.ts';
import type { Wording } from '../sheet.ts';
import { genders, idTypes } from '../store/id-types.ts';
import type { Choice } from './choice.ts';

/** The documents, or the sexes. */
export const fixedChoices = (field: 'idtype' | 'gender', { text }: Wording): readonly Choice[] =>
  (field === 'idtype' ? idTypes : genders).map((code) => ({
    key: code,
    edit: { field, text: code },
    label: text(codeWords[code]),
    hint: '',
    category: null,
    closed: null,
    texts: [matchable(text(codeWords[code])), code],
  }));
