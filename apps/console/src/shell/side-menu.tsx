import { listPersons } from '@app/contract/persons';
import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { pinyin } from 'virtual:menu-pinyin';
import { useLanguage } from '../platform/language.ts';
import { useMay, useMe } from '../platform/me.ts';
import { isPrivate } from '../platform/private-input.ts';
import type { MenuGroup } from '../platform/root-route.ts';
import { useSettings } from '../platform/settings.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { startPagePath } from './guard.ts';
import { findInMenu } from './find-menu.ts';
import { type MenuEntry, useMenu } from './menu.ts';
import { shellWords } from './words/words.ts';
import './side-menu.css';

const groups: readonly MenuGroup[] = ['home', 'insurance'];

/** The pages that this person may open, by group. Folded, it shows the drawings and names each on hover. */
export function SideMenu({ folded = false }: { folded?: boolean }) {
  const text = useText(shellWords);
  const [words, setWords] = useState('');
  const isChinese = useLanguage() === 'zh';
  const { pinyinSearch } = useSettings();
  const found = findInMenu(useMenu(), words, isChinese && pinyinSearch ? pinyin : undefined);

  return (
    <nav className="menu" aria-label={text('menu')}>
      {!folded && (
        <input
          type="search"
          className="menu-search"
          aria-label={text('findMenu')}
          placeholder={text('findMenu')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter ends a word that is being composed, too.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || found.length > 0) return;
            event.currentTarget.parentElement?.querySelector<HTMLElement>('.menu-none a')?.click();
          }}
        />
      )}
      {words !== '' && found.length === 0 && (
        <NothingFound words={words.trim()} onGone={() => setWords('')} />
      )}
      {groups.map((group) => (
        <Group
          key={group}
          group={group}
          entries={found.filter((entry) => entry.group === group)}
          folded={folded}
          onGone={() => setWords('')}
        />
      ))}
    </nav>
  );
}

/** The one field on every page is taken for a search of everything: what is no page may be a person. */
function NothingFound({ words, onGone }: { words: string; onGone: () => void }) {
  const text = useText(shellWords);
  // A number of a person has no place in an address.
  const mayLook = useMay(listPersons) && words !== '' && !isPrivate(words);
  return (
    <p className="menu-none">
      {text('nothingInMenu')}
      {mayLook && (
        <Link to="/person/index" search={{ keywords: words }} onClick={onGone}>
          {text('lookAmongPersons', { words })}
        </Link>
      )}
    </p>
  );
}

function Group(props: {
  group: MenuGroup;
  entries: readonly MenuEntry[];
  folded: boolean;
  onGone: () => void;
}) {
  const { group, entries, folded, onGone } = props;
  const text = useText(shellWords);
  if (entries.length === 0) return null;
  return (
    <section>
      {group !== 'home' && <h2 className="menu-label">{text(group)}</h2>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <MenuLink entry={entry} folded={folded} onGone={onGone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads to a page as it was left. Whoever has no enterprise is told what comes first. */
function MenuLink({ entry, folded, onGone }: { entry: MenuEntry; folded: boolean; onGone: () => void }) {
  const text = useText(shellWords);
  const { history, preloadRoute } = useRouter();
  const isOpen = useRouterState({ select: ({ location }) => location.pathname === entry.path });
  const isClosed = useMe().navbarinfo.customerId === null && entry.path !== startPagePath;

  const open = (event: MouseEvent) => {
    // With a key held, the browser opens a window of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isClosed)
      toast({
        kind: 'failed',
        text: text('needEnterprise'),
        action: { label: text('addEnterprise'), act: () => history.push(startPagePath) },
      });
    else {
      onGone();
      history.push(entry.href);
    }
  };
  return (
    <a
      href={`#${entry.href}`}
      className="menu-link"
      aria-current={isOpen ? 'page' : undefined}
      title={folded ? entry.title : undefined}
      onClick={open}
      onPointerEnter={() => void preloadRoute({ to: entry.path as '/' })}
    >
      <Icon name={entry.icon} />
      <span className="menu-label">{entry.title}</span>
    </a>
  );
}
