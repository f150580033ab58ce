import { errorFile } from '@app/contract/imports/write-error-file';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../test/browser.ts';
import { RefusedError } from './failures.ts';
import { fetchFile } from './send-file.ts';
import { readToken, storeToken } from './session.ts';
import { showTrouble } from './trouble.ts';

const shown: string[] = [];
/** What the person does about a session that is over. */
let signsInAgain = (): boolean => false;

beforeEach(() => {
  stubBrowser('en');
  shown.length = 0;
  signsInAgain = () => false;
  storeToken('token-of-li');
  showTrouble({
    message: (text) => shown.push(`message ${text}`),
    signedOut: async (text) => (shown.push(`signed out ${text}`), signsInAgain()),
    confirmLogout: async (text) => (shown.push(`confirm ${text}`), signsInAgain()),
  });
});

const answer = (code: number) =>
  vi.stubGlobal('fetch', async () => {
    const body = { code, msg: 'No', reason: 'AUTH', detail: null, data: null, request_id: 'r' };
    return new Response(JSON.stringify(body), { status: code === -1 ? 401 : 200 });
  });

const ask = () => fetchFile(errorFile, { import_job_id: 1, language: 'en' });

it('E1 ends the session when a file is refused because it is over', async () => {
  answer(-1);

  await expect(ask()).rejects.toThrow(RefusedError);

  expect(shown).toEqual(['signed out No']);
  expect(readToken()).toBe('');
});

it('E1 fetches the file after all when the person signs in again', async () => {
  answer(-1);
  signsInAgain = () => {
    storeToken('token-of-li-again');
    vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
      expect(headers.token).toBe('token-of-li-again');
      return new Response('bytes', { headers: { 'content-disposition': 'attachment; filename="a.xlsx"' } });
    });
    return true;
  };

  expect((await ask()).name).toBe('a.xlsx');
});

it('E6 hands over a file byte for byte, also one that looks like an answer', async () => {
  const bytes = '{"code":0,"msg":"a line of the list"}';
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(bytes, { headers: { 'content-disposition': 'attachment; filename="list.csv"' } }),
  );

  const file = await ask();

  expect(file.name).toBe('list.csv');
  expect(await file.bytes.text()).toBe(bytes);
  expect(shown).toEqual([]);
});

it('E2 leaves any other refusal of a file to whoever asked for it', async () => {
  answer(0);

  await expect(ask()).rejects.toThrow('No');

  expect(shown).toEqual([]);
  expect(readToken()).toBe('token-of-li');
});
