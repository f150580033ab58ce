import { halfWidth } from '../half-width.ts';

/**
 * A mainland mobile number in its 11 digits; undefined when what was typed is none.
 *
 * Spaces, hyphens and a leading +86, 0086 or 86 make no difference.
 *
 * Source: docs/business-rules.md#mobile-numbers
 */
export function readMobile(text: string): string | undefined {
  const digits = halfWidth(text)
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .replace(/^(?:\+|00)?86(?=1)/, '');
  return /^1[3-9]\d{9}$/.test(digits) ? digits : undefined;
}
