import { errorFile } from '@app/contract/import-files';
import { beforeEach, expect, it, vi } from 'vitest';
import { RefusedError } from './failures.ts';
import { fetchFile } from './send-file.ts';
import { readToken, storeToken } from './session.ts';
import { showTrouble } from './trouble.ts';

const shown: string[] = [];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } });
  vi.stubGlobal('location', { protocol: 'https:' });
  shown.length = 0;
  storeToken('token-of-li');
  showTrouble({
    message: (text) => shown.push(`message ${text}`),
    signedOut: (text) => shown.push(`signed out ${text}`),
    confirmLogout: (text) => shown.push(`confirm ${text}`),
  });
});

const answer = (code: number) =>
  vi.stubGlobal('fetch', async () => {
    const body = { code, msg: 'No', reason: 'AUTH', detail: null, data: null, request_id: 'r' };
    return new Response(JSON.stringify(body), { status: code === -1 ? 401 : 200 });
  });

const ask = () => fetchFile(errorFile, { import_job_id: 1, language: 'en' });

it('L6 ends the session when a file is refused because it is over', async () => {
  answer(-1);

  await expect(ask()).rejects.toThrow(RefusedError);

  expect(shown).toEqual(['signed out No']);
  expect(readToken()).toBe('');
});

it('L6 leaves any other refusal of a file to whoever asked for it', async () => {
  answer(0);

  await expect(ask()).rejects.toThrow('No');

  expect(shown).toEqual([]);
  expect(readToken()).toBe('token-of-li');
});
