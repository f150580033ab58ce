import { theme, type ThemeConfig } from 'antd';
import type { Appearance } from './appearance.ts';
import { darkSurfaces, deriveBrand, lightSurfaces } from './brand.ts';

/** The class under which antd's variables stand; the styles extracted at build refer to nothing else. */
const cssVarKey = 'console';

/** antd in our colours and measures. Its styles were extracted at build, so at run time only its variables are written. */
export function antdTheme({ dark, colour }: Appearance): ThemeConfig {
  const surfaces = dark ? darkSurfaces : lightSurfaces;
  const brand = deriveBrand(colour, surfaces);
  return {
    zeroRuntime: true,
    hashed: false,
    cssVar: { key: cssVarKey },
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...measures,
      ...(dark ? darkColours : lightColours),
      colorPrimary: brand.solid,
      colorPrimaryHover: brand.solidHover,
      colorPrimaryActive: brand.solidActive,
      colorPrimaryBg: brand.tint,
      colorPrimaryBgHover: brand.tint,
      colorPrimaryBorder: brand.mark,
      colorPrimaryText: brand.text,
      colorLink: brand.text,
      colorLinkHover: brand.text,
      colorLinkActive: brand.text,
      colorBgLayout: surfaces.page,
      colorBgContainer: surfaces.card,
      controlItemBgActive: brand.tint,
      controlItemBgActiveHover: brand.tint,
      controlOutline: 'transparent',
    },
    components: {
      Table: { rowHoverBg: brand.tint, headerSplitColor: 'transparent' },
      Pagination: { colorPrimary: brand.text, colorPrimaryHover: brand.text },
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    },
  };
}

const measures = {
  fontFamily: 'var(--font)',
  fontSize: 14,
  borderRadius: 6,
  controlHeight: 32,
  motionDurationFast: '0.12s',
  motionDurationMid: '0.12s',
  motionDurationSlow: '0.12s',
  motionEaseOut: 'ease-out',
  boxShadow: 'var(--float)',
  boxShadowSecondary: 'var(--float)',
  boxShadowTertiary: 'none',
} as const;

const lightColours = {
  colorText: '#16211b',
  colorTextSecondary: '#475467',
  colorTextTertiary: '#475467',
  colorTextDescription: '#475467',
  colorTextPlaceholder: '#667085',
  colorTextDisabled: '#8a94a0',
  colorBorder: '#8c9791',
  colorBorderSecondary: '#e4e9e6',
  colorSuccess: '#067a35',
  colorError: '#b42318',
  colorWarning: '#b54708',
  colorInfo: '#175cd3',
} as const;

const darkColours = {
  colorText: '#e8eeea',
  colorTextSecondary: '#cdd5df',
  colorTextTertiary: '#cdd5df',
  colorTextDescription: '#cdd5df',
  colorTextPlaceholder: '#98a2b3',
  colorTextDisabled: '#6f7a76',
  colorBorder: '#5f6d66',
  colorBorderSecondary: '#26302b',
  colorBgElevated: '#1d2722',
  colorSuccessText: '#32d583',
  colorErrorText: '#f97066',
  colorWarningText: '#fdb022',
  colorInfoText: '#84caff',
} as const;
