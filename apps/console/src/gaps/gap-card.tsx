import { acknowledgeGap, type Gaps, listGaps } from '@app/contract/gaps';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { callQuery, useCall } from '../platform/api.ts';
import { useFormat } from '../platform/format.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/faces.tsx';
import { BulkBar } from '../ui/list-bulk.tsx';
import { useSelection } from '../ui/list-selection.ts';
import { type ListColumn, ListTable } from '../ui/list-table.tsx';
import { Card } from '../ui/page.tsx';
import { Pager } from '../ui/pager.tsx';
import { PersonLink } from '../ui/person-link.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { gapWords } from './words/words.ts';

const per_page = 50;

type Row = Gaps['data'][number];

/** A page of those whom the end of the month leaves without cover; or of those of them of whom somebody has said that they need none. */
export const gapsOf = (acknowledged: 0 | 1, page: number) =>
  callQuery(listGaps, { kind: 'month_end' as const, acknowledged, page, limit: per_page }, { quiet: true });

/** Who has no cover once the month has ended, one by one, where somebody can say that they need none; nothing where there is nobody. */
export function GapCard() {
  const text = useText(gapWords);
  const { formatDay } = useFormat();
  const [asked, setAsked] = useState<{ acknowledged: 0 | 1; page: number }>({ acknowledged: 0, page: 1 });
  const { acknowledged, page } = asked;
  const { data, error, refetch } = useQuery({
    ...gapsOf(acknowledged, page),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const show = useCallback((next: 0 | 1) => setAsked({ acknowledged: next, page: 1 }), []);
  if (error && !data)
    return (
      <Card title={text('gap')}>
        <Failure error={error} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data || data.total + data.acknowledged_count === 0) return null;
  const { total, day } = data;
  return (
    <Card title={text('gap')}>
      {acknowledged === 1 ? (
        <StateMark kind="quiet">{text('letGoTitle', { count: total })}</StateMark>
      ) : (
        <StateMark kind={total === 0 ? 'covered' : 'needs'}>
          {total === 0
            ? text('gapNone', { day: formatDay(day) })
            : text('gapCount', { count: total, day: formatDay(day) })}
        </StateMark>
      )}
      {acknowledged === 0 && total > 0 && <p className="worth-means">{text('gapMeans')}</p>}
      <GapRows
        key={acknowledged}
        rows={data.data}
        acknowledged={acknowledged}
        // The page may be there no more, and nobody among those who were let go.
        onMoved={(count) => show(count === total ? 0 : acknowledged)}
      />
      {total > per_page && (
        <Pager
          current={page}
          perPage={per_page}
          total={total}
          onPage={(next) => setAsked({ acknowledged, page: next })}
        />
      )}
      <Others gaps={data} acknowledged={acknowledged} onShow={show} />
    </Card>
  );
}

/** From those who are asked about to those who are not any more, and back. */
function Others({
  gaps: { acknowledged_count: count },
  acknowledged,
  onShow,
}: {
  gaps: Gaps;
  acknowledged: 0 | 1;
  onShow: (acknowledged: 0 | 1) => void;
}) {
  const text = useText(gapWords);
  if (acknowledged === 1)
    return (
      <Button kind="link" onClick={() => onShow(0)}>
        {text('hideLetGo')}
      </Button>
    );
  if (count === 0) return null;
  return (
    <Button kind="link" onClick={() => onShow(1)}>
      {text('seeLetGo', { count })}
    </Button>
  );
}

function GapRows({
  rows,
  acknowledged,
  onMoved,
}: {
  rows: readonly Row[];
  acknowledged: 0 | 1;
  /** Told how many persons have gone to the others. */
  onMoved: (count: number) => void;
}) {
  const text = useText(gapWords);
  const may = useMay(acknowledgeGap);
  const columns = useColumns(acknowledged);
  const selection = useSelection<Row>(
    ({ policy_person_id }) => policy_person_id,
    ({ name, idcard }) => text('letGoOf', { name, number: idcard.slice(-4) }),
  );
  const call = useCall(acknowledgeGap, { stales: [listGaps] });
  const count = selection.rows.length;
  const press = () => {
    if (call.isPending) return;
    call.mutate(
      {
        policy_person_ids: selection.rows.map(({ policy_person_id }) => policy_person_id),
        is_acknowledged: acknowledged === 1 ? 0 : 1,
      },
      {
        onSuccess: () => {
          selection.clear();
          onMoved(count);
        },
      },
    );
  };
  if (rows.length === 0) return null;
  return (
    <>
      <ListTable
        caption={text('gap')}
        columns={columns}
        rows={rows}
        rowKey={({ policy_person_id }) => policy_person_id}
        choice={may ? selection : undefined}
      />
      <BulkBar
        selection={selection}
        total={rows.length}
        actions={[{ label: text(acknowledged === 1 ? 'askAgain' : 'letGo', { count }), act: press }]}
      />
    </>
  );
}

function useColumns(acknowledged: 0 | 1): readonly ListColumn<Row>[] {
  const text = useText(gapWords);
  const { formatEnd } = useFormat();
  return [
    { key: 'name', title: text('person'), heading: true, cell: (row) => <PersonLink {...row} /> },
    { key: 'company', title: text('company'), cell: ({ work_company }) => work_company },
    { key: 'policy', title: text('policy'), cell: ({ plan, policy_no }) => `${plan} · ${policy_no}` },
    { key: 'until', title: text('until'), cell: ({ cover_until }) => formatEnd(cover_until) },
    ...(acknowledged === 1
      ? [{ key: 'by', title: text('letGoBy'), cell: ({ acknowledged_by }: Row) => acknowledged_by }]
      : []),
  ];
}
