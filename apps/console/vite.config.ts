import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { antdCss } from './build/antd-css.ts';
import { compressed } from './build/compressed.ts';
import { loginHtml } from './build/login-html.ts';

const root = import.meta.dirname;

export default defineConfig({
  root,
  // Relative, so that a proxy may serve the console below a path of its own.
  base: './',
  plugins: [
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    antdCss(join(root, 'src')),
    loginHtml(root),
    compressed(),
  ],
  build: { modulePreload: { polyfill: false }, reportCompressedSize: false },
});
