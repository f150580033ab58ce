import { askOnce } from './load.ts';

type Asking = { readonly address: string; readonly token: string };

/** What a call answers; throws its words where it says no. */
export const say = async <Data>({ address, token }: Asking, path: string, body: object): Promise<Data> =>
  dataOf(await askOnce(address, { path: `/api${path}`, body, token }));

/** The data of an answer's text. */
export function dataOf<Data>(text: string): Data {
  const { code, msg, data } = JSON.parse(text) as { code: number; msg: string; data: Data };
  if (code !== 1) throw new Error(msg);
  return data;
}
