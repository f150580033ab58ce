import type { Database, EnterpriseId } from './database.ts';

type Ask = Database['callGate'];

/** One of the enterprises that a user works for. */
export type CompanyRow = {
  readonly enterprise_id: EnterpriseId;
  readonly company_name: string;
  readonly status: number;
  readonly is_certification: number;
  readonly service_end_date: string | null;
  readonly role: 'admin' | 'editor';
  readonly is_default: number;
};

type ProfileRow = {
  readonly default_enterprise_id: EnterpriseId | null;
  readonly last_login_at: Date | null;
};

/** What a user may ask of himself across enterprises; settled in migration 0017. */
export const usersOwn = (ask: Ask) => ({
  companiesOf: (userId: number) => ask<CompanyRow>('select * from gate.companies_of($1)', [userId]),

  /** The end of the new session; null when the enterprise is none of the user's, or the session has ended. */
  switchSession: async (oldHash: Buffer, newHash: Buffer, to: EnterpriseId, now: Date) =>
    (
      await ask<{ value: Date | null }>('select gate.switch_session($1, $2, $3, $4) as value', [
        oldHash,
        newHash,
        to,
        now,
      ])
    )[0]!.value,

  setDefaultEnterprise: async (userId: number, to: EnterpriseId) =>
    (await ask<{ value: boolean }>('select gate.set_default_enterprise($1, $2) as value', [userId, to]))[0]!
      .value,

  profileOf: async (tokenHash: Buffer) =>
    (await ask<ProfileRow>('select * from gate.profile_of($1)', [tokenHash]))[0]!,
});

type NewNotice = {
  readonly title: string;
  /** Cleaned HTML. */
  readonly content: string;
  readonly popup: 0 | 1;
  readonly until: Date;
  readonly now: Date;
};

/** What the operator tells every customer; settled in migration 0017. */
export const notices = (ask: Ask) => ({
  publishNotice: async ({ title, content, popup, until, now }: NewNotice) =>
    (
      await ask<{ value: number }>('select gate.publish_notice($1, $2, $3, $4, $5) as value', [
        title,
        content,
        popup,
        until,
        now,
      ])
    )[0]!.value,

  withdrawNotice: async (noticeId: number, now: Date) =>
    (await ask<{ value: boolean }>('select gate.withdraw_notice($1, $2) as value', [noticeId, now]))[0]!
      .value,
});
