import { readEnterprise, readOwner } from './session.ts';

/** One press of a button: the key that its request carries, kept until a certain answer has come. */
type Press = { readonly key: string; readonly answered: () => void };

export type Presses = { readonly begin: (route: string, input: unknown) => Promise<Press> };

/** What a press needs of the device. */
type Device = {
  /** Outlives a reload of the page, and the tab not. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now: () => number;
};

const onDevice: Device = { storage: () => sessionStorage, now: () => Date.now() };

/** A lost answer is asked for within the hour, or what is pressed is meant anew. */
const kept_ms = 3_600_000;

/**
 * Gives each press of a button its idempotency key. The same content pressed again while it is not certain what became of it is the same
 * press (a double click, a second try after a lost answer, also after a reload), so the server does it once; after a certain answer it is
 * a new one.
 */
export function createPresses(device: Device = onDevice): Presses {
  const unanswered = new Map<string, { readonly press: Promise<Press>; readonly until: number }>();

  function begin(route: string, input: unknown): Promise<Press> {
    const content = JSON.stringify([route, readOwner() ?? readEnterprise() ?? null, input]);
    const known = unanswered.get(content);
    if (known && known.until > device.now()) return known.press;
    const until = device.now() + kept_ms;
    const press = pressed(content, until);
    unanswered.set(content, { press, until });
    return press;
  }

  async function pressed(content: string, until: number): Promise<Press> {
    const place = await placeOf(content);
    const key = (place && recalled(device, place)) || createKey();
    if (place) keep(device, place, `${key} ${until}`);
    return {
      key,
      answered() {
        unanswered.delete(content);
        if (place) keep(device, place, null);
      },
    };
  }

  return { begin };
}

/** Where a key is kept: under a hash, because the content is about persons. Undefined where a page is not served over TLS. */
async function placeOf(content: string): Promise<string | undefined> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition: missing without TLS, whatever its type says
  if (!crypto.subtle) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return `press ${hex(new Uint8Array(hash))}`;
}

function recalled({ storage, now }: Device, place: string): string | undefined {
  try {
    const [key, until] = (storage().getItem(place) ?? '').split(' ');
    return Number(until) > now() ? key : undefined;
  } catch {
    return undefined;
  }
}

function keep({ storage }: Device, place: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(place);
    else storage().setItem(place, value);
  } catch {
    // Without storage the key lives as long as the page.
  }
}

/** A new key, 128 random bits. `crypto.randomUUID` is missing where a page is not served over TLS. */
export const createKey = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
