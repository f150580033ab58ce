import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ComponentType, ReactNode } from 'react';
import type { Plugin } from 'vite';
import { samples } from './antd-samples.ts';

const virtual = 'virtual:antd.css';

/**
 * antd's styles, drawn out at build time for just the components that the source imports: at run time antd makes none
 * (`zeroRuntime`), and colours come from CSS variables, so one style sheet serves every theme.
 */
export const antdCss = (sourceDir: string): Plugin => ({
  name: 'antd-css',
  resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
  load: (id) => (id === `\0${virtual}` ? extractStyles(antdImports(sourceDir)) : undefined),
});

/** The names that the source imports from antd. */
function antdImports(sourceDir: string): string[] {
  const files = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  const names = files.flatMap((path) =>
    [
      ...readFileSync(join(sourceDir, path), 'utf8').matchAll(/^import (?!type)\{([^}]*)\} from 'antd';/gm),
    ].flatMap(([, list = '']) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => /^[A-Z]/.test(entry))
        .map((entry) => entry.replace(/ as .*/, '')),
    ),
  );
  return [...new Set(names)].sort();
}

type CssInJs = {
  createCache: () => object;
  extractStyle: (cache: object, options: { plain: true; types: 'style' }) => string;
  StyleProvider: ComponentType<{ cache: object; children?: ReactNode }>;
};

function extractStyles(names: readonly string[]): string {
  const require = createRequire(import.meta.url);
  const { createElement } = require('react') as typeof import('react');
  const { renderToString } = require('react-dom/server') as typeof import('react-dom/server');
  const antd = require('antd') as typeof import('antd');
  const { createCache, extractStyle, StyleProvider } = ownCssInJs(require);

  const cache = createCache();
  const theme = { hashed: false, cssVar: { key: 'console' } };
  const drawings = names.map((name) => samples(antd, name));
  renderToString(
    createElement(StyleProvider, { cache }, createElement(antd.ConfigProvider, { theme }, ...drawings)),
  );
  return extractStyle(cache, { plain: true, types: 'style' });
}

/** The copy of the style engine by which antd's components register their styles: another would have another cache. */
const ownCssInJs = (require: NodeJS.Require): CssInJs =>
  createRequire(createRequire(require.resolve('antd')).resolve('@ant-design/cssinjs-utils'))(
    '@ant-design/cssinjs',
  ) as CssInJs;
