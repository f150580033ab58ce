import { halfWidth } from '../half-width.ts';

/**
 * A company's name as it is compared: full-width letters and brackets, spaces and case make no difference.
 *
 * Source: docs/business-rules.md#work-companies
 */
export const normaliseCompanyName = (name: string): string =>
  halfWidth(name.normalize('NFC')).replace(/\s/gu, '').toUpperCase();
