import type { Database, EnterpriseId } from './database.ts';

/** What a token stands for, and how it stands with it. */
export type SessionRow = {
  readonly state: 'live' | 'logout' | 'elsewhere' | 'expired';
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

export type Gate = ReturnType<typeof openGate>;

/** The functions that work before an enterprise is known; what each may see is settled in migration 0011. */
export function openGate({ callGate }: Database) {
  const one = async <Value>(text: string, values: readonly unknown[]): Promise<Value> => {
    const [row] = await callGate<{ value: Value }>(text, values);
    return row!.value;
  };

  return {
    userForLogin: async (userName: string) =>
      (await callGate<LoginRow>('select * from gate.user_for_login($1)', [userName]))[0],

    openSession: (session: {
      tokenHash: Buffer;
      userId: number;
      enterpriseId: EnterpriseId | null;
      now: Date;
      until: Date;
    }) =>
      callGate('select gate.open_session($1, $2, $3, $4, $5)', [
        session.tokenHash,
        session.userId,
        session.enterpriseId,
        session.now,
        session.until,
      ]),

    sessionByToken: async (tokenHash: Buffer, now: Date, idleHours: number) =>
      (
        await callGate<SessionRow>(
          'select * from gate.session_by_token($1, $2, make_interval(hours => $3))',
          [tokenHash, now, idleHours],
        )
      )[0],

    endSession: (tokenHash: Buffer, now: Date) =>
      callGate('select gate.end_session($1, $2)', [tokenHash, now]),

    /** Counts a try under a key; the seconds it must wait, or 0 when it may go on. */
    countLoginTry: (keyHash: Buffer, now: Date, limit: { free: number; span_s: number; longest_s: number }) =>
      one<number>(
        'select gate.count_login_try($1, $2, $3, make_interval(secs => $4), make_interval(secs => $5)) as value',
        [keyHash, now, limit.free, limit.span_s, limit.longest_s],
      ),

    loginWait: (keyHash: Buffer, now: Date) =>
      one<number>('select gate.login_wait($1, $2) as value', [keyHash, now]),

    forgetLoginTries: (keyHash: Buffer) => callGate('select gate.forget_login_tries($1)', [keyHash]),

    /** The changes to send, and those sent before a moment that still have no answer. */
    dueChanges: (now: Date, askedBefore: Date, most: number) =>
      callGate<DueChange>('select * from gate.due_policy_changes($1, $2, $3)', [now, askedBefore, most]),

    openEnterprise: (enterprise: {
      companyName: string;
      taxNumber: string | null;
      status: number;
      agreementStatus: number;
      serviceEndDate: string | null;
      showMobileAccount: number;
      now: Date;
    }) =>
      one<EnterpriseId>('select gate.open_enterprise($1, $2, $3, $4, $5, $6, $7) as value', [
        enterprise.companyName,
        enterprise.taxNumber,
        enterprise.status,
        enterprise.agreementStatus,
        enterprise.serviceEndDate,
        enterprise.showMobileAccount,
        enterprise.now,
      ]),

    findEnterprise: (companyName: string) =>
      one<EnterpriseId | null>('select gate.find_enterprise($1) as value', [companyName]),

    addUser: (user: {
      userName: string;
      mobile: string;
      realName: string;
      passwordHash: string;
      now: Date;
    }) =>
      one<number>('select gate.add_user($1, $2, $3, $4, $5) as value', [
        user.userName,
        user.mobile,
        user.realName,
        user.passwordHash,
        user.now,
      ]),

    addMember: (member: {
      enterpriseId: EnterpriseId;
      userId: number;
      isSuper: 0 | 1;
      role: 'admin' | 'editor';
      access: readonly string[];
      now: Date;
    }) =>
      callGate('select gate.add_member($1, $2, $3, $4, $5, $6)', [
        member.enterpriseId,
        member.userId,
        member.isSuper,
        member.role,
        [...member.access],
        member.now,
      ]),

    claimTradeNo: (channel: string, tradeNo: string, enterpriseId: EnterpriseId) =>
      one<boolean>('select gate.claim_trade_no($1, $2, $3) as value', [channel, tradeNo, enterpriseId]),

    tradeNoOwner: (channel: string, tradeNo: string) =>
      one<EnterpriseId | null>('select gate.trade_no_owner($1, $2) as value', [channel, tradeNo]),
  };
}
