import { whatIf, type WhatIf } from '@app/contract/what-if';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '../platform/api.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Empty, Failure, FirstLoad, RefreshBar } from '../ui/faces.tsx';
import { Card, Page } from '../ui/page.tsx';
import { MonthsAhead } from './months-ahead.tsx';
import type { Tried } from './tried.ts';
import { TryingForm } from './trying-form.tsx';
import { forecastWords } from './words/words.ts';
import './forecast.css';

type WhatIfPageProps = { readonly tried: Tried; readonly onTry: (tried: Tried) => void };

/** What the months ahead cost if persons come and leave or policies go on by other plans, and how long the money lasts. Nothing is stored. */
export function WhatIfPage({ tried, onTry }: WhatIfPageProps) {
  const text = useText(forecastWords);
  const { months, moves, plans } = tried;
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(whatIf, { months, moves: [...moves], plans: [...plans] }, { quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Page title={text('title')} purpose={text('purpose')}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {error && !data && moves.length + plans.length > 0 && (
        // An old address may try what cannot be tried any more.
        <Button onClick={() => onTry({ months, moves: [], plans: [] })}>{text('startOver')}</Button>
      )}
      {!data && !error && <FirstLoad rows={4} columns={4} />}
      {data && (
        <>
          <RefreshBar refreshing={isFetching} />
          <Trying data={data} tried={tried} onTry={onTry} />
        </>
      )}
    </Page>
  );
}

function Trying({ data, tried, onTry }: WhatIfPageProps & { readonly data: WhatIf }) {
  const text = useText(forecastWords);
  if (data.policies.length === 0) return <Empty>{text('noPolicy')}</Empty>;
  return (
    <>
      <Card title={text('tried')}>
        <TryingForm data={data} tried={tried} onTry={onTry} />
      </Card>
      <Card title={text('ahead')}>
        <MonthsAhead data={data} tried={tried} onTry={onTry} />
      </Card>
    </>
  );
}
