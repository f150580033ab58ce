import { panel, type Todo } from '@app/contract/customers';
import { readHeads } from '@app/contract/gaps';
import { add } from '@app/contract/policy-changes/add-persons';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import { callQuery } from '../platform/api.ts';
import { useMay, useMe } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Failure, RefreshBar } from '../ui/faces.tsx';
import { Page } from '../ui/page.tsx';
import { EverybodyCovered } from './everybody-covered.tsx';
import { Figures, FiguresComing } from './figures.tsx';
import { AgreementSteps, FirstSteps } from './first-steps.tsx';
import { HeadsAhead } from './heads-ahead.tsx';
import { LastChanges } from './last-changes.tsx';
import { NeedsYou, NeedsYouComing } from './needs-you.tsx';
import { homeWords } from './words/words.ts';
import '../ui/button.css';
import './dashboard.css';

/**
 * The first page: whether everybody is covered, tomorrow and on the days ahead; what waits for somebody; the figures of this moment; and what
 * was changed last.
 */
export function DashboardPage({ onList }: { onList: (list: number) => void }) {
  const text = useText(homeWords);
  const me = useMe();
  if (me.navbarinfo.customerId !== null) return <Enterprise onList={onList} />;
  return (
    <Page title={text('noEnterpriseTitle')} purpose={text('noEnterprise')}>
      <FirstSteps />
    </Page>
  );
}

/** The page stays open all day: what waits must not be this morning's. */
const refresh_ms = 60_000;

function Enterprise({ onList }: { onList: (list: number) => void }) {
  const text = useText(homeWords);
  const mayAdd = useMay(add);
  const query = useQuery({
    ...callQuery(panel, {}, { quiet: true }),
    refetchInterval: refresh_ms,
    // Whoever comes from a list that was left half done is told of it.
    staleTime: 0,
  });
  const unsigned = query.data?.todo.find(({ code }) => code === 'AGREEMENT_UNSIGNED');
  return (
    <Page
      title={text('title')}
      purpose={text('purpose')}
      actions={
        mayAdd &&
        !unsigned && (
          <Link to="/policy/add" className="button button-primary">
            {text('add')}
          </Link>
        )
      }
    >
      <Moment query={query} unsigned={unsigned} onList={onList} />
    </Page>
  );
}

function Moment({
  query: { data, error, isFetching, refetch },
  unsigned,
  onList,
}: {
  query: UseQueryResult<z.output<typeof panel.output>>;
  unsigned: Todo | undefined;
  onList: (list: number) => void;
}) {
  const mayCover = useMay(readHeads);
  const mayChanges = useMay(listChanges);
  const failure = error && <Failure error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      failure ?? (
        <>
          <NeedsYouComing />
          <FiguresComing />
        </>
      )
    );
  const isNobody = data.active_count === 0 && data.starting === 0;
  return (
    <>
      {failure}
      <RefreshBar refreshing={isFetching} />
      {mayCover && !unsigned && (
        <div className="home-ahead">
          <EverybodyCovered isNobody={isNobody} onList={onList} />
          {!isNobody && <HeadsAhead />}
        </div>
      )}
      <NeedsYou todo={data.todo} />
      {unsigned && <AgreementSteps next={unsigned.agreement_status ?? 1} />}
      {!(unsigned && isNobody) && <Figures panel={data} />}
      {mayChanges && !unsigned && <LastChanges />}
    </>
  );
}
