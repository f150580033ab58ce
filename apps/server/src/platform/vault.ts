import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { mask } from '@app/domain/persons/id-number';
import { sql } from 'kysely';
import type { EnterpriseId, EnterpriseTx } from './database.ts';

/** An ID number at rest: ciphertext, keyed hash to find it by, and what lists show. */
export type SealedIdNumber = {
  readonly idcard_enc: Buffer;
  readonly idcard_hash: Buffer;
  readonly idcard_mask: string;
};

/** A mobile at rest, in the same way. */
export type SealedMobile = {
  readonly mobile_enc: Buffer;
  readonly mobile_hash: Buffer;
  readonly mobile_mask: string;
};

/** Seals and opens what names the persons of one enterprise. */
export type Sealer = {
  /** @param key by which the person is known, where that is not the number alone; see `personKey` */
  readonly seal: (idcard: string, key?: string) => SealedIdNumber;
  /** The hash by which a number is found again; the same for the same number in one enterprise only. */
  readonly hash: (key: string) => Buffer;
  readonly open: (sealed: Pick<SealedIdNumber, 'idcard_enc' | 'idcard_hash'>) => string;
  readonly sealMobile: (mobile: string) => SealedMobile;
  readonly hashMobile: (mobile: string) => Buffer;
  readonly openMobile: (sealed: Pick<SealedMobile, 'mobile_enc' | 'mobile_hash'>) => string;
  /** Seals anything else that names persons: a list, a file. `place` says what it is and where it stands, and binds it there. */
  readonly sealBytes: (bytes: Uint8Array, place: string) => Buffer;
  readonly openBytes: (sealed: Buffer, place: string) => Buffer;
  /** As `sealBytes`, but the same for the same bytes, so that what is sealed can be compared without being opened. */
  readonly sealAlike: (bytes: Uint8Array, place: string) => Buffer;
  /** A mark, in hex, by which a text is known to be ours when it comes back: the same for the same text in one enterprise only. */
  readonly sign: (text: string) => string;
};

export type Vault = ReturnType<typeof openVault>;

const format_version = 1;
const nonce_length = 12;
const tag_length = 16;
/** In hex digits: 64 bits, of which a guess must be sent as a file. */
const signature_length = 16;
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
  // As key objects: from plain bytes Node makes one anew each time, at five times the cost of the work itself.
  const sealingKey = createSecretKey(dataKey);
  const derived = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', dataKey, '', `${purpose}:${enterpriseId}`, 32)));
  const indexKey = derived('idcard index');
  const mobileKey = derived('mobile index');
  const signingKey = derived('signature');
  const nonceKey = derived('nonce');
  const hash = (key: string) => createHmac('sha256', indexKey).update(key).digest();
  const hashMobile = (mobile: string) => createHmac('sha256', mobileKey).update(mobile).digest();
  const bound = (kind: string, itsHash: Buffer) => `${kind}:${enterpriseId}:${itsHash.toString('hex')}`;
  return {
    hash,
    seal(idcard, key = idcard) {
      const idcard_hash = hash(key);
      return {
        idcard_enc: encrypt(sealingKey, Buffer.from(idcard), bound('idcard', idcard_hash)),
        idcard_hash,
        idcard_mask: mask(idcard),
      };
    },
    open: ({ idcard_enc, idcard_hash }) =>
      decrypt(sealingKey, idcard_enc, bound('idcard', idcard_hash)).toString(),
    hashMobile,
    sealMobile(mobile) {
      const mobile_hash = hashMobile(mobile);
      return {
        mobile_enc: encrypt(sealingKey, Buffer.from(mobile), bound('mobile', mobile_hash)),
        mobile_hash,
        mobile_mask: mask(mobile),
      };
    },
    openMobile: ({ mobile_enc, mobile_hash }) =>
      decrypt(sealingKey, mobile_enc, bound('mobile', mobile_hash)).toString(),
    sealBytes: (bytes, place) => encrypt(sealingKey, bytes, `${place}:${enterpriseId}`),
    openBytes: (sealed, place) => decrypt(sealingKey, sealed, `${place}:${enterpriseId}`),
    // A nonce made of the bytes themselves comes twice only for the same ones, which then are the same sealed too.
    sealAlike(bytes, place) {
      const nonce = createHmac('sha256', nonceKey).update(place).update('\0').update(bytes).digest();
      return encrypt(sealingKey, bytes, `${place}:${enterpriseId}`, nonce.subarray(0, nonce_length));
    },
    sign: (text) => createHmac('sha256', signingKey).update(text).digest('hex').slice(0, signature_length),
  };
}

/** One byte of version, the nonce, the tag, the ciphertext. */
function encrypt(
  key: Buffer | KeyObject,
  text: Uint8Array,
  boundTo: string,
  nonce = randomBytes(nonce_length),
): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo));
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([Buffer.of(format_version), nonce, cipher.getAuthTag(), body]);
}

/** Throws when the text was altered, moved, or sealed under another key. */
function decrypt(key: Buffer | KeyObject, sealed: Buffer, boundTo: string): Buffer {
  if (sealed[0] !== format_version) throw new RangeError('sealed in an unknown format');
  const nonce = sealed.subarray(1, 1 + nonce_length);
  const tag = sealed.subarray(1 + nonce_length, 1 + nonce_length + tag_length);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(1 + nonce_length + tag_length)), decipher.final()]);
}
