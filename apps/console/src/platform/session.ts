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
  seeSession();
}

/** The copy of the token that all tabs of the browser see at this moment; empty when nobody is signed in. */
const readTokenCookie = (): string => /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? '';

/** The copy, and the token itself, as this tab has last written or seen them. */
let seenCookie = '';
let seenToken = '';

/** Takes the session that stands now for this page's own. */
export function seeSession(): void {
  seenCookie = readTokenCookie();
  seenToken = readToken();
}

/** Whether another tab has signed in or out since this one last looked. */
export const isOtherSession = (): boolean => readTokenCookie() !== seenCookie || readToken() !== seenToken;

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
  seeSession();
}

let enterpriseId: number | undefined;
let owner: string | undefined;

/** The enterprise that this page shows: calls name it, so that a page left open never acts for another. */
export const readEnterprise = (): number | undefined => enterpriseId;

/** Whose page this is: what the browser keeps of it is kept under this name. Undefined while nobody is known to be signed in. */
export const readOwner = (): string | undefined => owner;

export function bindEnterprise(id: number | null, userId?: number): void {
  enterpriseId = id ?? undefined;
  owner = userId === undefined ? undefined : `${userId}-${id ?? 'none'}`;
}

const secure = () => (location.protocol === 'https:' ? '; Secure' : '');
