import { forecast } from '@app/contract/policy-changes/forecast-change';
import { off } from '@app/contract/policy-changes/off-persons';
import type { Day } from '@app/domain/calendar/day';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { callQuery, useCall } from '../../../platform/api.ts';
import { formatYuan } from '../../../platform/format.ts';
import { lazyPage } from '../../../platform/lazy-page.ts';
import { useText } from '../../../platform/text.ts';
import { Failure } from '../../../ui/faces.tsx';
import { Card, Page } from '../../../ui/page.tsx';
import { movedByChange } from '../../confirm/use-confirm.ts';
import { CoveredPicker } from './covered-picker.tsx';
import { type Leaving, rowsOf, standingsOf, withMore } from './leaver-list.ts';
import { LeaverTable } from './leaver-table.tsx';
import { PasteLeavers } from './paste-leavers.tsx';
import { replyWords } from '../../reply/words/words.ts';
import { offReplyWords } from './reply/words/words.ts';
import { offWords } from './words/words.ts';
import '../../../ui/button.css';
import '../../foot.css';

const ReplyOfLeavers = lazyPage(
  async () => (await import('./reply/copy-off-reply.tsx')).ReplyOfLeavers,
  replyWords,
  offReplyWords,
);

type Props = {
  readonly policyId: number;
  readonly minPersons: number;
  readonly startDate: Day | undefined;
  readonly onStartDate: (start: string | undefined) => void;
  readonly chooser: ReactNode;
  readonly onDrafted: (policy_change_id: number) => void;
};

/** The list of those who leave a policy, judged and priced by the server as it grows. */
export function ReduceBench({ policyId, minPersons, startDate, onStartDate, chooser, onDrafted }: Props) {
  const text = useText(offWords);
  const [list, setList] = useState<readonly Leaving[]>([]);
  const start = startDate === undefined ? {} : { start_date: startDate };
  const asked = { policy_id: policyId, change_type: 'off' as const, leavers: rowsOf(list), ...start };
  const priced = useQuery({
    ...callQuery(forecast, asked, { quiet: true }),
    enabled: list.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const answer = list.length === 0 ? undefined : priced.data;
  const draft = useCall(off, { stales: movedByChange });
  const add = (more: readonly Omit<Leaving, 'key'>[]) => setList((before) => withMore(before, more));
  const isReady = answer !== undefined && !priced.isFetching && answer.error_count === 0;
  const left = answer?.active_after ?? 0;
  const isTooFew = answer !== undefined && answer.ok_count > 0 && left < minPersons;
  const next = () =>
    draft.mutate(
      { policy_id: policyId, persons: rowsOf(list), ...start },
      { onSuccess: ({ policy_change_id }) => onDrafted(policy_change_id) },
    );
  return (
    <Page
      title={text('title')}
      purpose={text('purpose')}
      foot={
        <>
          <p className="foot-words" role={isTooFew ? 'alert' : undefined}>
            {answer && (
              <Words faults={answer.error_count} left={left} tooFew={isTooFew ? minPersons : undefined} />
            )}
          </p>
          <button
            type="button"
            className="button button-primary foot-action"
            disabled={!isReady || isTooFew || draft.isPending}
            onClick={next}
          >
            {text('next', { count: answer?.ok_count ?? 0, sum: formatYuan(answer?.refund_fen ?? 0) })}
          </button>
        </>
      }
    >
      <div className="reduce-head">
        {chooser}
        <label>
          {text('firstDay')}
          <input
            type="date"
            value={startDate ?? answer?.start_date ?? ''}
            min={answer?.earliest_start_date}
            onChange={(event) => onStartDate(event.currentTarget.value || undefined)}
          />
        </label>
      </div>
      {priced.error && list.length > 0 && (
        <Failure error={priced.error} onRetry={() => void priced.refetch()} />
      )}
      <div className="reduce-ways">
        <PasteLeavers onFound={add} />
        <CoveredPicker policyId={policyId} onPick={add} />
      </div>
      <Card title={text('chosen', { count: list.length })}>
        <LeaverTable
          list={list}
          standings={standingsOf(answer)}
          onTakeOut={(key) => setList((before) => before.filter((one) => one.key !== key))}
        />
        {list.length > 0 && <p className="reduce-note">{text('notKept')}</p>}
        <Suspense>{answer && answer.error_count > 0 && <ReplyOfLeavers answer={answer} />}</Suspense>
      </Card>
    </Page>
  );
}

/** How many stay, or what stands in the way. */
function Words({ faults, left, tooFew }: { faults: number; left: number; tooFew: number | undefined }) {
  const text = useText(offWords);
  if (faults > 0) return text('faults', { count: faults });
  if (tooFew !== undefined) return text('tooFew', { min: tooFew, heads: left });
  return text('left', { heads: left });
}
