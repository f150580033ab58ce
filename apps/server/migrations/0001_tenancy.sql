-- The one mechanism that keeps enterprises apart, and what is append-only.

-- A function is for those whom a grant names.
alter default privileges revoke execute on functions from public;

-- The enterprise of the running transaction. Outside one it raises: a forgotten context is an error, not an empty page.
create function app.tenant() returns bigint
  language plpgsql stable parallel safe as $$
declare
  setting text := current_setting('app.enterprise_id', true);
begin
  -- After use the setting is '' and not null.
  if coalesce(setting, '') = '' then raise exception 'no enterprise is set' using errcode = '28000'; end if;
  return setting::bigint;
end $$;

-- Hides every row of a table from all enterprises but its own, in reads and in writes, from its owner too.
create function app.isolate(tenant_table regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  -- The sub-select is evaluated once a statement, not once a row. The roles are named, because policies for
  -- all roles are evaluated together, and tenant() raises where there is no enterprise.
  execute format(
    'create policy own_enterprise on %s to app_owner, app_rw using (enterprise_id = (select app.tenant())) with check (enterprise_id = (select app.tenant()))',
    tenant_table);
end $$;

create function app.refuse_change() returns trigger
  language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;

-- Makes a table keep what it was once told, whoever asks.
create function app.append_only(fact_table regclass) returns void
  language plpgsql as $$
begin
  execute format('create trigger keeps_every_row before update or delete on %s for each row execute function app.refuse_change()', fact_table);
  execute format('create trigger is_never_emptied before truncate on %s for each statement execute function app.refuse_change()', fact_table);
  execute format('comment on table %s is %L', fact_table, '@append-only');
end $$;

grant execute on function app.tenant() to app_rw;

-- What this database was made with. The check tells at start whether the master key is the one that wrapped its data keys.
create table app.installation (
  only_one         boolean     primary key default true constraint there_is_one_row check (only_one),
  master_key_check bytea       not null,
  installed_at     timestamptz not null
);
comment on table app.installation is '@global';
