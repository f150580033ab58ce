import { Link } from '@tanstack/react-router';
import { useLanguage } from '../platform/language.ts';
import { useMe } from '../platform/me.ts';
import { rootRoute } from '../platform/root-route.ts';
import { useSettings } from '../platform/settings.ts';
import { Logo } from '../ui/logo.tsx';
import { Bell } from './bell.tsx';
import { CutOffClock } from './cut-off-clock.tsx';
import { EnterpriseMenu } from './enterprise-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { MiniProgram } from './mini-program.tsx';
import { UserMenu } from './user-menu.tsx';
import './top-bar.css';

/** What is always at hand. On a narrow window the menu, the enterprise and the bell; the rest is in the menu's drawer. */
export function TopBar() {
  const { sidebarLogo } = useSettings();
  const product = rootRoute.options.staticData.title[useLanguage()];
  const inEnterprise = useMe().navbarinfo.customerId !== null;

  return (
    <header className="top">
      <MenuDrawer />
      <Link to="/" className={sidebarLogo ? 'top-logo top-logo-mark' : 'top-logo'} aria-label={product}>
        <Logo />
        <span>{product}</span>
      </Link>
      {inEnterprise && <CutOffClock />}
      <span className="top-tools">
        <span className="top-wide">
          <MiniProgram />
        </span>
        {inEnterprise && <Bell />}
        <EnterpriseMenu />
        <span className="top-wide">
          <LanguageMenu />
          <UserMenu />
        </span>
      </span>
    </header>
  );
}
