import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../platform/language.ts';
import { rootRoute } from '../platform/root-route.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { SideMenu } from './side-menu.tsx';
import { UserMenu } from './user-menu.tsx';
import { shellWords } from './words/words.ts';

/** Under 992 px the menu is a drawer behind a button, and closes when a page opens. */
export function MenuDrawer() {
  const text = useText(shellWords);
  const router = useRouter();
  const drawer = useRef<HTMLDialogElement>(null);

  useEffect(() => router.subscribe('onBeforeNavigate', () => drawer.current?.close()), [router]);

  return (
    <>
      <button
        type="button"
        className="tool top-menu"
        aria-label={text('openMenu')}
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={drawer} className="drawer" aria-label={text('menu')} closedby="any">
        <div className="drawer-inner">
          <div className="drawer-head">
            <span className="top-logo">
              <Logo />
              {rootRoute.options.staticData.title[useLanguage()]}
            </span>
            <button
              type="button"
              className="tool"
              aria-label={text('closeMenu')}
              onClick={() => drawer.current?.close()}
            >
              <Icon name="close" />
            </button>
          </div>
          <SideMenu />
          <div className="drawer-foot">
            <LanguageMenu />
            <UserMenu />
          </div>
        </div>
      </dialog>
    </>
  );
}
