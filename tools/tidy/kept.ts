import { codeOf } from './code.ts';
import { isSource, plant, type Rule } from './project.ts';

/** What keeps something in the browser by itself: of nobody, or of a person until they sign out. */
const keepers =
  /^apps\/console\/src\/(platform\/(owner|presses|tabs|session|settings|public-path|left-sentence)|ui\/(density|appearance)|passport\/device)\.ts$/;

const kept: Rule = {
  name: 'what the browser keeps of a person is kept through platform/owner.ts, by person and enterprise, and goes with signing out',
  find: (files) =>
    files
      .filter((file) => isSource(file) && file.path.startsWith('apps/console/') && !keepers.test(file.path))
      .filter(({ text }) => /\b(localStorage|sessionStorage|indexedDB|caches)\b/.test(codeOf(text)))
      .map(({ path }) => `${path} keeps something in the browser by itself`),
  planted: [
    plant(
      'apps/console/src/imports/told/source-pane.tsx',
      "const isFolded = localStorage.getItem('source-folded') === '1';\n",
      'source-pane.tsx keeps something in the browser by itself',
    ),
    plant(
      'apps/console/src/imports/keeper.ts',
      "const rows = await indexedDB.open('rows');\n",
      'keeper.ts keeps something in the browser by itself',
    ),
  ],
};

export const keptRules: readonly Rule[] = [kept];
