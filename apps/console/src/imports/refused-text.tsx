import { useText } from '../platform/text.ts';
import { PanelButton } from '../ui/panel-button.tsx';
import { PasteBox } from './paste-box.tsx';
import type { WaysIn } from './use-ways-in.ts';
import { importWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';
import './ways.css';

/** Why a pasted text was not taken, and the text itself, to be mended or parted and read again. */
export function RefusedText({
  ways,
  refused: { why, pasted },
}: {
  ways: WaysIn;
  refused: NonNullable<WaysIn['refused']>;
}) {
  const text = useText(importWords);
  return (
    <div className="ways-failure">
      <p role="alert">{why}</p>
      <PanelButton label={text('seeRefused')} name={text('seeRefused')} end>
        <PasteBox key={pasted} begun={pasted} onText={ways.takeText} />
      </PanelButton>
      <Button onClick={ways.closeRefused}>{text('close')}</Button>
    </div>
  );
}
