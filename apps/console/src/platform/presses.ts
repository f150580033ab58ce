/** One press of a button: the key that its request carries, kept until an answer has come. */
type Press = { readonly key: string; readonly answered: () => void };

export type Presses = { readonly begin: (input: unknown) => Press };

/**
 * Gives each press of a button its idempotency key. The same content pressed again while no answer has come is the
 * same press (a double click, or a second try after a lost answer), so the server does it once; after any answer it
 * is a new one.
 */
export function createPresses(): Presses {
  const unanswered = new Map<string, Press>();

  const begin = (input: unknown): Press => {
    const content = JSON.stringify(input);
    const press = unanswered.get(content) ?? {
      key: createKey(),
      answered: () => unanswered.delete(content),
    };
    unanswered.set(content, press);
    return press;
  };

  return { begin };
}

/** 128 random bits. `crypto.randomUUID` is missing where a page is not served over TLS. */
const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
