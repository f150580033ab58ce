import { type HeadingField, listAliases } from '@app/contract/aliases';
import type { ListField } from '@app/domain/list/fields';
import { type RememberedHeadings, rememberableHeading } from '@app/domain/list/sheet/remembered-headings';
import { holdsNumberOfPerson } from '@app/domain/persons/personal-numbers';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient, send } from '../platform/api.ts';
import { refreshed, saved } from './meaning.ts';

const limit = 200;

const allHeadings = queryOptions({
  queryKey: [listAliases.path, 'headings'],
  staleTime: 60_000,
  async queryFn({ signal }): Promise<RememberedHeadings> {
    const read = (page: number) =>
      send(listAliases, { kind: 'heading', page, limit }, { signal, quiet: true });
    const first = await read(1);
    const others = await Promise.all(Array.from({ length: first.last_page - 1 }, (_, at) => read(at + 2)));
    return new Map(
      [first, ...others].flatMap(({ data }) =>
        data.map(({ alias, field }) => [rememberableHeading(alias) ?? '', field === 'none' ? null : field]),
      ),
    );
  },
});

/** What headings were matched to by hand. None where that cannot be learnt: a text is read all the same. */
export const readHeadings = (): Promise<RememberedHeadings> =>
  queryClient.fetchQuery(allHeadings).catch(() => new Map());

/** What headings mean by now; a mark follows it. */
export const useHeadings = (): RememberedHeadings | undefined => useQuery(allHeadings).data;

/** What a choice taught: it is taken back with the reading that it was made for, and taught again with it. */
export type Lesson = { readonly takeBack: () => Promise<void>; readonly again: () => Promise<void> };

/** One lesson after the other: what a heading meant before is what the last one taught. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

/**
 * Has remembered what was chosen for a column of a list. A column without a heading is not, nor one whose heading stands beside
 * numbers of persons: that row is no heading, and may name anybody.
 */
export async function rememberHeading(
  columns: readonly { readonly index: number; readonly title: string }[],
  index: number,
  field: ListField | null,
): Promise<Lesson | undefined> {
  const alias = columns.find((column) => column.index === index)?.title.trim() ?? '';
  const words = rememberableHeading(alias);
  if (words === undefined || columns.some(({ title }) => holdsNumberOfPerson(title))) return undefined;
  return inTurn(async () => {
    const before = meant(await readHeadings(), words);
    const taught = field ?? 'none';
    await teach(alias, taught);
    return {
      takeBack: () => inTurn(() => exchange(alias, { words, from: taught, to: before })),
      again: () => inTurn(() => exchange(alias, { words, from: before, to: taught })),
    };
  });
}

type Meant = HeadingField | null;

const meant = (headings: RememberedHeadings, words: string): Meant => {
  const field = headings.get(words);
  return field === undefined ? null : (field ?? 'none');
};

/** Teaches another meaning in the place of one that still stands: what was taught elsewhere since stays. */
async function exchange(alias: string, { words, from, to }: { words: string; from: Meant; to: Meant }) {
  await queryClient.invalidateQueries(allHeadings);
  if (meant(await readHeadings(), words) === from) await teach(alias, to);
}

async function teach(alias: string, field: Meant): Promise<void> {
  // One that is refused is asked about in the next list, as it was in this one.
  await saved({ kind: 'heading', alias, field }, { quiet: true }).catch(() => undefined);
  await refreshed();
}
