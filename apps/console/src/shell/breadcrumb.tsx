import { Link, useRouter } from '@tanstack/react-router';
import { useLanguage } from '../platform/language.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/icon.tsx';
import { dashboardPath, useCrumbs } from './page-title.ts';
import { shellWords } from './words/words.ts';

/** From the dashboard to the page; hidden on the dashboard itself. */
export function Breadcrumb() {
  const text = useText(shellWords);
  const language = useLanguage();
  const dashboard = useRouter().routesByPath[dashboardPath].options.staticData.title;
  const crumbs = useCrumbs();
  if (crumbs.length === 0) return null;

  return (
    <nav className="breadcrumb" aria-label={text('breadcrumb')}>
      <ol>
        <li>
          <Link to={dashboardPath}>
            <Icon name="home" />
            {dashboard[language]}
          </Link>
        </li>
        {crumbs.map(({ path, title }, at) => (
          <li key={path}>
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{title[language]}</span>
            ) : (
              <Link to={path as '/'}>{title[language]}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
