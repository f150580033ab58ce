import type { Language } from '@app/contract/words/languages';
import { statusText } from '@app/contract/words/words';
import { issuedTooLate, neverCovered } from '@app/domain/changes/outcome';

const ours: readonly string[] = [issuedTooLate, neverCovered];

/** Why a row failed: the insurer's own words, or ours where it was not the insurer who turned it down. */
export const wordFailure = (error_msg: string, language: Language): string =>
  ours.includes(error_msg) ? statusText(language, 'failure', error_msg) : error_msg;
