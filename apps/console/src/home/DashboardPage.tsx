import { panel, type Todo } from '@app/contract/customers';
import { add } from '@app/contract/policy-changes/add-persons';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import { callQuery } from '../platform/api.ts';
import { useMay, useMe } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Failure, RefreshBar } from '../ui/faces.tsx';
import { Page } from '../ui/page.tsx';
import { Figures, FiguresComing } from './figures.tsx';
import { AgreementSteps, FirstSteps } from './first-steps.tsx';
import { NeedsYou, NeedsYouComing } from './needs-you.tsx';
import { homeWords } from './words/words.ts';
import '../ui/button.css';
import './dashboard.css';

/** The first page: what waits for somebody, then the figures of this moment, each leading to its list. */
export function DashboardPage() {
  const text = useText(homeWords);
  const me = useMe();
  if (me.navbarinfo.customerId !== null) return <Enterprise />;
  return (
    <Page title={text('noEnterpriseTitle')} purpose={text('noEnterprise')}>
      <FirstSteps />
    </Page>
  );
}

/** The page stays open all day: what waits must not be this morning's. */
const refresh_ms = 60_000;

function Enterprise() {
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
      <Moment query={query} unsigned={unsigned} />
    </Page>
  );
}

function Moment({
  query: { data, error, isFetching, refetch },
  unsigned,
}: {
  query: UseQueryResult<z.output<typeof panel.output>>;
  unsigned: Todo | undefined;
}) {
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
  return (
    <>
      {failure}
      <RefreshBar refreshing={isFetching} />
      <NeedsYou todo={data.todo} />
      {unsigned && <AgreementSteps next={unsigned.agreement_status ?? 1} />}
      <Figures panel={data} />
    </>
  );
}
