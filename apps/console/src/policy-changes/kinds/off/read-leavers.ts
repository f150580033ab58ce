import type { Day } from '@app/domain/calendar/day';
import { createDirectory } from '@app/domain/roster/directory';
import { readPastedText } from '../../../imports/imports.tsx';
import { queryClient } from '../../../platform/api.ts';
import { allWorkCompanies } from '../../../work-companies/work-companies.ts';
import type { Leaving } from './leaver-list.ts';

type Named = Omit<Leaving, 'key'>;

/** Whom a text says to leave, and whom it names without saying so. */
export type LeaversRead = {
  readonly leaving: readonly Named[];
  readonly others: readonly Named[];
  /** The lines in which nobody was recognised. */
  readonly leftOut: readonly string[];
};

/**
 * Reads who leaves out of a message or a block. Where it says of some that they leave, the others are asked about; where it says nothing of
 * anybody, it is a plain list of those who leave. Whose place somebody takes leaves too; who takes it does not.
 */
export async function readLeavers(text: string, today: Day): Promise<LeaversRead> {
  const companies = await queryClient.fetchQuery(allWorkCompanies);
  const directory = createDirectory(
    companies.map(({ company_id, name, status, occupation_codes }) => ({
      id: company_id,
      name,
      status,
      occupation_codes,
    })),
    [],
  );
  const { signal } = new AbortController();
  const { persons, reading } = await readPastedText(text, { today, directory }, { signal });
  if (persons.length === 0) return { leaving: namesIn(text), others: [], leftOut: [] };
  const kinds = new Set(persons.map(({ intent }) => intent?.kind));
  const isPlain = [...kinds].every((kind) => kind === undefined);
  const leaving = persons.filter(({ intent }) => isPlain || intent?.kind === 'leave').map(named);
  const replaced = persons.flatMap(({ intent }) =>
    intent?.kind === 'replace' && intent.of !== '' ? [named({ name: intent.of })] : [],
  );
  const others = persons
    .filter(({ intent }) => !isPlain && intent?.kind !== 'leave' && intent?.kind !== 'replace')
    .map(named);
  const leftOut = reading.skipped.flatMap(({ text: line }) => (line.trim() === '' ? [] : [line.trim()]));
  return { leaving: [...leaving, ...replaced], others, leftOut };
}

const named = ({ name = '', idcard = '' }: { name?: string; idcard?: string }): Named => ({
  name,
  idcard,
  leaver: { name, idcard },
});

/** Of a text in which nobody was recognised each line as it stands: whoever is not covered is told of by name. */
const namesIn = (text: string): readonly Named[] =>
  text
    .split(/[\n,，、;；]/u)
    .map((line) => line.replace(/^[\s\d.)、(（]+(?=\p{L})/u, '').trim())
    .filter((line) => line !== '')
    .slice(0, lines_max)
    .map((line) =>
      /^[\dXx*]{4,}$/.test(line) ? named({ idcard: line }) : named({ name: line.slice(0, 60) }),
    );

/** So many lines of such a text are looked for. */
const lines_max = 500;
