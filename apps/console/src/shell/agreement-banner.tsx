import { check } from '@app/contract/customers';
import { Link, useRouterState } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../platform/api.ts';
import { useMe } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { dashboardPath } from './page-title.ts';
import { shellWords } from './words/words.ts';

/** What an enterprise that is not ready lacks, above every page until it is done; the dashboard has its own, longer way of saying it. */
export function AgreementBanner() {
  const text = useText(shellWords);
  const { customerId } = useMe().navbarinfo;
  const isDashboard = useRouterState({ select: ({ location }) => location.pathname === dashboardPath });
  const { data } = useQuery({
    ...callQuery(check, {}, { quiet: true }),
    enabled: customerId !== null,
    staleTime: 60_000,
  });
  const missing = data?.status ?? 0;
  if (missing === 0 || isDashboard) return null;

  return (
    <output className="frame-banner">
      <span>
        <strong>{text('unsignedTitle')}</strong>{' '}
        {text(missing === 1 ? 'unsigned1' : missing === 2 ? 'unsigned2' : 'unsigned3')}
      </span>
      <Link to="/agreement/index">{text('toSigning')}</Link>
    </output>
  );
}
