// The page's policy (`require-trusted-types-for`) takes no plain text where a script could come of it. What we need of it is made here.

type Policy = { readonly createScriptURL: (url: string) => string };
type Factory = { readonly createPolicy: (name: string, rules: Policy) => Policy };

const ownScript = (url: string): string => {
  if (new URL(url, document.baseURI).origin !== location.origin)
    throw new TypeError(`A worker may run our own files alone, not ${url}`);
  return url;
};

/** Browsers without such policies take the text itself. */
const policy: Policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('console', {
  createScriptURL: ownScript,
}) ?? { createScriptURL: ownScript };

/** Starts a thread of one of our own files, named by an import with `?worker&url`. */
export const startWorker = (url: string): Worker =>
  new Worker(policy.createScriptURL(url), { type: 'module' });
