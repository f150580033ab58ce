import { useSyncExternalStore } from 'react';
import { checking } from '../platform/checking.ts';
import { useText } from '../platform/text.ts';
import { shellWords } from './words/words.ts';

/** Says that no answer came to what was pressed, and that it is being found out whether it went through. */
export function CheckingBanner() {
  const text = useText(shellWords);
  const isUnderWay = useSyncExternalStore(checking.subscribe, checking.isUnderWay);
  return <output className="offline">{isUnderWay && text('checking')}</output>;
}
