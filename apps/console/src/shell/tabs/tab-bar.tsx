import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import type { Tab } from '../../platform/tab-list.ts';
import { useTabs } from '../../platform/tabs.ts';
import { useText } from '../../platform/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { MenuLayer } from '../../ui/floating/layers.ts';
import { shellWords } from '../words/words.ts';
import { AskAboutUnsaved } from './ask-about-unsaved.tsx';
import { closeAndGoOn, type Goes, lostWith, refreshTab, showTab } from './close-tabs.ts';
import { type Spot, TabMenu } from './tab-menu.tsx';
import './tab-bar.css';

/**
 * The open pages as a row of buttons. No `tablist`: its tabs could hold no button to close them. A right click, or the menu key, offers
 * what can be done with one.
 */
export function TabBar() {
  const text = useText(shellWords);
  const router = useRouter();
  const { tabs, shown } = useTabs();
  const [menu, setMenu] = useState<{ tab: Tab; spot: Spot }>();
  const [asked, setAsked] = useState<{ goes: Goes; lost: readonly string[] }>();

  const close = (goes: Goes) => {
    const lost = lostWith(goes);
    if (lost.length > 0) setAsked({ goes, lost });
    else closeAndGoOn(router, goes);
  };

  return (
    <nav className="tab-bar" aria-label={text('openPages')}>
      <ul>
        {tabs
          .filter(({ stay }) => stay !== 'passing')
          .map((tab) => (
            <OneTab
              key={tab.id}
              tab={tab}
              isShown={tab.id === shown}
              onShow={() => showTab(router, tab.id)}
              onClose={() => close(({ id }) => id === tab.id)}
              onMenu={(spot) => void MenuLayer.preload().then((layer) => layer && setMenu({ tab, spot }))}
            />
          ))}
      </ul>
      {menu && (
        <TabMenu
          {...menu}
          onLeave={() => setMenu(undefined)}
          onRefresh={() => refreshTab(router, menu.tab)}
          onClose={close}
        />
      )}
      {asked && (
        <AskAboutUnsaved
          lost={asked.lost}
          goOn={text('closeAnyway')}
          onStay={() => setAsked(undefined)}
          onGoOn={() => {
            setAsked(undefined);
            closeAndGoOn(router, asked.goes);
          }}
        />
      )}
    </nav>
  );
}

function OneTab(props: {
  tab: Tab;
  isShown: boolean;
  onShow: () => void;
  onClose: () => void;
  onMenu: (spot: Spot) => void;
}) {
  const { tab, isShown, onShow, onClose, onMenu } = props;
  const text = useText(shellWords);
  const title = useTabTitle(tab);
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // From the keyboard there is no pointer: the menu opens below the tab.
    const { left, bottom } = event.currentTarget.getBoundingClientRect();
    onMenu(event.clientX > 0 ? { left: event.clientX, top: event.clientY } : { left, top: bottom });
  };
  return (
    <li className={isShown ? 'tab tab-shown' : 'tab'}>
      <button
        type="button"
        aria-current={isShown ? 'page' : undefined}
        title={title}
        onClick={onShow}
        onContextMenu={openMenu}
      >
        <span>{title}</span>
      </button>
      {tab.stay === 'open' && (
        <button
          type="button"
          className="tab-close"
          aria-label={text('closeTab', { page: title })}
          onClick={onClose}
          onContextMenu={openMenu}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

/** The page's title, and what record it shows. */
function useTabTitle({ route, name }: Tab): string {
  const language = useLanguage();
  const title = useRouter().routesByPath[route as '/'].options.staticData.title[language];
  return name === undefined ? title : `${title} ${name}`;
}
