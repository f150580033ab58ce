import { listAgeing, listTwice } from '@app/contract/worth-a-look';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callQuery } from '../platform/api.ts';
import { useText } from '../platform/text.ts';
import { Empty, Failure, FirstLoad, RefreshBar } from '../ui/faces.tsx';
import { Page } from '../ui/page.tsx';
import '../ui/button.css';
import { GapCard, gapsOf } from './gap-card.tsx';
import { AgeingCard } from './ageing-card.tsx';
import { TwiceCard } from './twice-card.tsx';
import { gapWords } from './words/words.ts';
import './worth.css';

/** Who has no cover after this month, who is covered twice, with what it costs, and who will soon be older than their plan insures. */
export function WorthPage() {
  const text = useText(gapWords);
  const twice = useQuery({ ...callQuery(listTwice, {}, { quiet: true }), staleTime: 0 });
  const ageing = useQuery({ ...callQuery(listAgeing, {}, { quiet: true }), staleTime: 0 });
  const gaps = useQuery({ ...gapsOf(0, 1), staleTime: 0 });
  const failed = [twice, ageing].find(({ data, error }) => error && !data);
  const page = { title: text('title'), purpose: text('purpose') };
  if (failed?.error)
    return (
      <Page {...page}>
        <Failure error={failed.error} onRetry={() => void failed.refetch()} />
      </Page>
    );
  if (!twice.data || !ageing.data || gaps.isPending)
    return (
      <Page {...page}>
        <FirstLoad rows={4} columns={3} />
      </Page>
    );
  const isNobody = gaps.data !== undefined && gaps.data.total + gaps.data.acknowledged_count === 0;
  return (
    <Page {...page}>
      <RefreshBar refreshing={twice.isFetching || ageing.isFetching} />
      <GapCard />
      {twice.data.total > 0 && <TwiceCard twice={twice.data} />}
      {ageing.data.total > 0 && <AgeingCard ageing={ageing.data} />}
      {twice.data.total + ageing.data.total === 0 && isNobody && <Nothing />}
    </Page>
  );
}

function Nothing() {
  const text = useText(gapWords);
  return (
    <Empty
      action={
        <Link to="/dashboard" className="button">
          {text('home')}
        </Link>
      }
    >
      {text('nothing')}
    </Empty>
  );
}
