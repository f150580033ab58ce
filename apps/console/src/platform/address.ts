/** Where the console opens when nothing else is asked for. */
const startPath = '/';

/**
 * The page to go to after signing in, from the `redirect` of an address that anyone may have written: a path of our own
 * router, or the start page.
 *
 * It is normalised twice, since browsers read `/\evil`, `//evil` and `/.//evil` as another site, and what is harmless once decoded may
 * not be after that. A page of the sign-in itself would lead in a circle and counts as none.
 */
export function safeRedirect(wanted: string | null | undefined): string {
  const once = ownPath(wanted ?? '');
  const twice = once === undefined ? undefined : ownPath(once);
  return twice === undefined || /^\/login(?![\w-])/.test(twice) ? startPath : twice;
}

const nowhere = 'http://console.invalid';

function ownPath(text: string): string | undefined {
  // A second slash, a backslash or a control character in front is how another site is spelt.
  if (!/^\/(?![/\\])/.test(text) || hasControls(text)) return undefined;
  try {
    const url = new URL(text, nowhere);
    const path = withoutToken(url.pathname + url.search);
    return url.origin === nowhere && !/^\/[/\\]/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

const hasControls = (text: string): boolean => /\p{Cc}/u.test(text);

/** A session's token stays in no address: partner systems put it there, and it would be remembered along with the page. */
function withoutToken(path: string): string {
  const { pathname, search } = splitPath(path);
  const fields = new URLSearchParams(search);
  if (!fields.has('token')) return path;
  fields.delete('token');
  return fields.size === 0 ? pathname : `${pathname}?${fields}`;
}

/** The address of the sign-in page that comes back to a path afterwards. */
export function loginPath(from: string): string {
  const path = withoutToken(from);
  return path === startPath || path === '' ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
}

/** The path and search that the console's part of the address shows, `/policy/index?page=2`. */
export const shownPath = (): string => (location.hash.startsWith('#/') ? location.hash.slice(1) : startPath);

/** Splits a path from its search. */
export function splitPath(path: string): { readonly pathname: string; readonly search: string } {
  const at = path.indexOf('?');
  return at < 0 ? { pathname: path, search: '' } : { pathname: path.slice(0, at), search: path.slice(at) };
}
