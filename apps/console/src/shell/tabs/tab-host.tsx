import { CatchBoundary, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Activity, Suspense, createElement, memo, useLayoutEffect } from 'react';
import { TabContext } from '../../platform/tab.ts';
import type { Tab } from '../../platform/tab-list.ts';
import { scrolledOf, useTabs } from '../../platform/tabs.ts';
import { Failure, FirstLoad } from '../../ui/faces.tsx';

/** The open pages: one in sight, the others kept as they were left, with their effects stopped. */
export function TabHost() {
  const { tabs, shown } = useTabs();

  // The window scrolls, and all pages share it.
  useLayoutEffect(() => {
    if (shown !== undefined) scrollTo(0, scrolledOf(shown));
  }, [shown]);

  const alive = tabs.filter((tab) => tab.alive);
  return (
    <>
      {!alive.some(({ id }) => id === shown) && <PagePending />}
      {alive.map((tab) => (
        <Activity key={`${tab.id}#${tab.revision}`} mode={tab.id === shown ? 'visible' : 'hidden'}>
          <OpenPage tab={tab} />
        </Activity>
      ))}
    </>
  );
}

const OpenPage = memo(function OpenPage({ tab }: { tab: Tab }) {
  const { routesByPath } = useRouter();
  const page = routesByPath[tab.route as '/'].options.component;
  return (
    <TabContext value={tab}>
      <CatchBoundary getResetKey={() => tab.href} errorComponent={PageFailure}>
        <Suspense fallback={<PagePending />}>{page && createElement(page)}</Suspense>
      </CatchBoundary>
    </TabContext>
  );
});

const PagePending = () => <FirstLoad rows={8} columns={5} />;

/** A page whose data could not be had, or that broke: said in its place, the frame stays usable. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <Failure error={error instanceof Error ? error : new Error(String(error))} onRetry={retry} />;
}
