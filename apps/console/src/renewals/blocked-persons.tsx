import type { Renewable } from '@app/contract/renewals/one-key';
import { useText } from '../platform/text.ts';
import { StateMark } from '../ui/state-mark.tsx';
import { renewalWords } from './words/words.ts';

/** Who cannot go over as they are, and why: first of all, since they are without cover once the policy has ended. */
export function BlockedPersons({ policy: { blocked, blocked_count } }: { readonly policy: Renewable }) {
  const text = useText(renewalWords);
  const more = blocked_count - blocked.length;
  return (
    <div className="renewal-blocked">
      <StateMark kind="needs">{text('blocked', { count: blocked_count })}</StateMark>
      <p>{text('blockedMeans')}</p>
      <ul>
        {blocked.map(({ policy_person_id, name, idcard, work_company, msg }) => (
          <li key={policy_person_id}>
            <strong>{name}</strong> {idcard.slice(-4)} · {work_company}: {msg}
          </li>
        ))}
        {more > 0 && <li>{text('moreBlocked', { count: more })}</li>}
      </ul>
    </div>
  );
}
