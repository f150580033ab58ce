import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { type ChangeKind, changeKinds, isAmending } from '@app/domain/changes/kinds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../platform/api.ts';
import { formatYuan } from '../../platform/format.ts';
import { useMay } from '../../platform/me.ts';
import { useText } from '../../platform/text.ts';
import { Failure } from '../../ui/faces.tsx';
import { type ListColumn, ListTable } from '../../ui/list-table.tsx';
import { PersonName } from '../../ui/person-name.tsx';
import type { Forecast } from './forecasts.ts';
import { confirmingOf } from '../kinds/confirming.ts';
import type { Confirming } from '../kinds/kind.ts';
import { useLeaverColumn } from '../leaver-column.tsx';
import { PremiumOfLine } from '../premium-of-line.tsx';
import { changeWords } from '../words/words.ts';
import { Pager } from '../../ui/pager.tsx';

type Line = Pick<
  Forecast['lines'][number],
  | 'row_no'
  | 'place'
  | 'name'
  | 'idcard'
  | 'work_company'
  | 'occupation_name'
  | 'category'
  | 'start_date'
  | 'end_date'
  | 'never_begins'
  | 'base_price_fen'
  | 'unit_price_fen'
  | 'loading_percent'
  | 'parts'
  | 'premium_fen'
  | 'refund_fen'
  | 'leaver'
  | 'carried_fen'
>;

const perPage = 50;

/** Everyone of the change, each with the amount and how it comes about. The forecast brings the first of them; of a long list the others are asked for page by page. */
export function ForecastPersons({
  forecast,
  policyChangeId,
}: {
  forecast: Forecast;
  policyChangeId: number;
}) {
  const text = useText(changeWords);
  const { lines, ok_count } = forecast;
  const { useSentences } = confirmingOf(forecast);
  const columns = useLineColumns(useSentences(), changeKinds[forecast.change_type]);
  const mayRead = useMay(listChangePersons);
  const [page, setPage] = useState(1);
  const isHere = page * perPage <= lines.length || lines.length >= ok_count || !mayRead;
  const query = useQuery({
    ...callQuery(
      listChangePersons,
      { policy_change_id: policyChangeId, page, limit: perPage },
      { quiet: true },
    ),
    enabled: !isHere,
    placeholderData: keepPreviousData,
  });
  const rows: readonly Line[] = isHere
    ? lines.slice((page - 1) * perPage, page * perPage)
    : (query.data?.data ?? []).map((row) => ({ ...row, carried_fen: row.leaver?.carried_fen ?? 0 }));
  const total = mayRead ? ok_count : lines.length;
  return (
    <>
      {query.error && !isHere && <Failure error={query.error} onRetry={() => void query.refetch()} />}
      <ListTable
        caption={text('persons', { count: ok_count })}
        columns={columns}
        rows={rows}
        rowKey={({ row_no }) => row_no}
      />
      {total > perPage && (
        <div className="list-foot">
          <Pager current={page} perPage={perPage} total={total} onPage={setPage} />
        </div>
      )}
    </>
  );
}

function useLineColumns(
  { days, daysOf, amount }: ReturnType<Confirming['useSentences']>,
  kind: ChangeKind,
): readonly ListColumn<Line>[] {
  const text = useText(changeWords);
  const leavers = useLeaverColumn<Line>(kind, (leaver) => <PersonName {...leaver} />);
  // Where all of them give back, the column says so.
  const backOf = (refund_fen: number) =>
    kind.opens ? text('back', { sum: formatYuan(refund_fen) }) : formatYuan(refund_fen);
  return [
    { key: 'place', title: text('place'), wide: true, cell: ({ place }) => place },
    {
      key: 'name',
      title: text('name'),
      heading: true,
      cell: ({ name, idcard }) => <PersonName name={name} idcard={idcard} />,
    },
    ...leavers,
    { key: 'company', title: text('workCompany'), cell: ({ work_company }) => work_company },
    {
      key: 'occupation',
      title: text('occupation'),
      cell: ({ occupation_name, category }) => `${occupation_name} · ${text('classOf', { category })}`,
    },
    { key: 'start', title: days, cell: daysOf },
    {
      key: 'premium',
      title: amount,
      end: true,
      cell: (line) => {
        // Of a cover that stays as it is, no days explain what is paid: nothing.
        if (isAmending(kind)) return formatYuan(line.premium_fen);
        return line.refund_fen > 0 ? backOf(line.refund_fen) : <PremiumOfLine line={line} />;
      },
    },
  ];
}
