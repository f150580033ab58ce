import type { Rolldown } from 'vite';

/**
 * How the signed-in console is cut into files. Left alone, the bundler makes a file of each thing that two pages share, and every page would wait for
 * a dozen requests. So: what the console's start needs and the sign-in has not brought is one file, with our own parts and all styles; the
 * words of the frame are one file a language; each page stays its own.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'console',
    name: (id, context) => frameWords(id) ?? partOf(id, context),
    includeDependenciesRecursively: false,
  },
];

type Module = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] };
type Context = { readonly getModuleInfo: (id: string) => Module | null };

/** The words that every page needs: the frame's and the parts'. */
function frameWords(id: string): string | undefined {
  const [, language] = /\/src\/(?:shell|ui)\/words\/(en|zh|es|ja)\.ts$/.exec(id) ?? [];
  return language === undefined ? undefined : `words-${language}`;
}

function partOf(id: string, context: Context): string | null {
  const { signIn, console } = partsIn(context);
  if (signIn.has(id) || id.startsWith('\0rolldown')) return 'index';
  if (fetchedLater.test(id)) return null;
  return console.has(id) || id.endsWith('.css') ? 'console' : null;
}

/** What others bring along, though only something that opens on a press draws it, or only one language of it is said. */
const fetchedLater = /\/(?:console\/src\/ui\/(?:ask-twice|bar-chart)\.|contract\/src\/words\/verdicts\.)/;

type Parts = { readonly signIn: ReadonlySet<string>; readonly console: ReadonlySet<string> };

const known = new WeakMap<Context, Parts>();

function partsIn(context: Context): Parts {
  const parts = known.get(context) ?? findParts(context);
  known.set(context, parts);
  return parts;
}

function findParts(context: Context): Parts {
  const imports = (id: string) => context.getModuleInfo(id)?.importedIds ?? [];
  const everything = (id: string) => [
    ...imports(id),
    ...(context.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  ];
  const own = (id: string) => imports(id).filter((imported) => !imported.includes('node_modules'));
  const main = idOf('src/main.tsx');
  const parts = [...reached([main], everything)].filter((id) => isPart.test(id));
  return {
    signIn: reached([main], imports),
    console: new Set([...reached([idOf('src/shell/start.tsx')], imports), ...reached(parts, own)]),
  };
}

/** Our own parts that pages are made of, and what they share of words, states, choices and unfinished lists: small, and wanted by nearly every page. */
const isPart = new RegExp(
  [
    String.raw`/console/src/(?:platform|ui)/[\w-]+\.tsx?$`,
    String.raw`/console/src/[\w-]+/(?:[\w-]+/)?[\w-]+-(?:words|state)\.tsx?$`,
    String.raw`/console/src/(occupations|policies|work-companies)/\1\.tsx?$`,
    String.raw`/contract/src/words/[\w.-]+\.ts$`,
    String.raw`/(?:contract/src/(?:imports/[\w-]+|gaps)|domain/src/list/import-status)\.ts$`,
  ].join('|'),
);

function reached(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const left = [...from];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...next(id));
  }
  return found;
}

const idOf = (path: string): string => new URL(`../${path}`, import.meta.url).pathname;
