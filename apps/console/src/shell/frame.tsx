import { Suspense } from 'react';
import { storeSettings, useSettings } from '../platform/settings.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/icon.tsx';
import { AgreementBanner } from './agreement-banner.tsx';
import { useAskBeforeLeaving } from './ask-before-leaving.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { CheckingBanner } from './checking-banner.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { usePageTitle } from './page-title.ts';
import { SettingsDrawer } from './settings-drawer.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { SideLogo } from './side-logo.tsx';
import { SideMenu } from './side-menu.tsx';
import { TabBar } from './tabs/tab-bar.tsx';
import { TabHost } from './tabs/tab-host.tsx';
import { TopBar } from './top-bar.tsx';
import { Elsewhere, useSessionWatch } from './session-watch.ts';
import { SlowReads } from './slow/slow-reads.tsx';
import { Watermark } from './watermark.tsx';
import { shellWords } from './words/words.ts';
import './frame.css';

/** What stands around every page: top bar, menu, open pages, breadcrumb. */
export function Frame() {
  const { menuFolded, fixedHeader, tagsView } = useSettings();
  usePageTitle();
  const { other, settle } = useSessionWatch();
  useAskBeforeLeaving();

  return (
    <div className={`frame${menuFolded ? ' frame-folded' : ''}${fixedHeader ? ' frame-fixed' : ''}`}>
      <SkipLink />
      <TopBar />
      <Side />
      <main id="content" tabIndex={-1}>
        <OfflineBanner />
        <CheckingBanner />
        <SlowReads />
        {tagsView && <TabBar />}
        <AgreementBanner />
        <Breadcrumb />
        <TabHost />
      </main>
      <SettingsDrawer />
      <Shortcuts />
      <Watermark />
      <Suspense fallback={null}>{other && <Elsewhere now={other} onBack={settle} />}</Suspense>
    </div>
  );
}

function SkipLink() {
  const text = useText(shellWords);
  return (
    <a
      className="skip"
      href="#content"
      onClick={(event) => {
        // The address belongs to the router: the link only moves the focus.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {text('skip')}
    </a>
  );
}

function Side() {
  const text = useText(shellWords);
  const { menuFolded, sidebarLogo } = useSettings();
  return (
    <aside className="side">
      {sidebarLogo && <SideLogo />}
      <SideMenu folded={menuFolded} />
      <button
        type="button"
        className="fold"
        aria-expanded={!menuFolded}
        onClick={() => storeSettings({ menuFolded: !menuFolded })}
      >
        <Icon name={menuFolded ? 'unfold' : 'fold'} />
        <span className="menu-label">{text(menuFolded ? 'unfoldMenu' : 'foldMenu')}</span>
      </button>
    </aside>
  );
}
