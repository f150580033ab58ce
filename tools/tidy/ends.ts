import { codeOf } from './code.ts';
import { type File, isSource, plant, type Rule } from './project.ts';

const isOfConsole = ({ path }: File): boolean => /^apps\/console\/src\/(?!platform\/format\.ts$)/.test(path);

/** A day or a time that is written, with what it is of. */
const written = /\bformat(?:Day|Time)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g;

/** Names of what ends cover: its last day, or the first moment after it. */
const ofEnd = /(^|[^\w])(\w*end_date|\w*cover_until|until|ended)\b/;

const ends: Rule = {
  name: 'the end of cover is written by formatEnd alone: nobody reads “1 Dec, 00:00” as the last of November',
  find: (files) =>
    files
      .filter((file) => isSource(file) && isOfConsole(file))
      .flatMap(({ path, text }) =>
        [...codeOf(text).matchAll(written)]
          .filter(([, of = '']) => ofEnd.test(of))
          .map(([call]) => `${path} writes an end of cover as ${call}`),
      ),
  planted: [
    plant(
      'apps/console/src/persons/person-columns.tsx',
      'const cell = ({ end_date }) => end_date && formatDay(end_date);\n',
      'writes an end of cover as formatDay(end_date)',
    ),
    plant(
      'apps/console/src/policies/policies.tsx',
      "text('period', { to: format.formatDay(policy.end_date) });\n",
      'writes an end of cover as formatDay(policy.end_date)',
    ),
    plant(
      'apps/console/src/policy-changes/confirm/cover-promise.tsx',
      'const to = `${formatDay(start_date)} – ${formatDay(last_end_date)}`;\n',
      'writes an end of cover as formatDay(last_end_date)',
    ),
    plant(
      'apps/console/src/persons/cover-cell.tsx',
      'const time = formatTime(person.cover_until);\n',
      'writes an end of cover as formatTime(person.cover_until)',
    ),
  ],
};

export const endRules: readonly Rule[] = [ends];
