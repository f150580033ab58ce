import { useText } from '../platform/text.ts';
import type { useSaveFirst } from './save-first.ts';
import { AskAboutUnsaved } from './tabs/ask-about-unsaved.tsx';
import { shellWords } from './words/words.ts';

type Asking = Pick<ReturnType<typeof useSaveFirst>, 'isSaving' | 'lost' | 'stay' | 'goOn'>;

/** Says that what was typed is being stored, and names what could not be before it is lost. */
export function SaveFirstAsk({ asking, words }: { asking: Asking; words: string }) {
  const text = useText(shellWords);
  const { isSaving, lost, stay, goOn } = asking;
  if (isSaving)
    return (
      <output className="toasts">
        <span className="toast">{text('savingFirst')}</span>
      </output>
    );
  return lost && <AskAboutUnsaved lost={lost} goOn={words} onStay={stay} onGoOn={goOn} />;
}
