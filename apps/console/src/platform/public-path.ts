/** The pages that need no sign-in, beside the sign-in itself. */
const publicPaths =
  /^\/(auth-redirect|b|b\/[\w-]+|privacy|contract\/result|report\/claims-intro|report\/claims-select|register|forget)$/;

export const isPublicPath = (pathname: string): boolean => publicPaths.test(pathname);

const isBillPath = (pathname: string): boolean => /^\/b(\/[\w-]+)?$/.test(pathname);

const billKey = 'bill-only';

/**
 * Where an address leads whoever is not signed in. Entered by the link of a bill, the window shows that bill and nothing else.
 *
 * @param enters the window opens with this address
 * @returns the path to show instead; undefined when the path may stay
 */
export function signedOutDetour(pathname: string, enters: boolean): '/b' | '/login' | undefined {
  try {
    if (enters && isBillPath(pathname)) sessionStorage.setItem(billKey, '1');
    if (sessionStorage.getItem(billKey) === '1') return isBillPath(pathname) ? undefined : '/b';
  } catch {
    // Without storage the link still shows its bill.
  }
  return isPublicPath(pathname) ? undefined : '/login';
}
