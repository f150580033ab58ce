import type { ReactNode } from 'react';
import { useText } from '../platform/text.ts';
import type { ListColumn } from '../ui/list-table.tsx';
import { changeWords } from './words/words.ts';

type Leaver = {
  readonly name: string;
  readonly idcard: string;
  readonly work_company: string;
  readonly occupation_name: string;
};

/** In a list of rows that end one cover and open another: whose seat somebody takes, or where whoever moves was; of who is put right, as what they were known. */
export function useLeaverColumn<Row extends { readonly leaver: Leaver | null }>(
  { opens, ends, moves }: { readonly opens: boolean; readonly ends: boolean; readonly moves: boolean },
  nameOf: (leaver: NonNullable<Row['leaver']>) => ReactNode,
): readonly ListColumn<Row>[] {
  const text = useText(changeWords);
  if (opens !== ends) return [];
  const title = !opens ? 'knownAs' : moves ? 'movesFrom' : 'seatOf';
  return [
    {
      key: 'leaver',
      title: text(title),
      cell: ({ leaver }) =>
        leaver && (
          <span>
            {moves
              ? `${leaver.work_company} · ${leaver.occupation_name}`
              : nameOf(leaver as NonNullable<Row['leaver']>)}
          </span>
        ),
    },
  ];
}
