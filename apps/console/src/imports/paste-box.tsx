import { useState } from 'react';
import { useText } from '../platform/text.ts';
import { usePanelClose } from '../ui/panel-button.tsx';
import { importWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';
import './ways.css';

/** A place to paste into for those who have no keyboard: a block of a spreadsheet, or a message as it was written. */
export function PasteBox({
  onText,
  begun = '',
}: {
  onText: (text: string) => void;
  /** What stands in it at first. */
  begun?: string;
}) {
  const text = useText(importWords);
  const close = usePanelClose();
  const [written, setWritten] = useState(begun);
  const take = (list: string) => {
    close();
    onText(list);
  };
  return (
    <div className="ways-paste">
      <label>
        {text('pasteHere')}
        <textarea
          rows={6}
          value={written}
          onChange={(event) => setWritten(event.currentTarget.value)}
          onPaste={(event) => {
            if (written !== '') return;
            event.preventDefault();
            take(event.clipboardData.getData('text/plain'));
          }}
        />
      </label>
      <Button kind="primary" disabled={written.trim() === ''} onClick={() => take(written)}>
        {text('readIt')}
      </Button>
    </div>
  );
}
