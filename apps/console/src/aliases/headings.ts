import { listAliases } from '@app/contract/aliases';
import type { ListField } from '@app/domain/list/fields';
import { type RememberedHeadings, rememberableHeading } from '@app/domain/list/sheet/remembered-headings';
import { holdsNumberOfPerson } from '@app/domain/persons/personal-numbers';
import { queryOptions } from '@tanstack/react-query';
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

/**
 * Has remembered what was chosen for a column of a list. A column without a heading is not, nor one whose heading stands beside
 * numbers of persons: that row is no heading, and may name anybody.
 */
export async function rememberHeading(
  columns: readonly { readonly index: number; readonly title: string }[],
  index: number,
  field: ListField | null,
): Promise<void> {
  const alias = columns.find((column) => column.index === index)?.title.trim() ?? '';
  if (rememberableHeading(alias) === undefined) return;
  if (columns.some(({ title }) => holdsNumberOfPerson(title))) return;
  const meaning = { kind: 'heading', alias, field: field ?? 'none' } as const;
  // One that is refused is asked about in the next list, as it was in this one.
  await saved(meaning, { quiet: true }).catch(() => undefined);
  await refreshed();
}
