import type { Sealer } from '../../platform/vault.ts';

type Row = { readonly import_job_id: number; readonly row_no: number };
type Signing = Pick<Sealer, 'sign'>;

/**
 * Which row of which list a line of a file of rejected rows was made of, as its hidden column says it. It is signed: a
 * file comes from anywhere, and must not name rows that its sender never got.
 */
export function rowKey(sealer: Signing, { import_job_id, row_no }: Row): string {
  const named = `L${import_job_id}-${row_no}`;
  return `${named}-${sealer.sign(`row:${named}`)}`;
}

/** The row that a key names; undefined for a text that is no key of ours. */
export function rowOfKey(sealer: Signing, key: string): Row | undefined {
  const [, list, row] = /^L(\d{1,15})-(\d{1,7})-[0-9a-f]+$/.exec(key.trim()) ?? [];
  if (list === undefined) return undefined;
  const named = { import_job_id: Number(list), row_no: Number(row) };
  return rowKey(sealer, named) === key.trim() ? named : undefined;
}
