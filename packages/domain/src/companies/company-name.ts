import { halfWidth, withoutUnseen } from '../half-width.ts';

/**
 * A company's name as it is compared: full-width letters and brackets, spaces, case and signs that nobody sees make no difference.
 *
 * Source: docs/business-rules.md#work-companies
 */
export const normaliseCompanyName = (name: string): string =>
  halfWidth(withoutUnseen(name).normalize('NFC')).replace(/\s/gu, '').toUpperCase();
