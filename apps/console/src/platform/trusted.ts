// The page's policy (`require-trusted-types-for`) takes no plain text where a script could come of it. What we need of it is made here.

type Rules = { readonly createScriptURL: (url: string) => string };
type Factory = { readonly createPolicy: <R extends Rules>(name: string, rules: R) => R };

const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory };

const ownScripts = {
  createScriptURL(url: string): string {
    if (new URL(url, document.baseURI).origin === location.origin) return url;
    throw new TypeError(`A thread may run our own files alone, not ${url}`);
  },
};

/** Browsers without such policies take the text itself. */
const scripts = trustedTypes?.createPolicy('console', ownScripts) ?? ownScripts;

/** Starts a thread of one of our own files, named by an import with `?worker&url`. */
export const startWorker = (url: string): Worker =>
  new Worker(scripts.createScriptURL(url), { type: 'module' });
