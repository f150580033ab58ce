import { Link } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { useLanguage } from '../../platform/language.ts';
import type { Title } from '../../platform/root-route.ts';
import { useText } from '../../platform/text.ts';
import { Page } from '../../ui/page.tsx';
import { shellWords } from '../words/words.ts';
import type { english } from './words/en.ts';
import { comingWords } from './words/words.ts';

/**
 * A page that does not work yet says so, and what it will be for. The menu does not lead here.
 *
 * @param Part what of it works already
 */
export function ComingPage({
  title,
  path,
  Part,
}: {
  title: Title;
  path: keyof typeof english;
  Part?: ComponentType | undefined;
}) {
  const text = useText(shellWords);
  const will = useText(comingWords);
  return (
    <Page title={title[useLanguage()]} purpose={text('notReady')}>
      <p>{will(path)}</p>
      <p>
        <Link to="/dashboard">{text('toDashboard')}</Link>
      </p>
      <Suspense>{Part && <Part />}</Suspense>
    </Page>
  );
}
