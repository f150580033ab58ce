import type { Envelope } from '@app/contract/call';
import { uploadFile } from '@app/contract/imports/upload-file';
import type { RosterEntry, RosterValues } from '@app/contract/imports/rows';
import { readImport } from '@app/contract/imports/read-import';
import { parseList } from '@app/contract/imports/parse-list';
import type { z } from 'zod/mini';
import { readFileOf } from '../src/imports/files/read-file.ts';
import { aWorker, type Employer } from './changes.ts';
import { dataOf, type World } from './world.ts';

// Unfinished lists, made by the customer's own calls.

/** Sends a file as the console does. */
export async function upload(
  { app }: World,
  token: string | undefined,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<Envelope<z.output<typeof uploadFile.output>>> {
  const response = await app.inject({
    method: 'POST',
    url: `/api${uploadFile.path}`,
    headers: {
      ...(token === undefined ? {} : { token }),
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
    },
    payload: Buffer.from(bytes),
  });
  return response.json();
}

/** Reads a file into a list, as the worker would, and says how the list stands then. */
export async function readFileInto(
  world: World,
  employer: Pick<Employer, 'token' | 'policyId' | 'enterpriseId'>,
  file: { name: string; bytes: Uint8Array },
  more: Partial<z.input<typeof parseList.input>> = {},
) {
  const { token, policyId: policy_id, enterpriseId } = employer;
  const { file_id } = dataOf(await upload(world, token, file));
  const { import_job_id } = dataOf(await world.call(token, parseList, { policy_id, file_id, ...more }));
  await readFileOf(world.platform, { enterprise_id: enterpriseId, id: import_job_id });
  return dataOf(await world.call(token, readImport, { import_job_id }));
}

/** Someone without a fault, as a row of a list. */
export function aRow(employer: Employer, row_no: number, differs: Partial<RosterValues> = {}): RosterEntry {
  const { name, idcard } = aWorker(employer);
  return {
    row_no,
    values: { name, idcard, work_company: '华东电子厂', occupation: 'MFG04', ...differs },
  };
}

/** So many of them, numbered from 1. */
export const rows = (employer: Employer, count: number): RosterEntry[] =>
  Array.from({ length: count }, (_, place) => aRow(employer, place + 1));

/** A list that was typed. */
export async function typed(world: World, employer: Employer, entries = rows(employer, 3)) {
  const { token, policyId: policy_id } = employer;
  return dataOf(await world.call(token, parseList, { policy_id, rows: entries }));
}
