import { readChange } from '@app/contract/policy-changes/read-change';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callQuery } from '../../platform/api.ts';
import { useMay } from '../../platform/me.ts';
import { useText } from '../../platform/text.ts';
import type { BoardPath } from '../kinds/kind.ts';
import { confirmWords } from './words/words.ts';
import '../../ui/button.css';

/** Back to the board on which a draft was written, where what was written still stands. */
export function BackToBoard({ board, policyChangeId }: { board: BoardPath; policyChangeId: number }) {
  const text = useText(confirmWords);
  const { data } = useQuery({
    ...callQuery(readChange, { policy_change_id: policyChangeId }, { quiet: true }),
    enabled: useMay(readChange),
  });
  if (!data) return null;
  return (
    <Link
      className="button button-large foot-back"
      to={board}
      search={{
        policy_id: data.policy_id,
        ...(board === '/policy/correct' ? {} : { start_date: data.start_date }),
      }}
    >
      {text('backToBoard')}
    </Link>
  );
}
