import { Suspense } from 'react';
import { lazyPage } from '../platform/lazy-page.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/icon.tsx';
import { PanelButton } from '../ui/panel-button.tsx';
import { shellWords } from './words/words.ts';

// The drawing of codes weighs more than the frame: it is fetched when somebody looks.
const QrCode = lazyPage(async () => (await import('./qr-code.tsx')).QrCode);

/** The console on a phone, by a code that its camera reads. */
export function MiniProgram() {
  const text = useText(shellWords);
  return (
    <PanelButton isTool end name={text('miniProgram')} label={<Icon name="phone" />}>
      <div className="mini-program">
        <figure aria-label={text('qrCode')} className="mini-program-code">
          <Suspense fallback={null}>
            <QrCode address={location.origin + location.pathname} />
          </Suspense>
        </figure>
        <p>{text('miniProgramText')}</p>
      </div>
    </PanelButton>
  );
}
