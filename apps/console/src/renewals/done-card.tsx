import type { Renewed } from '@app/contract/renewals/one-key';
import { Link } from '@tanstack/react-router';
import { formatYuan, useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Card } from '../ui/page.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { renewalWords } from './words/words.ts';

/** What a renewal has done, until when it can be undone, and what is left to do. */
export function DoneCard({ renewed }: { readonly renewed: Renewed['renewed'][number] }) {
  const text = useText(renewalWords);
  const { formatDay, formatTime } = useFormat();
  const { policy_change_id, policy_no, person_count, premium_fen, start_date, lock_at, import_job_id } =
    renewed;
  return (
    <Card>
      <output className="renewal-done">
        <StateMark kind="covered">{text('done')}</StateMark>
        <p>
          {text('doneMeans', {
            count: person_count,
            policy: policy_no,
            day: formatDay(start_date),
            sum: formatYuan(premium_fen),
            time: formatTime(lock_at),
          })}
        </p>
        {import_job_id === null && renewed.blocked_count > 0 && <p>{text('noList')}</p>}
        <div className="renewal-ways">
          {import_job_id !== null && (
            <Link to="/policy/add" search={{ list: import_job_id }} className="button button-primary">
              {text('mend', { count: renewed.blocked_count })}
            </Link>
          )}
          {import_job_id === null && renewed.blocked_count > 0 && (
            <Link to="/renew/system-off" className="button button-primary">
              {text('seeLeft', { count: renewed.blocked_count })}
            </Link>
          )}
          <Link to="/policy/result" search={{ policy_change_id }} className="button">
            {text('seeChange')}
          </Link>
        </div>
      </output>
    </Card>
  );
}
