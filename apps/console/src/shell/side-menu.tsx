import { Link, useRouter } from '@tanstack/react-router';
import { useLanguage } from '../platform/language.ts';
import { may, useMe } from '../platform/me.ts';
import type { MenuGroup } from '../platform/root-route.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/icon.tsx';
import { shellWords } from './words/words.ts';
import './side-menu.css';

const groups: readonly MenuGroup[] = ['home', 'insurance'];

/** The pages that this person may open, by group. Folded, it shows the drawings and names each on hover. */
export function SideMenu({ folded = false }: { folded?: boolean }) {
  const text = useText(shellWords);
  const language = useLanguage();
  const entries = useMenu();

  return (
    <nav className="menu" aria-label={text('menu')}>
      {groups.map((group) => {
        const inGroup = entries.filter(({ menu }) => menu.group === group);
        return inGroup.length === 0 ? null : (
          <section key={group}>
            {group !== 'home' && <h2 className="menu-label">{text(group)}</h2>}
            <ul>
              {inGroup.map(({ path, title, menu }) => (
                <li key={path}>
                  <Link
                    to={path as '/'}
                    className="menu-link"
                    activeOptions={{ includeSearch: false }}
                    title={folded ? title[language] : undefined}
                  >
                    <Icon name={menu.icon} />
                    <span className="menu-label">{title[language]}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

function useMenu() {
  const me = useMe();
  const { routesByPath } = useRouter();
  return Object.values(routesByPath)
    .flatMap(({ fullPath, options: { staticData } }) => {
      const { menu, title, access } = staticData as typeof staticData & { menu?: Menu };
      return menu && may(me, access) ? [{ path: fullPath, title, menu }] : [];
    })
    .sort((one, other) => one.menu.order - other.menu.order);
}

type Menu = {
  readonly group: MenuGroup;
  readonly order: number;
  readonly icon: Parameters<typeof Icon>[0]['name'];
};
