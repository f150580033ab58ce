import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

type Written = typeof import('../src/passport/written.tsx');

/**
 * Writes the sign-in form into the page, once for each language: `index.en.html` and so on. The server sends the one that is asked for
 * and puts in what only it knows: the mark for run-time styles and whether the demo is on.
 */
export const loginHtml = (root: string): Plugin => ({
  name: 'login-html',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new RangeError('index.html was not built');
      const template = String(page.source);
      delete bundle['index.html'];

      const { module } = await runnerImport<Written>(resolve(root, 'src/passport/written.tsx'));
      for (const { language, htmlLang, title, form, written } of module.signIns)
        this.emitFile({
          type: 'asset',
          fileName: `index.${language}.html`,
          source: template
            .replace('<html lang="en">', `<html lang="${htmlLang}">`)
            .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
            .replace('<div id="login"></div>', () => `<div id="login">${form}</div>`)
            .replace(/(<script type="application\/json" id="written">)/, (tag) => tag + written),
        });
    },
  },
});
