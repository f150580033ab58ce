import { Link } from '@tanstack/react-router';
import { useText } from '../platform/text.ts';
import { Page } from '../ui/page.tsx';
import { shellWords } from './words/words.ts';

/** Where an address leads that does not exist, or that this person may not open. */
export function StrayPage({ kind }: { kind: 'notFound' | 'forbidden' }) {
  const text = useText(shellWords);
  return (
    <Page title={text(`${kind}Title`)} purpose={text(kind)}>
      <p>
        <Link to="/dashboard">{text('toDashboard')}</Link>
      </p>
    </Page>
  );
}
