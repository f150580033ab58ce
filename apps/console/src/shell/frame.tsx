import { Outlet, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useText } from '../platform/text.ts';
import { Failure, FirstLoad } from '../ui/faces.tsx';
import { Icon } from '../ui/icon.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { shellWords } from './words/words.ts';
import './frame.css';
import { usePageTitle } from './page-title.ts';

const foldedKey = 'menu-folded';

/** What stands around every page: top bar, menu, breadcrumb. */
export function Frame() {
  const text = useText(shellWords);
  const [folded, setFolded] = useState(() => localStorage.getItem(foldedKey) === '1');
  usePageTitle();

  const fold = () => {
    localStorage.setItem(foldedKey, folded ? '0' : '1');
    setFolded(!folded);
  };

  return (
    <div className={folded ? 'frame frame-folded' : 'frame'}>
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
      <TopBar />
      <aside className="side">
        <SideMenu folded={folded} />
        <button type="button" className="fold" aria-expanded={!folded} onClick={fold}>
          <Icon name={folded ? 'unfold' : 'fold'} />
          <span className="menu-label">{text(folded ? 'unfoldMenu' : 'foldMenu')}</span>
        </button>
      </aside>
      <main id="content" tabIndex={-1}>
        <Breadcrumb />
        <Suspense fallback={<PagePending />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

export const PagePending = () => <FirstLoad rows={8} columns={5} />;

/** A page whose data could not be had, or that broke: said in its place, the frame stays usable. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <Failure error={error instanceof Error ? error : new Error(String(error))} onRetry={retry} />;
}
