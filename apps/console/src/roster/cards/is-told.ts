import type { Verdict } from '@app/domain/roster/verdict';

/** Whether a finding says why the list names the person: it is about the person, and no field mends it. */
export const isTold = ({ code }: Verdict): boolean => code.startsWith('INTENT_');
