import { readChange } from '@app/contract/policy-changes/read-change';
import { Link } from '@tanstack/react-router';
import { importWords } from '../../imports/words/words.ts';
import { useMay } from '../../platform/me.ts';
import { useText } from '../../platform/text.ts';
import { changeWords } from '../words/words.ts';
import '../../ui/button.css';
import './to-result.css';

type Change = { readonly policy_change_id: number; readonly change_no: string };

/** The way to what became of a change, for whoever may see it. */
export function ToResult({ change: { policy_change_id, change_no } }: { change: Change }) {
  const text = useText(changeWords);
  const mayRead = useMay(readChange);
  return (
    mayRead && (
      <Link className="button button-primary" to="/policy/result" search={{ policy_change_id }}>
        {text('openChange', { number: change_no })}
      </Link>
    )
  );
}

/** Says that the list which was asked for is insured already, and by which change. */
export function InsuredAlready({ change, policyId: policy_id }: { change: Change; policyId: number }) {
  const text = useText(changeWords);
  const listText = useText(importWords);
  return (
    <output className="card add-insured">
      <span>{listText('listInsured', { number: change.change_no })}</span>
      <ToResult change={change} />
      <Link className="button" to="/policy/add" search={{ policy_id }}>
        {text('addMore')}
      </Link>
    </output>
  );
}
