import type { ReactNode } from 'react';
import { RefusedError } from '../platform/api.ts';
import { Empty } from './faces.tsx';
import { Page } from './page.tsx';
import { PageComing } from './page-coming.tsx';

/** The page of a record that is on its way, could not be had, or is not there: then it leads back to the list. */
export function RecordComing({
  back,
  ...coming
}: {
  readonly title: string;
  readonly rows?: number;
  readonly error: Error | null;
  readonly onRetry: () => unknown;
  /** The link to the list. */
  readonly back: ReactNode;
}) {
  const refused = coming.error instanceof RefusedError ? coming.error.refused : undefined;
  if (refused?.reason !== 'NOT_FOUND') return <PageComing {...coming} />;
  return (
    <Page title={coming.title}>
      <div role="alert">
        <Empty action={back}>{refused.msg}</Empty>
      </div>
    </Page>
  );
}
