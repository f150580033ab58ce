import { useLanguage } from '../platform/language.ts';
import { rootRoute } from '../platform/root-route.ts';
import { Logo } from '../ui/logo.tsx';

/** The product's mark and name above the menu. */
export const SideLogo = () => (
  <div className="side-logo">
    <Logo />
    <span className="menu-label">{rootRoute.options.staticData.title[useLanguage()]}</span>
  </div>
);
