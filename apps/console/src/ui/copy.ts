import { useText } from '../platform/text.ts';
import { toast } from './toast.tsx';
import { uiWords } from './words/words.ts';

/** Puts text into the clipboard and says that it is there, or that the browser does not let it. */
export function useCopy(): (copied: string, done: string) => Promise<void> {
  const text = useText(uiWords);
  return async (copied, done) => {
    const copying = navigator.clipboard?.writeText(copied).then(
      () => true,
      () => false,
    );
    const isCopied = await (copying ?? copyByHand(copied));
    toast(isCopied ? { kind: 'done', text: done } : { kind: 'failed', text: text('copyFailed') });
  };
}

/** Where a page is not served over TLS the browser has no clipboard for it; a selection can still be copied. */
function copyByHand(copied: string): boolean {
  const area = document.createElement('textarea');
  area.value = copied;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}
