import { CompiledQuery } from 'kysely';
import type { EnterpriseId, EnterpriseTx } from './database.ts';
import type { Database } from './database/open-database.ts';
import { type Ask, one } from './gate/ask.ts';
import { clearing } from './gate/clearing.ts';
import { devices, loginTries, puzzles } from './gate/sign-in.ts';
import { notices, usersOwn } from './gate/users.ts';

/** What a token stands for, and how it stands with it. */
export type SessionRow = {
  readonly state: 'live' | 'logout' | 'elsewhere' | 'withdrawn' | 'expired';
  readonly user_id: number;
  readonly user_name: string;
  readonly real_name: string;
  readonly mobile: string;
  readonly enterprise_id: EnterpriseId | null;
  readonly company_name: string | null;
  readonly enterprise_status: number | null;
  readonly agreement_status: number | null;
  readonly service_end_date: string | null;
  readonly show_mobile_account: number | null;
  readonly has_renew_policy: number | null;
  readonly has_created_jiaoyitong: number | null;
  readonly is_super: number | null;
  readonly role: 'admin' | 'editor' | null;
  readonly access: string[] | null;
};

export type LoginRow = {
  readonly user_id: number;
  readonly password_hash: string;
  readonly status: number;
  readonly must_change_password: number;
  readonly default_enterprise_id: EnterpriseId | null;
};

export type DueChange = { readonly enterprise_id: EnterpriseId; readonly policy_change_id: number };

type AuditHead = { readonly enterprise_id: EnterpriseId; readonly seq: number; readonly hash: Buffer };

type NewSession = {
  readonly tokenHash: Buffer;
  readonly userId: number;
  readonly enterpriseId: EnterpriseId | null;
  readonly now: Date;
  readonly until: Date;
};

type NewEnterprise = {
  readonly companyName: string;
  readonly taxNumber: string | null;
  readonly status: number;
  readonly agreementStatus: number;
  readonly serviceEndDate: string | null;
  readonly showMobileAccount: number;
  readonly now: Date;
};

type NewUser = {
  readonly userName: string;
  readonly mobile: string;
  readonly realName: string;
  readonly passwordHash: string;
  readonly now: Date;
};

type NewMember = {
  readonly enterpriseId: EnterpriseId;
  readonly userId: number;
  readonly isSuper: 0 | 1;
  readonly role: 'admin' | 'editor';
  readonly access: readonly string[];
  readonly now: Date;
};

export type Gate = ReturnType<typeof openGate>;

/** The functions that work before an enterprise is known; the migrations that make them settle what each may see. */
export const openGate = ({ callGate }: Pick<Database, 'callGate'>) => ({
  ...sessions(callGate),
  ...loginTries(callGate),
  ...operatorActs(callGate),
  ...usersOwn(callGate),
  ...devices(callGate),
  ...puzzles(callGate),
  ...notices(callGate),
  ...clearing(callGate),

  /** How far the audit chains have come, of the enterprises after one. */
  auditHeads: (after: number, most: number) =>
    callGate<AuditHead>('select * from gate.audit_heads($1, $2)', [after, most]),

  /** The enterprises in which there is something to do about renewals. */
  dueRenewals: (now: Date, most: number) =>
    callGate<{ enterprise_id: EnterpriseId }>('select * from gate.due_renewals($1, $2)', [now, most]),

  /** The changes to send, and those sent before a moment that still have no answer. */
  dueChanges: (now: Date, askedBefore: Date, most: number) =>
    callGate<DueChange>('select * from gate.due_policy_changes($1, $2, $3)', [now, askedBefore, most]),
});

/** The gate, asked in an enterprise's own transaction: what it does stands or falls with the rest. */
export const gateIn = (tx: EnterpriseTx): Gate =>
  openGate({
    callGate: async <Row>(text: string, values: readonly unknown[]) =>
      (await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows,
  });

const sessions = (ask: Ask) => ({
  userForLogin: async (userName: string) =>
    (await ask<LoginRow>('select * from gate.user_for_login($1)', [userName]))[0],

  openSession: ({ tokenHash, userId, enterpriseId, now, until }: NewSession) =>
    ask('select gate.open_session($1, $2, $3, $4, $5)', [tokenHash, userId, enterpriseId, now, until]),

  sessionByToken: async (tokenHash: Buffer, now: Date, idleHours: number) =>
    (
      await ask<SessionRow>('select * from gate.session_by_token($1, $2, make_interval(hours => $3))', [
        tokenHash,
        now,
        idleHours,
      ])
    )[0],

  endSession: (tokenHash: Buffer, now: Date) => ask('select gate.end_session($1, $2)', [tokenHash, now]),
});

const operatorActs = (ask: Ask) => ({
  /** Null when there is an enterprise of this name. */
  openEnterprise: (enterprise: NewEnterprise) =>
    one<EnterpriseId | null>(ask, 'select gate.open_enterprise($1, $2, $3, $4, $5, $6, $7) as value', [
      enterprise.companyName,
      enterprise.taxNumber,
      enterprise.status,
      enterprise.agreementStatus,
      enterprise.serviceEndDate,
      enterprise.showMobileAccount,
      enterprise.now,
    ]),

  findEnterprise: (companyName: string) =>
    one<EnterpriseId | null>(ask, 'select gate.find_enterprise($1) as value', [companyName]),

  isEmpty: () => one<boolean>(ask, 'select gate.is_empty() as value', []),

  addUser: ({ userName, mobile, realName, passwordHash, now }: NewUser) =>
    one<number>(ask, 'select gate.add_user($1, $2, $3, $4, $5) as value', [
      userName,
      mobile,
      realName,
      passwordHash,
      now,
    ]),

  addMember: ({ enterpriseId, userId, isSuper, role, access, now }: NewMember) =>
    ask('select gate.add_member($1, $2, $3, $4, $5, $6)', [
      enterpriseId,
      userId,
      isSuper,
      role,
      [...access],
      now,
    ]),

  claimPolicyNumber: (policyNo: string, enterpriseId: EnterpriseId) =>
    one<boolean>(ask, 'select gate.claim_policy_number($1, $2) as value', [policyNo, enterpriseId]),

  claimTradeNo: (channel: string, tradeNo: string, enterpriseId: EnterpriseId) =>
    one<boolean>(ask, 'select gate.claim_trade_no($1, $2, $3) as value', [channel, tradeNo, enterpriseId]),

  tradeNoOwner: (channel: string, tradeNo: string) =>
    one<EnterpriseId | null>(ask, 'select gate.trade_no_owner($1, $2) as value', [channel, tradeNo]),
});
