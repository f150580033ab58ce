// Made by tools/schema.ts from the migrated database; a test fails when it differs. Do not edit.
import type { Day } from '@app/domain/calendar/day';
import type { ChangeType } from '@app/domain/changes/kinds';
import type { Fen } from '@app/domain/money/money';
import type { Generated, GeneratedAlways } from 'kysely';

export type Schema = {
  account: {
    enterprise_id: Generated<number>;
    account_id: GeneratedAlways<number>;
    code: string;
    balance_fen: Generated<Fen>;
    seq: Generated<number>;
    may_be_negative: boolean;
  };
  alias: {
    enterprise_id: Generated<number>;
    kind: string;
    alias_norm: string;
    alias: string;
    company_id: number | null;
    occupation_code: string | null;
    user_name: string;
    created_at: Date;
    field: string | null;
  };
  app_user: {
    user_id: GeneratedAlways<number>;
    user_name: string;
    mobile: Generated<string>;
    real_name: string;
    password_hash: string;
    status: Generated<number>;
    must_change_password: Generated<number>;
    default_enterprise_id: number | null;
    created_at: Date;
  };
  audit_head: {
    enterprise_id: Generated<number>;
    seq: Generated<number>;
    prev_hash: Generated<Buffer>;
    hash: Generated<Buffer>;
  };
  audit_line: {
    enterprise_id: Generated<number>;
    seq: number;
    at: Date;
    actor: string;
    action: string;
    entity: string;
    entity_id: number;
    detail: string;
    prev_hash: Buffer;
    hash: Buffer;
    seal: Buffer | null;
  };
  blocked_person: {
    enterprise_id: Generated<number>;
    blocked_person_id: GeneratedAlways<number>;
    idcard_hash: Buffer;
    idcard_mask: string;
    reason: string;
    blocked_at: Date;
    lifted_at: Date | null;
  };
  data_key: {
    enterprise_id: number;
    key_version: number;
    wrapped: Buffer;
    created_at: Date;
  };
  effect: {
    enterprise_id: Generated<number>;
    topic: string;
    source_id: string;
    at: Date;
  };
  employee: {
    enterprise_id: Generated<number>;
    employee_id: GeneratedAlways<number>;
    name: string;
    idtype: number;
    idcard_enc: Buffer;
    idcard_hash: Buffer;
    idcard_mask: string;
    birthday: Day;
    gender: string;
    created_at: Date;
    mobile_enc: Buffer | null;
    mobile_hash: Buffer | null;
    mobile_mask: string | null;
    employee_no: string | null;
    blacklist_reason: string | null;
  };
  enterprise: {
    enterprise_id: Generated<number>;
    company_name: string;
    tax_number: string | null;
    status: number;
    is_certification: Generated<number>;
    agreement_status: Generated<number>;
    service_end_date: Day | null;
    show_mobile_account: Generated<number>;
    has_renew_policy: Generated<number>;
    has_created_jiaoyitong: Generated<number>;
    created_at: Date;
  };
  enterprise_user: {
    enterprise_id: number;
    user_id: number;
    is_super: number;
    role: string;
    access: string[];
    status: Generated<number>;
    created_at: Date;
  };
  file: {
    enterprise_id: Generated<number>;
    file_id: GeneratedAlways<number>;
    purpose: string;
    name: string;
    size: number;
    content_hash: Buffer;
    bytes_enc: Buffer | null;
    user_id: number;
    created_at: Date;
    delete_after: Date | null;
  };
  hold: {
    enterprise_id: Generated<number>;
    hold_id: GeneratedAlways<number>;
    amount_fen: Fen;
    settled_fen: Generated<Fen>;
    released_fen: Generated<Fen>;
    state: Generated<string>;
    held_at: Date;
    ended_at: Date | null;
    source_type: string;
    source_id: number;
  };
  idempotency: {
    enterprise_id: Generated<number>;
    user_id: number;
    route: string;
    key: string;
    request_hash: Buffer;
    status: string;
    http_status: number | null;
    body: string | null;
    created_at: Date;
    counted_bytes: Generated<number>;
  };
  import_job: {
    enterprise_id: Generated<number>;
    import_job_id: GeneratedAlways<number>;
    kind: string;
    policy_id: number;
    status: number;
    source: string;
    file_id: number | null;
    file_name: string | null;
    start_date: Day | null;
    row_count: Generated<number>;
    fault_count: Generated<number>;
    version: Generated<number>;
    reading_no: Generated<number>;
    rows_read: Generated<number>;
    reading_options: string | null;
    roster_enc: Buffer | null;
    reading_enc: Buffer | null;
    keep_until: Date | null;
    policy_change_id: number | null;
    continued_in: number | null;
    failure: string | null;
    failure_what: string | null;
    user_id: number;
    user_name: string;
    created_at: Date;
    updated_at: Date;
  };
  import_submission: {
    enterprise_id: Generated<number>;
    policy_change_id: number;
    import_job_id: number;
    submitted_at: Date;
    row_count: number | null;
    start_date: Day | null;
    roster_hash: Buffer | null;
  };
  installation: {
    only_one: Generated<boolean>;
    master_key_check: Buffer;
    installed_at: Date;
  };
  insurance_company: {
    insurance_company_id: GeneratedAlways<number>;
    name: string;
    short_name: string;
    hotline: string;
  };
  journal: {
    enterprise_id: Generated<number>;
    journal_id: GeneratedAlways<number>;
    kind: string;
    source_id: string;
    created_at: Date;
  };
  known_device: {
    device_hash: Buffer;
    user_id: number;
    password_mark: Buffer;
    seen_at: Date;
    expires_at: Date;
  };
  left_behind: {
    enterprise_id: Generated<number>;
    policy_person_id: number;
    reason: string;
    left_at: Date;
  };
  login_attempt: {
    key_hash: Buffer;
    tries: number;
    since: Date;
    next_try_at: Date;
  };
  login_under_way: {
    key_hash: Buffer;
    place: Buffer;
    until: Date;
  };
  message: {
    enterprise_id: Generated<number>;
    message_id: GeneratedAlways<number>;
    code: string;
    detail: string;
    policy_change_id: number | null;
    created_at: Date;
    policy_id: number | null;
  };
  message_read: {
    enterprise_id: Generated<number>;
    user_id: number;
    message_id: number;
    read_at: Date;
  };
  notice: {
    notice_id: GeneratedAlways<number>;
    title: string;
    content: string;
    popup: number;
    shown_until: Date;
    created_at: Date;
  };
  number_guess: {
    enterprise_id: Generated<number>;
    user_id: number;
    idcard_hash: Buffer;
    guessed_on: Day;
    guess_no: number;
  };
  occupation: {
    occupation_id: GeneratedAlways<number>;
    series: string;
    code: string;
    industry: string;
    name: string;
    name_en: string;
    category: string;
    aliases: string[];
  };
  payment: {
    enterprise_id: Generated<number>;
    payment_id: GeneratedAlways<number>;
    channel: string;
    channel_trade_no: string;
    amount_fen: Fen;
    status: string;
    paid_at: Date;
  };
  plan: {
    plan_id: GeneratedAlways<number>;
    plan_code: string;
    name: string;
    series: string;
    insurance_type: string;
    insurance_company_id: number;
  };
  plan_age_band: {
    plan_version_id: number;
    age_min: number;
    age_max: number;
    class_max: number | null;
    loading_percent: number;
    warning: string | null;
    over_age: Generated<number>;
    limit_percent: Generated<number>;
  };
  plan_class_price: {
    plan_version_id: number;
    category: string;
    price_fen: Fen;
  };
  plan_version: {
    plan_version_id: GeneratedAlways<number>;
    plan_id: number;
    version: number;
    price_unit: string;
    effective_mode: string;
    cutoff_time: string;
    future_start_days_max: number;
    refund_mode: string;
    replace_mode: string;
    replace_limit: number | null;
    replace_same_class: number;
    min_persons: number;
    cover_binding: string;
    death_limit_fen: Fen;
    medical_limit_fen: Fen;
    created_at: Date;
    unique_per_insurer: Generated<number>;
    kept_percent: number[] | null;
    replace_same_company: Generated<number>;
    replace_served_days: Generated<number>;
    renew_days: Generated<number>;
    remind_days: Generated<number[]>;
    remind_time: Generated<string>;
    auto_renew_days: Generated<number>;
    auto_renew_time: Generated<string>;
  };
  policy: {
    enterprise_id: Generated<number>;
    policy_id: GeneratedAlways<number>;
    policy_no: string;
    plan_version_id: number;
    start_date: Day;
    end_date: Day;
    status: number;
    created_at: Date;
    follows_policy_id: number | null;
  };
  policy_change: {
    enterprise_id: Generated<number>;
    policy_change_id: GeneratedAlways<number>;
    change_no: GeneratedAlways<string>;
    policy_id: number;
    change_type: ChangeType;
    status: number;
    progress_status: Generated<number>;
    progress_remark: string | null;
    start_date: Day;
    end_date: Day;
    person_count: number;
    fail_count: Generated<number>;
    premium_fen: Generated<Fen>;
    charged_fen: Fen | null;
    forecast_hash: Buffer | null;
    forecast_until: Date | null;
    roster_hash: Buffer;
    input_user_id: number;
    operate_name: string;
    lock_at: Date | null;
    confirmed_at: Date | null;
    sent_at: Date | null;
    settled_at: Date | null;
    endorse_no: string | null;
    created_at: Date;
    refused_covered_count: Generated<number>;
    acknowledged_at: Date | null;
    resubmit_job_id: number | null;
    remark: string | null;
    submitted_at: Date | null;
    ask_at: Date | null;
    refund_fen: Generated<Fen>;
    forecast_warnings: string | null;
  };
  policy_change_person: {
    enterprise_id: Generated<number>;
    policy_change_person_id: GeneratedAlways<number>;
    policy_change_id: number;
    row_no: number;
    operation: ChangeType;
    name: string;
    idtype: number;
    idcard_enc: Buffer;
    idcard_hash: Buffer;
    idcard_mask: string;
    birthday: Day;
    gender: string;
    work_company_id: number;
    occupation_id: number;
    category: string;
    start_date: Day;
    end_date: Day;
    unit_price_fen: Fen;
    premium_fen: Fen;
    result: Generated<number>;
    error_msg: string | null;
    mobile_enc: Buffer | null;
    mobile_hash: Buffer | null;
    mobile_mask: string | null;
    employee_no: string | null;
    remark: string | null;
    asked_date: Day | null;
    ends_policy_person_id: number | null;
    refund_fen: Generated<Fen>;
    place: number;
    carried_fen: Generated<Fen>;
  };
  policy_number: {
    number: string;
    enterprise_id: number;
  };
  policy_person: {
    enterprise_id: Generated<number>;
    policy_person_id: GeneratedAlways<number>;
    policy_id: number;
    employee_id: number;
    add_change_id: number;
    row_no: number;
    work_company_id: number;
    occupation_id: number;
    category: string;
    unit_price_fen: Fen;
    premium_fen: Fen;
    cover: string;
    bound_at: Date | null;
    ended: string | null;
    created_at: Date;
    remark: string | null;
    exclusive_to: string | null;
    planned_from: Date;
    planned_until: Date;
    end_change_id: number | null;
    refund_fen: Generated<Fen>;
    cut_at: Date | null;
    end_settled_at: Date | null;
    reserved: GeneratedAlways<string | null>;
    seat_id: number | null;
    named: string | null;
  };
  policy_renewal: {
    enterprise_id: Generated<number>;
    policy_id: number;
    renewal_type: number;
    set_by: number | null;
    set_at: Date | null;
    due_at: Date | null;
    seen_at: Date;
    ran_at: Date | null;
    failed_reason: string | null;
    failed_detail: string | null;
    failed_at: Date | null;
    priority: number | null;
  };
  posting: {
    enterprise_id: Generated<number>;
    journal_id: number;
    line: number;
    account_id: number;
    account_seq: number;
    amount_fen: Fen;
    balance_after_fen: Fen;
  };
  puzzle: {
    puzzle_hash: Buffer;
    key_hash: Buffer;
    expires_at: Date;
  };
  renewal_consent: {
    enterprise_id: Generated<number>;
    is_consent: number;
    set_by: number;
    set_at: Date;
  };
  renewal_reminder: {
    enterprise_id: Generated<number>;
    user_id: number;
    policy_id: number;
    read_at: Date;
  };
  reveal_count: {
    enterprise_id: Generated<number>;
    user_id: number;
    revealed_on: Day;
    shown: number;
  };
  session: {
    token_hash: Buffer;
    user_id: number;
    enterprise_id: number | null;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    ended_by: string | null;
  };
  trade_no: {
    channel: string;
    channel_trade_no: string;
    enterprise_id: number;
  };
  user_view: {
    enterprise_id: Generated<number>;
    view_id: GeneratedAlways<number>;
    user_id: number;
    list: string;
    name: string;
    search: string;
    created_at: Date;
  };
  work_company: {
    enterprise_id: Generated<number>;
    company_id: GeneratedAlways<number>;
    name: string;
    name_norm: string;
    status: number;
    created_at: Date;
  };
  work_company_occupation: {
    enterprise_id: Generated<number>;
    company_id: number;
    occupation_code: string;
  };
};
