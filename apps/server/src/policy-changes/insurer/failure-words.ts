import type { Language } from '@app/contract/words/languages';
import { statusText } from '@app/contract/words/words';
import { issuedTooLate } from '@app/domain/policies/insurer-answer';

/** Why a person is not insured: the insurer's own words, or ours where it was not the insurer who turned the row down. */
export const wordFailure = (error_msg: string, language: Language): string =>
  error_msg === issuedTooLate ? statusText(language, 'failure', issuedTooLate) : error_msg;
