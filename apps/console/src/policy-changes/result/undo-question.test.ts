import { expect, it } from 'vitest';
import type { Text } from '../../platform/text.ts';
import { english } from '../words/en.ts';
import { undoQuestion } from './undo-question.ts';

const means = ({ person_count }: { person_count: number }) => `${person_count} stay covered where they are.`;

const text = ((_word: string, { stands, count }: Readonly<Record<string, unknown>> = {}) =>
  (count === 1 ? english.undoFell_one : english.undoFell_other)
    .replace('{{stands}}', String(stands))
    .replace('{{count, number}}', String(count))) as Text<typeof english>;

it('B2 says of nobody who has fallen out of a change that they stay covered where they were', () => {
  const asked = (fail_count: number) => undoQuestion({ person_count: 5, fail_count }, means, text);

  expect(asked(0)).toBe('5 stay covered where they are.');
  expect(asked(1)).toMatch(/^4 stay covered where they are\. 1 person fell out of it before/);
  expect(asked(2)).toMatch(/^3 stay covered where they are\. 2 persons fell out of it before/);
});
