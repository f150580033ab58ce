import { Suspense } from 'react';
import { lazyPage } from '../platform/lazy-page.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/icon.tsx';
import { Drawer } from '../ui/overlay.tsx';
import { showSettings, useSettingsShown } from './settings-shown.ts';
import { shellWords } from './words/words.ts';
import './settings-drawer.css';

const SettingsPanel = lazyPage(async () => (await import('./settings-panel.tsx')).SettingsPanel);

/** How the console looks and behaves in this browser; its button stands at the side of the window. */
export function SettingsDrawer() {
  const text = useText(shellWords);
  const open = useSettingsShown();
  return (
    <>
      <button
        type="button"
        className="edge-button edge-settings"
        aria-label={text('settings')}
        aria-haspopup="dialog"
        onClick={() => showSettings(true)}
      >
        <Icon name="settings" />
      </button>
      <Drawer open={open} title={text('settings')} onClose={() => showSettings(false)}>
        <Suspense fallback={null}>{open && <SettingsPanel />}</Suspense>
      </Drawer>
    </>
  );
}
