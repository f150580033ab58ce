import type { EnterpriseId } from '../database.ts';
import { type Ask, one, oneRow } from './ask.ts';

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

type Switch = {
  readonly oldHash: Buffer;
  readonly newHash: Buffer;
  readonly to: EnterpriseId;
  readonly now: Date;
};

/** What a user may ask of himself across enterprises; settled in migration 0017. */
export const usersOwn = (ask: Ask) => ({
  companiesOf: (userId: number) => ask<CompanyRow>('select * from gate.companies_of($1)', [userId]),

  /** The end of the new session; null when the enterprise is none of the user's, or the session has ended. */
  switchSession: ({ oldHash, newHash, to, now }: Switch) =>
    one<Date | null>(ask, 'select gate.switch_session($1, $2, $3, $4) as value', [oldHash, newHash, to, now]),

  setDefaultEnterprise: (userId: number, to: EnterpriseId) =>
    one<boolean>(ask, 'select gate.set_default_enterprise($1, $2) as value', [userId, to]),

  profileOf: (tokenHash: Buffer) => oneRow<ProfileRow>(ask, 'select * from gate.profile_of($1)', [tokenHash]),
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
  publishNotice: ({ title, content, popup, until, now }: NewNotice) =>
    one<number>(ask, 'select gate.publish_notice($1, $2, $3, $4, $5) as value', [
      title,
      content,
      popup,
      until,
      now,
    ]),

  withdrawNotice: (noticeId: number, now: Date) =>
    one<boolean>(ask, 'select gate.withdraw_notice($1, $2) as value', [noticeId, now]),
});
