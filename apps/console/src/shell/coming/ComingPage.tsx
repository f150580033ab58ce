import { listAliases } from '@app/contract/aliases';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ShortNames } from '../../aliases/aliases.ts';
import { useLanguage } from '../../platform/language.ts';
import { useMay } from '../../platform/me.ts';
import type { Title } from '../../platform/root-route.ts';
import { useText } from '../../platform/text.ts';
import { Page } from '../../ui/page.tsx';
import { shellWords } from '../words/words.ts';
import type { english } from './words/en.ts';
import { comingWords } from './words/words.ts';

/** A page that does not work yet says so, and what it will be for. The menu does not lead here. */
export function ComingPage({ title, path }: { title: Title; path: keyof typeof english }) {
  const text = useText(shellWords);
  const will = useText(comingWords);
  const mayMatch = useMay(listAliases);
  return (
    <Page title={title[useLanguage()]} purpose={text('notReady')}>
      <p>{will(path)}</p>
      <p>
        <Link to="/dashboard">{text('toDashboard')}</Link>
      </p>
      {path === '/company/index' && mayMatch && (
        <Suspense>
          <ShortNames />
        </Suspense>
      )}
    </Page>
  );
}
