import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from '../platform/api.ts';
import { useSettings } from '../platform/settings.ts';
import { router } from './router.ts';
import { Toasts } from '../ui/toast.tsx';
import { TroubleHost } from './trouble-host.tsx';

/** Everything around the pages: data, look, messages. */
export function Console() {
  const { size } = useSettings();
  useEffect(() => {
    document.documentElement.dataset.controls = size;
  }, [size]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
      <TroubleHost />
    </QueryClientProvider>
  );
}
