import { userInfo } from '@app/contract/passport';
import { RefusedError, send } from '../platform/send.ts';
import { readToken, storeToken } from '../platform/session.ts';

/**
 * Takes a `token` out of the address, where links of partner systems put it: before the `#` or behind it. The address is rewritten at
 * once, so that the token stays in no history, bookmark or referrer.
 */
export function takeOfferedToken(): string {
  const url = new URL(location.href);
  const [path = '', search = ''] = url.hash.split('?', 2);
  const inHash = new URLSearchParams(search);
  const offered = url.searchParams.get('token') ?? inHash.get('token');
  if (offered === null) return '';

  url.searchParams.delete('token');
  inHash.delete('token');
  url.hash = inHash.size === 0 ? path : `${path}?${inHash}`;
  history.replaceState(null, '', url);
  return offered;
}

/** Between what a person must choose, by user names: the account of a link, and the one that is signed in, if any. */
export type Choice = {
  readonly current: string | undefined;
  readonly offered: string;
  /** The enterprise of the offered account; empty while it has none. */
  readonly company: string;
};

/**
 * Takes over an offered token when it is the same user's. One that the server does not know is left alone, and so is the session
 * that is there. While it cannot be told whose a token is, nothing is taken over.
 *
 * @returns the choice to put before the person otherwise, also when nobody is signed in: a stranger's link must not let anyone
 * enter their workers into the stranger's enterprise unseen
 */
export async function settleOfferedToken(token: string): Promise<Choice | undefined> {
  const stored = readToken();
  if (token === stored) return undefined;
  const [offered, current] = await Promise.all([whoIs(token), stored === '' ? undefined : whoIs(stored)]);
  if (offered === undefined || offered === 'unsure' || current === 'unsure') return undefined;

  if (current?.user_id === offered.user_id) {
    storeToken(token);
    return undefined;
  }
  const { company_name: company } = offered.navbarinfo.user;
  return { current: current?.user_name, offered: offered.user_name, company };
}

/** Whose a token is: nobody's when the server turns the session down, and unsure when it says nothing of it. */
const whoIs = (token: string) =>
  send(userInfo, {}, { quiet: true, token }).catch((error: unknown) =>
    error instanceof RefusedError && error.refused.code !== 0 ? undefined : 'unsure',
  );
