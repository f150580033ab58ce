-- The check views: our tables under fixed names, read-only, over all enterprises, so that the invariants can be checked on any
-- database without knowing its tables. They belong to app_gate and are read by auditor; the server may not.

grant select on app.account, app.journal, app.posting, app.hold, app.payment, app.policy, app.policy_person, app.policy_change,
  app.employee, app.effect, app.idempotency, app.audit_line, app.audit_head to app_gate;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['account', 'journal', 'posting', 'hold', 'payment', 'policy', 'policy_person', 'employee',
    'effect', 'idempotency', 'audit_line', 'audit_head'] loop
    execute format('create policy gate_checks on app.%I for select to app_gate using (true)', tenant_table);
  end loop;
end $$;

set local role app_gate;

create view chk.account as
  select enterprise_id::text, account_id::text,
    case code when 'cash' then 'prepaid' when 'held' then 'held' else code end as kind,
    balance_fen, may_be_negative
  from app.account;

create view chk.journal as
  select enterprise_id::text, journal_id::text, kind as source_type, source_id, null::text as reverses_journal_id, created_at
  from app.journal;

create view chk.posting as
  select enterprise_id::text, journal_id::text, line, account_id::text, account_seq, amount_fen, balance_after_fen
  from app.posting;

-- `confirmed` once money is finally moved: a refused change that charged days already covered is one too.
create view chk.change as
  select enterprise_id::text, policy_change_id::text as change_id,
    case
      when status in (50, 55) or (status = 60 and charged_fen > 0) then 'confirmed'
      else status::text
    end as status,
    coalesce(charged_fen, 0) as charge_fen
  from app.policy_change;

create view chk.hold as
  select enterprise_id::text, hold_id::text, policy_change_id::text as change_id, amount_fen, settled_fen, released_fen, state
  from app.hold;

create view chk.payment as
  select enterprise_id::text, payment_id::text, channel, channel_trade_no, status, amount_fen from app.payment;

create view chk.policy as
  select enterprise_id::text, policy_id::text,
    tstzrange(start_date::timestamp at time zone 'Asia/Shanghai', (end_date + 1)::timestamp at time zone 'Asia/Shanghai') as span
  from app.policy;

create view chk.coverage as
  select enterprise_id::text, policy_person_id::text as coverage_id, policy_id::text, employee_id::text as person_key,
    cover as span, add_change_id::text as opened_by_change_id
  from app.policy_person where not isempty(cover);

create view chk.effect as
  select enterprise_id::text, topic, source_id from app.effect;

create view chk.idempotency as
  select enterprise_id::text, route, key, status, created_at from app.idempotency;

create view chk.session as
  select s.user_id::text, s.ended_at is null as live, u.status = 1 as user_enabled
  from app.session s join app.app_user u on u.user_id = s.user_id;

create view chk.audit as
  select enterprise_id::text, seq, action, entity_id::text as object_id, hash, prev_hash,
    sha256(prev_hash || app.audit_text(seq, at, actor, action, entity, entity_id, detail)) as recomputed_hash
  from app.audit_line;

-- Where the chain has come to: it tells when lines were cut off its end.
create view chk.audit_head as
  select enterprise_id::text, seq, hash from app.audit_head;

grant select on all tables in schema chk to auditor;
set local role app_owner;
