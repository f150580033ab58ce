import { Button } from 'antd';
import { useText } from '../platform/text.ts';
import type { ConfirmWays } from './ConfirmPage.tsx';
import { deskOf } from './desk.ts';
import { changeWords } from './words/words.ts';

/** Back to the list of a draft, while it is in memory. */
export function BackToList({
  policyChangeId,
  onBack,
}: { policyChangeId: number } & Pick<ConfirmWays, 'onBack'>) {
  const text = useText(changeWords);
  const draft = deskOf(policyChangeId)?.draft;
  return draft ? (
    <Button size="large" className="foot-back" onClick={() => onBack(draft)}>
      {text('backToList')}
    </Button>
  ) : null;
}
