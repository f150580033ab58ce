import { slowReads } from '../../platform/slow-reads.ts';
import { useText } from '../../platform/text.ts';
import { slowWords } from './words/words.ts';
import { Button } from '../../ui/button.tsx';
import './slow-banner.css';

/** Says that the server has not answered for half a minute, and that it is waited for. */
export function SlowBanner() {
  const text = useText(slowWords);
  return (
    <output className="slow-reads">
      <span>{text('slow')}</span>
      <Button size="small" onClick={slowReads.again}>
        {text('again')}
      </Button>
      <Button size="small" onClick={slowReads.stop}>
        {text('stop')}
      </Button>
    </output>
  );
}
