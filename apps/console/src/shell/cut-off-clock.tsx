import { listActivePolicies } from '@app/contract/policies';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { callQuery } from '../platform/api.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/icon.tsx';
import { PanelButton } from '../ui/panel-button.tsx';
import { nextCutOff } from './cut-off.ts';
import { cutOffWords } from './cut-offs/words/words.ts';
import { shellWords } from './words/words.ts';

/** Policies are opened and closed by others too. */
const asked_ms = 300_000;

/** How long a change can still start tomorrow, by the server's clock; amber in the last half hour, nothing when no policy ends it today. */
export function CutOffClock() {
  const text = useText(shellWords);
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...callQuery(listActivePolicies, {}, { quiet: true }),
    enabled: useMay(listActivePolicies),
    refetchInterval: asked_ms,
  });
  const here = useSeconds();
  const cutOff = nextCutOff(data ?? [], Math.max(0, here - dataUpdatedAt));
  const hasPassed = data !== undefined && cutOff === undefined && nextCutOff(data, 0) !== undefined;
  useEffect(() => {
    // What can start tomorrow is another answer now.
    if (hasPassed) void refetch();
  }, [hasPassed, refetch]);
  if (!cutOff) return null;

  const { at, minutes, count } = cutOff;
  const left =
    minutes < 60
      ? text('minutesLeft', { minutes })
      : text('hoursMinutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  const all = data?.length ?? 0;
  const words = count < all ? text('cutOffOf', { at, left, count, all }) : text('cutOff', { at, left });
  return (
    <PanelButton
      isTool
      name={words}
      className={minutes < 30 ? 'clock clock-near' : 'clock'}
      label={
        <span title={text('cutOffHint')}>
          <Icon name="clock" />
          {words}
        </span>
      }
    >
      <Suspense fallback={null}>
        <CutOffs policies={data ?? []} />
      </Suspense>
    </PanelButton>
  );
}

/** What holds for each policy: opened by few, so it comes when asked for. */
const CutOffs = lazyPage(async () => (await import('./cut-offs/CutOffs.tsx')).CutOffs, cutOffWords);

/** The time of this device, every second. */
function useSeconds(): number {
  const [here, setHere] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return here;
}
