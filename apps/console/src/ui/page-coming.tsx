import { Failure, FirstLoad } from './faces.tsx';
import { Page } from './page.tsx';

/** A page whose record is on its way, or could not be had. */
export const PageComing = ({
  title,
  rows = 6,
  error,
  onRetry,
}: {
  title: string;
  rows?: number;
  error: Error | null;
  onRetry: () => unknown;
}) => (
  <Page title={title}>
    {error ? <Failure error={error} onRetry={() => void onRetry()} /> : <FirstLoad rows={rows} columns={3} />}
  </Page>
);
