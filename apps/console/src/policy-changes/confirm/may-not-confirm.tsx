import { readChange } from '@app/contract/policy-changes/read-change';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../platform/me.ts';
import { useText } from '../../platform/text.ts';
import { changeWords } from '../words/words.ts';

/** Why the button is off, with the way to where the draft is kept. */
export function MayNotConfirm({ policyChangeId: policy_change_id }: { policyChangeId: number }) {
  const text = useText(changeWords);
  const mayRead = useMay(readChange);
  return (
    <>
      {text('mayNotConfirm')}{' '}
      {mayRead && (
        <Link to="/policy/record-detail" search={{ policy_change_id }}>
          {text('wholeRecord')}
        </Link>
      )}
    </>
  );
}
