import { Agent, request } from 'node:http';

export type Asked = { readonly path: string; readonly body: unknown; readonly token?: string };

/** Asks the same again and again over so many connections. Returns how long each answer took, in milliseconds. */
export async function ask(
  address: string,
  asked: Asked,
  count: number,
  connections: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  let left = count;
  const connection = async () => {
    while (left-- > 0) {
      const begun = performance.now();
      await askOnce(address, asked, agent);
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return took;
}

/** One request and its answer's text. */
export const askOnce = (address: string, { path, body, token }: Asked, agent?: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = Buffer.from(JSON.stringify(body));
    const asking = request(
      new URL(path, address),
      {
        method: 'POST',
        ...(agent ? { agent } : {}),
        headers: {
          'content-type': 'application/json',
          'content-length': sent.length,
          ...(token ? { token } : {}),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(Buffer.concat(parts).toString())
            : reject(
                new Error(`${path} answered ${response.statusCode}: ${Buffer.concat(parts).toString()}`),
              ),
        );
      },
    );
    asking.on('error', reject).end(sent);
  });
