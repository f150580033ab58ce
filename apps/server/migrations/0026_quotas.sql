-- How much one user and one enterprise may have here at a time. The server says no in words before; what slips past it is
-- refused when the transaction ends. Both count under one lock, the last that a transaction takes, so that no two pass at
-- once and nobody waits long.

-- The numbers of apps/server/src/quotas/quotas.ts; a test holds the two together.
create function app.quota(what text, whose text) returns bigint
  language sql immutable parallel safe as $$
  select quotas.most from (values
    ('file_mb', 'user', 100), ('file_mb', 'enterprise', 500),
    ('uploads', 'user', 120), ('uploads', 'enterprise', 600),
    ('lists', 'user', 200), ('lists', 'enterprise', 1000),
    ('drafts', 'user', 100), ('drafts', 'enterprise', 500),
    ('draft_rows', 'user', 100000), ('draft_rows', 'enterprise', 200000),
    ('views', 'user', 120), ('views', 'enterprise', 5000)) as quotas (what, whose, most)
  where quotas.what = $1 and quotas.whose = $2
$$;

-- How much of it there is, of one user or of all: the megabytes of files that are kept, the files of an hour, lists that are
-- not done, drafts, their rows (with those of drafts deleted within a day, so that deleting makes no room for more), views.
create function app.used(what text, of_enterprise bigint, of_user bigint, now timestamptz) returns bigint
  language sql stable as $$
  select case what
    when 'file_mb' then (select ceil(coalesce(sum(size), 0) / 1048576.0)::bigint from app.file
      where enterprise_id = of_enterprise and delete_after is not null and (of_user is null or user_id = of_user))
    when 'uploads' then (select count(*) from app.file
      where enterprise_id = of_enterprise and created_at > now - interval '1 hour' and (of_user is null or user_id = of_user))
    when 'lists' then (select count(*) from app.import_job
      where enterprise_id = of_enterprise and status in (10, 20, 30, 40, 60) and (of_user is null or user_id = of_user))
    when 'drafts' then (select count(*) from app.policy_change
      where enterprise_id = of_enterprise and status in (0, 10) and (of_user is null or input_user_id = of_user))
    when 'draft_rows' then (select coalesce(sum(person_count), 0) from app.policy_change
      where enterprise_id = of_enterprise and status in (0, 10) and (of_user is null or input_user_id = of_user))
      + (select coalesce(sum(person_count), 0) from app.policy_change
      where enterprise_id = of_enterprise and status = 80 and created_at > now - interval '1 day'
        and (of_user is null or input_user_id = of_user))
    when 'views' then (select count(*) from app.user_view
      where enterprise_id = of_enterprise and (of_user is null or user_id = of_user))
  end
$$;

create index file_kept on app.file (enterprise_id, user_id) include (size) where delete_after is not null;
create index file_latest on app.file (enterprise_id, created_at);
create index policy_change_drafts on app.policy_change (enterprise_id, created_at) include (input_user_id, person_count) where status in (0, 10);
create index policy_change_deleted on app.policy_change (enterprise_id, created_at) include (input_user_id, person_count) where status = 80;

-- Whoever counts waits for whoever has counted and not ended.
create function app.lock_quotas(of_enterprise bigint) returns void
  language sql volatile as $$
  select pg_advisory_xact_lock(hashtextextended('the quotas of enterprise ' || of_enterprise, 0))
$$;

create function app.quotas_are_kept() returns trigger
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
      where c.enterprise_id = new.enterprise_id and c.policy_change_id = new.policy_change_id and c.status in (0, 10))
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

create constraint trigger quotas_are_kept after insert on app.file deferrable initially deferred
  for each row execute function app.quotas_are_kept('file_mb', 'uploads');
create constraint trigger quotas_are_kept after insert on app.import_job deferrable initially deferred
  for each row execute function app.quotas_are_kept('lists');
create constraint trigger quotas_are_kept after insert on app.policy_change deferrable initially deferred
  for each row when (new.status in (0, 10)) execute function app.quotas_are_kept('drafts', 'draft_rows');
create constraint trigger quotas_are_kept_as_drafts_grow after update of person_count on app.policy_change deferrable initially deferred
  for each row when (new.status in (0, 10) and new.person_count > old.person_count) execute function app.quotas_are_kept('draft_rows');
create constraint trigger quotas_are_kept after insert on app.user_view deferrable initially deferred
  for each row execute function app.quotas_are_kept('views');

grant execute on function app.quota(text, text), app.used(text, bigint, bigint, timestamptz), app.lock_quotas(bigint) to app_rw;
