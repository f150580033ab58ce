import { createHash, randomBytes } from 'node:crypto';
import type { Access } from '@app/contract/call';
import { permissionKeys, type PermissionKey } from '@app/contract/permissions';
import type { EnterpriseId } from './database.ts';
import { flagOf } from './flag.ts';
import type { Gate, SessionRow } from './gate.ts';
import { Refusal } from './refusal.ts';

/** Who asks. Bound to one user and one enterprise for life; switching makes another. */
export type Session = {
  readonly tokenHash: Buffer;
  readonly user: {
    readonly id: number;
    readonly userName: string;
    readonly name: string;
    readonly mobile: string;
  };
  readonly enterprise: Enterprise | null;
};

export type Enterprise = {
  readonly id: EnterpriseId;
  readonly companyName: string;
  readonly status: number;
  readonly agreementStatus: number;
  readonly serviceEndDate: string | null;
  readonly flags: {
    readonly show_mobile_account: 0 | 1;
    readonly has_renew_policy: 0 | 1;
    readonly has_created_jiaoyitong: 0 | 1;
  };
  readonly isSuper: boolean;
  readonly role: 'admin' | 'editor';
  readonly access: readonly PermissionKey[];
};

/** A session that belongs to an enterprise: what every call beyond signing in works with. */
export type MemberSession = Session & { readonly enterprise: Enterprise };

const idle_hours = 2;
const life_hours = 12;

const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Opens a session and returns its token, which is kept nowhere. */
export async function openSession(gate: Gate, userId: number, enterpriseId: EnterpriseId | null, now: Date) {
  const token = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + life_hours * 3_600_000);
  await gate.openSession({ tokenHash: hashToken(token), userId, enterpriseId, now, until });
  return { token, until };
}

/**
 * Ends a session and opens one of the same sign-in in another enterprise of its user, which ends when the old one would
 * have. Undefined when the enterprise is none of the user's, or when the session has just ended.
 */
export async function switchSession(gate: Gate, { tokenHash }: Session, to: EnterpriseId, now: Date) {
  const token = randomBytes(32).toString('base64url');
  const until = await gate.switchSession({ oldHash: tokenHash, newHash: hashToken(token), to, now });
  return until ? { token, until } : undefined;
}

/**
 * Reads the session of a token.
 *
 * Refuses with AUTH without a token or after a logout, TOKEN_UNKNOWN for one never given out,
 * SIGNED_IN_ELSEWHERE when another act of the user ended it, SIGN_IN_WITHDRAWN when the user was disabled, TOKEN_EXPIRED when idle or
 * old.
 */
export async function authenticate(gate: Gate, token: unknown, now: Date): Promise<Session> {
  if (typeof token !== 'string' || token === '') throw new Refusal('AUTH');
  const tokenHash = hashToken(token);
  const row = await gate.sessionByToken(tokenHash, now, idle_hours);
  if (!row) throw new Refusal('TOKEN_UNKNOWN');
  if (row.state !== 'live') throw new Refusal(endings[row.state]);
  return {
    tokenHash,
    user: { id: row.user_id, userName: row.user_name, name: row.real_name, mobile: row.mobile },
    enterprise: enterpriseOf(row),
  };
}

const endings = {
  logout: 'AUTH',
  elsewhere: 'SIGNED_IN_ELSEWHERE',
  withdrawn: 'SIGN_IN_WITHDRAWN',
  expired: 'TOKEN_EXPIRED',
} as const;

const bit = (value: number | null) => flagOf(value === 1);

function enterpriseOf(row: SessionRow): Enterprise | null {
  if (row.enterprise_id === null || row.role === null) return null;
  return {
    id: row.enterprise_id,
    companyName: row.company_name ?? '',
    status: row.enterprise_status ?? 0,
    agreementStatus: row.agreement_status ?? 1,
    serviceEndDate: row.service_end_date,
    flags: {
      show_mobile_account: bit(row.show_mobile_account),
      has_renew_policy: bit(row.has_renew_policy),
      has_created_jiaoyitong: bit(row.has_created_jiaoyitong),
    },
    isSuper: row.is_super === 1,
    role: row.role,
    access: row.is_super === 1 ? permissionKeys : permissionKeys.filter((key) => row.access?.includes(key)),
  };
}

/**
 * Says no where an enterprise may change nothing now.
 *
 * @throws Refusal ENTERPRISE_EXPIRED, NO_ENTERPRISE, ENTERPRISE_FROZEN, NOT_ACTIVATED
 */
export function guardActs(
  enterprise: Pick<Enterprise, 'status' | 'serviceEndDate' | 'agreementStatus'>,
  today: string,
): void {
  const { status, agreementStatus } = enterprise;
  if (hasExpired(enterprise, today)) throw new Refusal('ENTERPRISE_EXPIRED');
  if (status === enterpriseStatus.frozen) throw new Refusal('ENTERPRISE_FROZEN');
  if (status !== enterpriseStatus.approved) throw new Refusal('NO_ENTERPRISE');
  if (agreementStatus !== 0) throw new Refusal('NOT_ACTIVATED', { status: agreementStatus });
}

/** Whether a member may make calls with this access. */
export const may = ({ enterprise }: MemberSession, access: Access): boolean =>
  typeof access === 'string' || access.some((key) => enterprise.access.includes(key));

export const enterpriseStatus = { approved: 30, frozen: 40, expired: 50 } as const;

/** Whether the enterprise's service has run out on a day. */
export const hasExpired = (
  { status, serviceEndDate }: Pick<Enterprise, 'status' | 'serviceEndDate'>,
  today: string,
): boolean => status === enterpriseStatus.expired || (serviceEndDate !== null && serviceEndDate < today);
