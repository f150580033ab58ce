import type { IconName } from '../platform/root-route.ts';

/** Our own line drawings, 16 pixels unless said, in the colour of the text around. */
export const Icon = ({ name, size = 16 }: { name: IconName | FrameIconName; size?: number }) => (
  <svg
    className="icon"
    viewBox="0 0 16 16"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={drawings[name]} />
  </svg>
);

type FrameIconName =
  | 'menu'
  | 'user'
  | 'language'
  | 'sun'
  | 'moon'
  | 'fold'
  | 'unfold'
  | 'home'
  | 'signOut'
  | 'close'
  | 'bell'
  | 'phone'
  | 'clock'
  | 'down'
  | 'settings'
  | 'help'
  | 'calendar'
  | 'eye';

const drawings: Readonly<Record<IconName | FrameIconName, string>> = {
  dashboard: 'M2 2.5h5v5H2zM9 2.5h5v3H9zM9 8.5h5v5H9zM2 10.5h5v3H2z',
  policy: 'M8 1.5 13.5 3v4.5c0 3.4-2.3 5.8-5.5 7-3.2-1.2-5.5-3.6-5.5-7V3zM5.5 7.8l1.8 1.8 3.2-3.4',
  record: 'M2.5 8a5.5 5.5 0 1 0 1.8-4.1M2.5 2v2.5H5M8 5v3.2l2.2 1.3',
  add: 'M6.5 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM2 13.5c0-2.3 2-4 4.5-4 .9 0 1.7.2 2.4.6M12 9.5v5M9.5 12h5',
  remove: 'M6.5 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM2 13.5c0-2.3 2-4 4.5-4 .9 0 1.7.2 2.4.6M9.5 12h5',
  replace: 'M2 5.5h9.5M8.5 2.5l3 3-3 3M14 10.5H4.5M7.5 7.5l-3 3 3 3',
  renew: 'M13.5 3v3.5H10M2.5 13V9.5H6M3.6 6A5 5 0 0 1 12.4 5M12.4 10A5 5 0 0 1 3.6 11',
  correct: 'M2 13.5h12M3.5 10.5 11 3l2 2-7.5 7.5-2.5.5zM9.5 4.5l2 2',
  transfer:
    'M5.5 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1 13.5c0-2.3 2-4 4.5-4 1 0 2 .3 2.7.8M9.5 6h5M12 3.5 14.5 6 12 8.5',
  person:
    'M5.5 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1 13.5c0-2.3 2-4 4.5-4s4.5 1.7 4.5 4M10.5 7.3a2.4 2.4 0 0 0 0-4.6M12 9.8c1.8.5 3 1.9 3 3.7',
  message: 'M2 3h12v8.5H7L4 14v-2.5H2zM5 6.2h6M5 8.4h4',
  menu: 'M2 4h12M2 8h12M2 12h12',
  user: 'M8 7.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5zM2.5 14c.4-2.6 2.7-4.5 5.5-4.5s5.1 1.9 5.5 4.5',
  language:
    'M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM1.5 8h13M8 1.5c2 2 2.8 4.2 2.8 6.5S10 12.5 8 14.5M8 1.5C6 3.5 5.2 5.7 5.2 8S6 12.5 8 14.5',
  sun: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1',
  moon: 'M13.5 9.5A6 6 0 0 1 6.5 2.5a6 6 0 1 0 7 7z',
  fold: 'M10 3.5 5.5 8l4.5 4.5',
  unfold: 'm6 3.5 4.5 4.5L6 12.5',
  home: 'M2 7.5 8 2l6 5.5M3.5 6.5V14h9V6.5M6.5 14v-4h3v4',
  signOut: 'M6 2.5H2.5v11H6M10 4.5 13.5 8 10 11.5M13.5 8H6',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  bell: 'M8 2a4 4 0 0 0-4 4v3l-1.5 2.5h11L12 9V6a4 4 0 0 0-4-4zM6.5 13.5a1.5 1.5 0 0 0 3 0',
  phone: 'M4.5 1.5h7v13h-7zM7 12.5h2',
  clock: 'M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM8 4.5V8l2.5 1.5',
  down: 'm4 6 4 4 4-4',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3',
  settings:
    'M2 4.5h6M12 4.5h2M2 11.5h2M8 11.5h6M10 6.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM6 13.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  help: 'M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM6 6.2a2 2 0 1 1 2.8 1.9c-.5.2-.8.6-.8 1.1M8 11.5v.1',
};
