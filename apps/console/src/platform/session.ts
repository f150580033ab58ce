// The session of this page: its token, and the enterprise that the page was loaded for.

const name = 'token';

/** Where private browsing refuses storage, the session lives as long as the page. */
let unstored = '';

/** The token that calls carry; empty when nobody is signed in. */
export function readToken(): string {
  try {
    return localStorage.getItem(name) ?? unstored;
  } catch {
    return unstored;
  }
}

/**
 * Keeps the token. The cookie is a copy by which another tab is seen to sign in or out; the server never takes
 * it as proof of anything.
 */
export function storeToken(token: string): void {
  unstored = token;
  try {
    localStorage.setItem(name, token);
  } catch {
    // Kept in memory above.
  }
  document.cookie = `${name}=${encodeURIComponent(token)}; path=/; SameSite=Strict${secure()}`;
  seenCookie = readTokenCookie();
}

/** The copy of the token that all tabs of the browser see at this moment; empty when nobody is signed in. */
const readTokenCookie = (): string => /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? '';

/** The copy as this tab has last written or seen it. */
let seenCookie = '';

/** Begins to watch whether another tab signs in or out; asks from then on. */
export function watchSession(): () => boolean {
  seenCookie = readTokenCookie();
  return () => readTokenCookie() !== seenCookie;
}

/** Forgets the token; with `only`, just when it is still that one and no other tab has signed in meanwhile. */
export function clearToken(only?: string): void {
  if (only !== undefined && readToken() !== only) return;
  unstored = '';
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
  document.cookie = `${name}=; path=/; Max-Age=0; SameSite=Strict${secure()}`;
  seenCookie = readTokenCookie();
}

let enterpriseId: number | undefined;

/** The enterprise that this page shows: calls name it, so that a page left open never acts for another. */
export const readEnterprise = (): number | undefined => enterpriseId;

export function bindEnterprise(id: number | null): void {
  enterpriseId = id ?? undefined;
}

const secure = () => (location.protocol === 'https:' ? '; Secure' : '');
