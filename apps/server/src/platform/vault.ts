import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mask } from '@app/domain/id-number';
import { sql } from 'kysely';
import type { EnterpriseId, EnterpriseTx } from './database.ts';

/** An ID number at rest: ciphertext, keyed hash to find it by, and what lists show. */
export type SealedIdNumber = {
  readonly idcard_enc: Buffer;
  readonly idcard_hash: Buffer;
  readonly idcard_mask: string;
};

/** Seals and opens the ID numbers of one enterprise. */
export type Sealer = {
  readonly seal: (idcard: string) => SealedIdNumber;
  /** The hash by which a number is found again; the same for the same number in one enterprise only. */
  readonly hash: (idcard: string) => Buffer;
  readonly open: (sealed: Pick<SealedIdNumber, 'idcard_enc' | 'idcard_hash'>) => string;
};

export type Vault = ReturnType<typeof openVault>;

const format_version = 1;
const nonce_length = 12;
const tag_length = 16;
const kept_ms = 10 * 60_000;

/**
 * ID numbers are encrypted with AES-256-GCM under a key of the enterprise, which is wrapped by the master
 * key; the additional data binds each to its enterprise and its own hash, so that a moved ciphertext fails.
 *
 * Source: docs/decisions/0006-id-numbers-at-rest.md
 */
export function openVault(masterKey: Buffer) {
  // Kept with the wrapped key as it stands in the database: a first key whose transaction was undone is never found
  // there again, and nothing may be sealed with it.
  const opened = new Map<EnterpriseId, { wrapped: Buffer; sealer: Sealer; until: number }>();

  return {
    async sealerOf(tx: EnterpriseTx, enterpriseId: EnterpriseId, now: Date): Promise<Sealer> {
      const wrapped = await readOrMakeKey(tx, masterKey, enterpriseId, now);
      const known = opened.get(enterpriseId);
      if (known?.wrapped.equals(wrapped) && known.until > now.getTime()) return known.sealer;
      const sealer = makeSealer(decrypt(masterKey, wrapped, `data_key:${enterpriseId}`), enterpriseId);
      opened.set(enterpriseId, { wrapped, sealer, until: now.getTime() + kept_ms });
      return sealer;
    },
  };
}

/** The enterprise's latest key, wrapped; the first person makes one. */
async function readOrMakeKey(
  tx: EnterpriseTx,
  masterKey: Buffer,
  enterpriseId: EnterpriseId,
  now: Date,
): Promise<Buffer> {
  const find = () =>
    tx
      .selectFrom('data_key')
      .select('wrapped')
      .where('enterprise_id', '=', enterpriseId)
      .orderBy('key_version', 'desc')
      .executeTakeFirst();
  const found = await find();
  if (found) return found.wrapped;

  const wrapped = encrypt(masterKey, randomBytes(32), `data_key:${enterpriseId}`);
  // Two first persons at once: one key wins, and both use it.
  await sql`insert into data_key (enterprise_id, key_version, wrapped, created_at)
    values (${enterpriseId}, 1, ${wrapped}, ${now}) on conflict do nothing`.execute(tx);
  return (await find())!.wrapped;
}

function makeSealer(dataKey: Buffer, enterpriseId: EnterpriseId): Sealer {
  const indexKey = Buffer.from(hkdfSync('sha256', dataKey, '', `idcard index:${enterpriseId}`, 32));
  const hash = (idcard: string) => createHmac('sha256', indexKey).update(idcard).digest();
  const boundTo = (idcardHash: Buffer) => `idcard:${enterpriseId}:${idcardHash.toString('hex')}`;
  return {
    hash,
    seal(idcard) {
      const idcard_hash = hash(idcard);
      return {
        idcard_enc: encrypt(dataKey, Buffer.from(idcard), boundTo(idcard_hash)),
        idcard_hash,
        idcard_mask: mask(idcard),
      };
    },
    open: ({ idcard_enc, idcard_hash }) => decrypt(dataKey, idcard_enc, boundTo(idcard_hash)).toString(),
  };
}

/** One byte of version, the nonce, the tag, the ciphertext. */
function encrypt(key: Buffer, text: Buffer, boundTo: string): Buffer {
  const nonce = randomBytes(nonce_length);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo));
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([Buffer.of(format_version), nonce, cipher.getAuthTag(), body]);
}

/** Throws when the text was altered, moved, or sealed under another key. */
function decrypt(key: Buffer, sealed: Buffer, boundTo: string): Buffer {
  if (sealed[0] !== format_version) throw new RangeError('sealed in an unknown format');
  const nonce = sealed.subarray(1, 1 + nonce_length);
  const tag = sealed.subarray(1 + nonce_length, 1 + nonce_length + tag_length);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(1 + nonce_length + tag_length)), decipher.final()]);
}
