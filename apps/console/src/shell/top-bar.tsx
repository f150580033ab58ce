import { my } from '@app/contract/customers';
import { Link, useRouter } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callQuery } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useMe } from '../platform/me.ts';
import { rootRoute } from '../platform/root-route.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { SideMenu } from './side-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserMenu } from './user-menu.tsx';
import { shellWords } from './words/words.ts';
import './top-bar.css';

export function TopBar() {
  const text = useText(shellWords);
  const language = useLanguage();
  const company = useCompanyName();
  const product = rootRoute.options.staticData.title[language];

  return (
    <header className="top">
      <Drawer product={product} />
      <Link to="/" className="top-logo" aria-label={product}>
        <Logo />
        <span>{product}</span>
      </Link>
      <span className="top-company" title={company}>
        {company || text('noEnterprise')}
      </span>
      <span className="top-tools">
        <ThemeSwitch />
        <LanguageMenu />
        <UserMenu />
      </span>
    </header>
  );
}

function useCompanyName(): string {
  const me = useMe();
  const { data } = useQuery({
    ...callQuery(my, {}, { quiet: true }),
    enabled: me.navbarinfo.customerId !== null,
  });
  return data?.company_name ?? me.navbarinfo.user.company_name;
}

/** Under 992 px the menu is a drawer behind a button, and closes when a page opens. */
function Drawer({ product }: { product: string }) {
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
              {product}
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
        </div>
      </dialog>
    </>
  );
}
