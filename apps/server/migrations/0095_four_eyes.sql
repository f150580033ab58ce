-- Where an enterprise wants it, what one user has confirmed waits for the approval of another, before money and cover move.

alter table app.enterprise no force row level security;
alter table app.policy_change no force row level security;
alter table app.enterprise
  add column approval_required int not null default 0,
  add constraint approval_is_0_or_1 check (approval_required in (0, 1));
alter table app.policy_change
  add column approval_asked_by bigint references app.app_user,
  add column approval_asked_name text,
  add column approved_by bigint references app.app_user,
  -- Who has seen the last forecast: its warnings were shown to nobody else.
  add column forecast_by bigint references app.app_user,
  add constraint somebody_asked_for_approval check ((approval_asked_by is null) = (approval_asked_name is null)
    and (status <> 15 or approval_asked_by is not null)),
  add constraint approver_is_another check (approved_by is null or (approval_asked_by is not null and approved_by <> approval_asked_by));
alter table app.enterprise force row level security;
alter table app.policy_change force row level security;
create index policy_change_asked_by on app.policy_change (approval_asked_by);
create index policy_change_forecast_by on app.policy_change (forecast_by);
create index policy_change_approved_by on app.policy_change (approved_by);
grant update (approval_required) on app.enterprise to app_operator;
grant update (approval_asked_by, approval_asked_name, approved_by, forecast_by) on app.policy_change to app_rw;

-- The renewal of a whole policy carries on what stands, and nobody's cover may lapse because somebody else is away: it needs no approval. Which
-- renewals are of a whole policy the server knows.
create function app.another_has_approved() returns trigger
  language plpgsql as $$
begin
  if exists (select from app.enterprise e where e.enterprise_id = new.enterprise_id and e.approval_required = 1) then
    raise exception 'another user has to approve it' using errcode = '23514', constraint = 'another_has_approved';
  end if;
  return new;
end $$;
create trigger another_has_approved before update of status on app.policy_change
  for each row when (old.status < 30 and new.status = 30 and new.approved_by is null and new.change_type <> 'renew')
  execute function app.another_has_approved();
create trigger another_has_approved_what_is_new before insert on app.policy_change
  for each row when (new.status between 30 and 60 and new.approved_by is null and new.change_type <> 'renew')
  execute function app.another_has_approved();

-- What waits for approval is not submitted yet: it counts, is cleared and is as its list as every draft.
drop trigger draft_is_as_its_list on app.policy_change;
create constraint trigger draft_is_as_its_list after update of status on app.policy_change deferrable initially deferred
  for each row when (old.status in (0, 10, 15) and new.status = 30) execute function app.draft_is_as_its_list();

drop index app.policy_change_drafts;
create index policy_change_drafts on app.policy_change (enterprise_id, created_at) include (input_user_id, person_count)
  where status in (0, 10, 15);

create or replace function app.used(what text, of_enterprise bigint, of_user bigint, now timestamptz) returns bigint
  language sql stable as $$
  select case what
    when 'file_mb' then (select ceil(coalesce(sum(size), 0) / 1048576.0)::bigint from app.file
      where enterprise_id = of_enterprise and delete_after is not null and (of_user is null or user_id = of_user))
    when 'uploads' then (select count(*) from app.file
      where enterprise_id = of_enterprise and created_at > now - interval '1 hour' and (of_user is null or user_id = of_user))
    when 'lists' then (select count(*) from app.import_job
      where enterprise_id = of_enterprise and status in (10, 20, 30, 40, 60) and (of_user is null or user_id = of_user))
    when 'drafts' then (select count(*) from app.policy_change
      where enterprise_id = of_enterprise and status in (0, 10, 15) and (of_user is null or input_user_id = of_user))
    when 'draft_rows' then (select coalesce(sum(person_count), 0) from app.policy_change
      where enterprise_id = of_enterprise and status in (0, 10, 15) and (of_user is null or input_user_id = of_user))
      + (select coalesce(sum(person_count), 0) from app.policy_change
      where enterprise_id = of_enterprise and status = 80 and created_at > now - interval '1 day'
        and (of_user is null or input_user_id = of_user))
    when 'views' then (select count(*) from app.user_view
      where enterprise_id = of_enterprise and (of_user is null or user_id = of_user))
  end
$$;

create or replace function app.quotas_are_kept() returns trigger
  language plpgsql as $$
declare
  by_user bigint;
  what text;
  -- A draft that grows does not say when: then those deleted before are left to the code.
  at timestamptz := case tg_op when 'INSERT' then new.created_at else 'infinity' end;
begin
  if tg_table_name = 'policy_change' then
    -- Drafted and confirmed at once: it was never kept as a draft.
    if not exists (select from app.policy_change c
      where c.enterprise_id = new.enterprise_id and c.policy_change_id = new.policy_change_id and c.status in (0, 10, 15))
    then
      return null;
    end if;
    by_user := new.input_user_id;
  else
    by_user := new.user_id;
  end if;
  perform app.lock_quotas(new.enterprise_id);
  foreach what in array tg_argv loop
    if app.used(what, new.enterprise_id, by_user, at) > app.quota(what, 'user')
      or app.used(what, new.enterprise_id, null, at) > app.quota(what, 'enterprise')
    then
      raise exception 'too much: %', what using errcode = '23514', constraint = 'quotas_are_kept';
    end if;
  end loop;
  return null;
end $$;

set local role app_gate;
create or replace function gate.enterprises_to_clear(now timestamptz, keys_before timestamptz, drafts_before timestamptz, most int)
  returns table (enterprise_id bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select enterprise_id from (
    (select enterprise_id from app.file where delete_after <= now limit most)
    union
    (select enterprise_id from app.import_job where keep_until <= now limit most)
    union
    (select e.enterprise_id from app.enterprise e where exists (
      select from app.idempotency i where i.enterprise_id = e.enterprise_id and i.created_at < keys_before) limit most)
    union
    (select e.enterprise_id from app.enterprise e where exists (
      select from app.policy_change c
      where c.enterprise_id = e.enterprise_id and c.status in (0, 10, 15) and c.created_at < drafts_before) limit most)) due
$$;
set local role app_owner;
