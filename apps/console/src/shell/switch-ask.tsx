import { allUnsaved } from '../platform/tabs.ts';
import { useText } from '../platform/text.ts';
import { AskAboutUnsaved } from './tabs/ask-about-unsaved.tsx';
import { shellWords } from './words/words.ts';

/** Names the drafts that a change of the enterprise would lose. */
export function SwitchAsk({ onStay, onSwitch }: { onStay: () => void; onSwitch: () => void }) {
  const text = useText(shellWords);
  return (
    <AskAboutUnsaved lost={allUnsaved()} goOn={text('switchAnyway')} onStay={onStay} onGoOn={onSwitch} />
  );
}
