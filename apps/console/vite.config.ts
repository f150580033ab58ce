import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
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
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
