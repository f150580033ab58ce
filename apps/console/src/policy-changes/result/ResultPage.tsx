import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/text.ts';
import { Page } from '../../ui/page.tsx';
import { RecordComing } from '../../ui/record-coming.tsx';
import { ChangeActions } from './change-actions.tsx';
import { ChangeFigures } from './change-figures.tsx';
import { ChangeOutlook } from './change-outlook.tsx';
import type { Change } from './change.ts';
import { useChange } from './change-query.ts';
import { FailedPersons } from './failed-persons.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { NeedsYou } from './needs-you.tsx';
import { standingOf } from '../kinds/standing.ts';
import { changeWords } from '../words/words.ts';
import './result.css';
import '../../ui/button.css';

/** What became of a change: whether its persons are covered, in one sentence, and it goes on by itself as the insurer answers. */
export function ResultPage({
  policyChangeId: policy_change_id,
  onList,
}: {
  policyChangeId: number;
  /** Opens a stored list. */
  onList: (list: number) => void;
}) {
  const text = useText(changeWords);
  const { data: change, error, refetch, dataUpdatedAt } = useChange(policy_change_id);

  if (!change)
    return (
      <RecordComing
        title={text('resultTitle')}
        rows={4}
        error={error}
        onRetry={refetch}
        back={
          <Link to="/policy/record" className="button">
            {text('toRecord')}
          </Link>
        }
      />
    );
  return (
    <Page
      title={text('resultTitle')}
      purpose={text('changeOf', { number: change.change_no, plan: change.plan })}
    >
      <NeedsYou change={change} />
      <ChangeOutlook change={change} />
      <ChangeActions change={change} answeredAt={dataUpdatedAt} onList={onList} />
      <KeptNotice change={change} onList={onList} />
      {change.fail_count > 0 && <FailedPersons change={change} />}
      <ChangeFigures change={change} />
      <p className="result-ways">
        <Link to="/policy/record-detail" search={{ policy_change_id }}>
          {text('wholeRecord')}
        </Link>
        <Link to="/policy/record">{text('allRecords')}</Link>
        <More change={change} />
      </p>
    </Page>
  );
}

/** On to another change of the same kind and policy. */
function More({ change }: { change: Change }) {
  const { page, useSentences } = standingOf(change);
  return (
    <Link to={page} search={{ policy_id: change.policy_id }}>
      {useSentences().more}
    </Link>
  );
}
