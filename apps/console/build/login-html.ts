import { resolve } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';

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
            .replace(
              '</head>',
              () => `${icon(module.icon)}<style nonce="__NONCE__">${module.styles}</style></head>`,
            )
            .replace('__CONSOLE_FILES__', JSON.stringify(consoleFiles(bundle, language)))
            .replace('<html lang="en">', `<html lang="${htmlLang}">`)
            .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
            .replace('<div id="login"></div>', () => `<div id="login">${form}</div>`)
            .replace(/(<script type="application\/json" id="written">)/, (tag) => tag + written),
        });
    },
  },
});

const icon = (address: string): string => `<link rel="icon" type="image/svg+xml" href="${address}">`;

/** The files that open the signed-in console: who is signed in fetches them along with the page's own. */
function consoleFiles(bundle: Rolldown.OutputBundle, language: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/shell/start.tsx')));
  const words = chunks.find(({ name }) => name === `words-${language}`);
  if (!start || !words) throw new RangeError(`The console has no start or no words in ${language}`);
  const styles = start.viteMetadata?.importedCss ?? [];
  return [start.fileName, words.fileName, ...styles].map((file) => `./${file}`);
}
