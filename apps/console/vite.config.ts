import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { antdCss } from './build/antd-css.ts';
import { chunkGroups } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { hanPinyin } from './build/han-pinyin.ts';
import { loginHtml } from './build/login-html.ts';
import { menuPinyin } from './build/menu-pinyin.ts';
import { previousBuilds } from './build/previous-builds.ts';

const root = import.meta.dirname;

export default defineConfig({
  root,
  // Relative, so that a proxy may serve the console below a path of its own.
  base: './',
  plugins: [
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    antdCss(join(root, 'src')),
    menuPinyin(join(root, 'src')),
    hanPinyin(),
    loginHtml(root),
    compressed(),
    previousBuilds(),
  ],
  build: {
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Held by build/weight.test.ts, gzipped.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // antd takes one context of it, and it does not say that nothing happens when it is read: all forms would come along.
      treeshake: {
        moduleSideEffects: [{ test: /\/@rc-component\/form\/es\/index\.js$/, sideEffects: false }],
      },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
