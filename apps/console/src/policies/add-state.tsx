import type { PolicyRow } from '@app/contract/policies';
import { add } from '@app/contract/policy-changes/add-persons';
import { statusText } from '@app/contract/words/words';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../platform/language.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { policyWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';
import './policies.css';

/** The way to add persons to a policy, or why there is none. */
export function AddAction({ policy: { policy_id, takes_additions, status } }: { policy: PolicyRow }) {
  const text = useText(policyWords);
  const language = useLanguage();
  const mayAdd = useMay(add);
  if (mayAdd && takes_additions === 1)
    return (
      <span className="policy-add">
        <Link to="/policy/add" search={{ policy_id }} className="button button-primary">
          {text('add')}
        </Link>
      </span>
    );

  const reason = `closed-${policy_id}`;
  return (
    <span className="policy-add">
      <Button className="policy-closed" aria-describedby={reason} disabled>
        {text('add')}
      </Button>
      <small id={reason}>
        {mayAdd
          ? text('takesNoAdditions', { status: statusText(language, 'policy', status) })
          : text('mayNotAdd')}
      </small>
    </span>
  );
}
