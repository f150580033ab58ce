import { Link } from '@tanstack/react-router';
import { useText } from '../platform/text.ts';
import { Page } from '../ui/page.tsx';
import { shellWords } from './words/words.ts';

/** Where an address leads that does not exist or is closed: to this person, or to an enterprise whose service has ended. */
export function StrayPage({ kind }: { kind: 'notFound' | 'forbidden' | 'pastDue' }) {
  const text = useText(shellWords);
  return (
    <Page title={text(`${kind}Title`)} purpose={text(kind)}>
      {kind !== 'pastDue' && (
        <p>
          <Link to="/dashboard">{text('toDashboard')}</Link>
        </p>
      )}
    </Page>
  );
}
