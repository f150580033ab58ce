import type { Day } from '../calendar/day.ts';
import { isResidentForm } from './id-number.ts';

/**
 * The birth date as it is told beside a masked number: null where the number tells it itself.
 *
 * @param shown the number, masked or whole
 */
export const toldBirthday = (birthday: Day, shown: string): Day | null =>
  isResidentForm(shown.replaceAll('*', '0')) ? null : birthday;
