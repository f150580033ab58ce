import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { ConfigProvider } from 'antd';
import { queryClient } from '../platform/api.ts';
import { useSettings } from '../platform/settings.ts';
import { antdTheme } from '../ui/antd-theme.ts';
import { useAppearance } from '../ui/appearance.ts';
import { useAntdLocale } from './antd-locale.ts';
import { router } from './router.ts';
import { Toasts } from '../ui/toast.tsx';
import { TroubleHost } from './trouble-host.tsx';

/** Everything around the pages: data, look, words, messages. */
export function Console() {
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider
        theme={antdTheme(useAppearance())}
        locale={useAntdLocale()}
        componentSize={useSettings().size}
        csp={{ nonce: styleNonce }}
        wave={noWave}
        button={asWritten}
      >
        <RouterProvider router={router} />
        <Toasts />
        <TroubleHost />
      </ConfigProvider>
    </QueryClientProvider>
  );
}

/** The page's policy lets only styles with this mark of the response be written at run time. */
const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

const noWave = { disabled: true };

/** antd would put a space between the two signs of a short Chinese label. */
const asWritten = { autoInsertSpace: false };
