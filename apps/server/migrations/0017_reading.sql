-- What a customer reads beside policies and changes: messages, the operator's notices, views that a user keeps; the
-- captcha of a sign-in; other enterprises of a user; and finding persons by a part of their name.

-- What an enterprise was told. The words are made when it is read, in the reader's language: here stand facts, and no person.
create table app.message (
  enterprise_id     bigint      not null default app.tenant() references app.enterprise,
  message_id        bigint      generated always as identity,
  code              text        not null,
  -- JSON as text.
  detail            text        not null,
  policy_change_id  bigint,
  created_at        timestamptz not null,
  primary key (enterprise_id, message_id),
  foreign key (enterprise_id, policy_change_id) references app.policy_change,
  constraint codes_are_upper_case check (code ~ '^[A-Z_]{1,60}$')
);
create index message_policy_change on app.message (enterprise_id, policy_change_id);
select app.isolate('app.message');
grant select, insert on app.message to app_rw;

-- Who has read what: each user for himself.
create table app.message_read (
  enterprise_id bigint      not null default app.tenant(),
  user_id       bigint      not null,
  message_id    bigint      not null,
  read_at       timestamptz not null,
  primary key (enterprise_id, user_id, message_id),
  foreign key (enterprise_id, user_id) references app.enterprise_user,
  foreign key (enterprise_id, message_id) references app.message
);
create index message_read_message on app.message_read (enterprise_id, message_id);
select app.isolate('app.message_read');
grant select, insert on app.message_read to app_rw;

-- What the operator tells every customer. The HTML was cleaned before it came here.
create table app.notice (
  notice_id    bigint      generated always as identity primary key,
  title        text        not null,
  content      text        not null,
  popup        int         not null,
  -- The first moment at which it is no longer shown.
  shown_until  timestamptz not null,
  created_at   timestamptz not null,
  constraint popup_is_0_or_1 check (popup in (0, 1)),
  constraint a_notice_says_something check (title <> '' and content <> ''),
  constraint a_notice_is_shown_for_a_while check (shown_until >= created_at)
);
comment on table app.notice is '@global';
grant select on app.notice to app_rw;

-- The filters of a list that a user keeps under a name.
create table app.user_view (
  enterprise_id bigint      not null default app.tenant(),
  view_id       bigint      generated always as identity,
  user_id       bigint      not null,
  list          text        not null,
  name          text        not null,
  search        text        not null,
  created_at    timestamptz not null,
  primary key (enterprise_id, view_id),
  foreign key (enterprise_id, user_id) references app.enterprise_user,
  constraint names_are_unique_in_a_list unique (enterprise_id, user_id, list, name),
  constraint list_is_known check (list in ('policies', 'persons', 'policy_changes', 'messages')),
  -- An ID number or a mobile is never kept.
  constraint no_personal_number_is_kept check (search !~ '(^|[^0-9])([0-9]{17}[0-9Xx]|[0-9]{15}|1[3-9][0-9]{9})([^0-9]|$)')
);
select app.isolate('app.user_view');
grant select, insert, delete, update (search) on app.user_view to app_rw;

-- The captcha that a name from an address was shown last; by hashes, one each, good for one try.
create table app.captcha (
  pair_hash    bytea       primary key,
  captcha_hash bytea       not null,
  answer_hash  bytea       not null,
  expires_at   timestamptz not null,
  constraint hashes_are_sha256 check (length(pair_hash) = 32 and length(captcha_hash) = 32 and length(answer_hash) = 32)
);
create index captcha_age on app.captcha (expires_at);
comment on table app.captcha is '@global';
grant select, insert, update, delete on app.captcha to app_gate;
grant select, insert, update (shown_until) on app.notice to app_gate;

-- The characters of a name, and each two that stand together, under the enterprise's number. A pattern cannot use an
-- index under row security, and trigrams know nothing of names of two characters.
create function app.name_grams(enterprise bigint, name text) returns text[]
  language plpgsql immutable parallel safe as $$
declare
  plain text := lower(name);
  count int := length(plain);
  grams text[] := '{}';
begin
  for place in 1..count loop
    grams := grams || (enterprise || '/' || substr(plain, place, 1));
    if place < count then grams := grams || (enterprise || '/' || substr(plain, place, 2)); end if;
  end loop;
  return grams;
end $$;
grant execute on function app.name_grams(bigint, text) to app_rw, app_gate;
grant execute on function app.tenant() to app_gate;
create index employee_name on app.employee using gin (app.name_grams(enterprise_id, name));

set local role app_gate;
alter default privileges revoke execute on functions from public;

-- The persons of the enterprise of the running transaction whose name has these words in it.
create function gate.employees_named(words text)
  returns setof bigint language sql stable security definer set search_path = pg_catalog, pg_temp rows 100 as $$
  select employee_id from app.employee
  where app.name_grams(enterprise_id, name) @> app.name_grams(app.tenant(), words)
    and enterprise_id = app.tenant() and strpos(lower(name), lower(words)) > 0
$$;

-- The enterprises that a user works for.
create function gate.companies_of(member bigint)
  returns table (enterprise_id bigint, company_name text, status int, is_certification int, service_end_date date, role text, is_default int)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select e.enterprise_id, e.company_name, e.status, e.is_certification, e.service_end_date, m.role,
    case when u.default_enterprise_id = e.enterprise_id then 1 else 0 end
  from app.enterprise_user m
  join app.enterprise e on e.enterprise_id = m.enterprise_id
  join app.app_user u on u.user_id = m.user_id
  where m.user_id = member and m.status = 1
  order by 7 desc, e.company_name, e.enterprise_id
$$;

-- Ends a living session and opens one of the same sign-in in another enterprise of its user; null when it is none of his,
-- or the session has ended. The new one lives no longer than the old one would have.
create function gate.switch_session(old_hash bytea, new_hash bytea, to_enterprise bigint, now timestamptz)
  returns timestamptz language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with ended as (
    update app.session s set ended_at = now, ended_by = 'elsewhere'
    where s.token_hash = old_hash and s.ended_at is null and s.expires_at > now and exists (
      select from app.enterprise_user m where m.user_id = s.user_id and m.enterprise_id = to_enterprise and m.status = 1)
    returning s.user_id, s.created_at, s.expires_at)
  insert into app.session (token_hash, user_id, enterprise_id, created_at, last_seen_at, expires_at)
  select new_hash, user_id, to_enterprise, created_at, now, expires_at from ended
  returning expires_at
$$;

create function gate.set_default_enterprise(member bigint, to_enterprise bigint)
  returns boolean language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with set as (
    update app.app_user u set default_enterprise_id = to_enterprise
    where u.user_id = member and exists (
      select from app.enterprise_user m where m.user_id = member and m.enterprise_id = to_enterprise and m.status = 1)
    returning 1)
  select exists (select from set)
$$;

-- What the profile of a signed-in user shows beside the session: the sign-in before this one, the default enterprise.
create function gate.profile_of(hash bytea)
  returns table (default_enterprise_id bigint, last_login_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select u.default_enterprise_id,
    (select max(b.created_at) from app.session b where b.user_id = s.user_id and b.created_at < s.created_at)
  from app.session s join app.app_user u on u.user_id = s.user_id
  where s.token_hash = hash
$$;

-- For how many seconds a captcha is still asked for: from the `free`-th failure on, until `span` has gone by without a try.
create function gate.captcha_wait(hash bytea, now timestamptz, free int, span interval)
  returns int language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(max(ceil(extract(epoch from since + span - now))), 0)::int
  from app.login_attempt where key_hash = hash and tries >= free and since + span > now
$$;

create function gate.put_captcha(pair bytea, captcha bytea, answer bytea, now timestamptz, until timestamptz)
  returns void language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  delete from app.captcha where pair_hash in (
    select c.pair_hash from app.captcha c where c.expires_at <= now order by c.expires_at limit 20 for update skip locked);
  insert into app.captcha (pair_hash, captcha_hash, answer_hash, expires_at) values (pair, captcha, answer, until)
  on conflict (pair_hash) do update
  set captcha_hash = excluded.captcha_hash, answer_hash = excluded.answer_hash, expires_at = excluded.expires_at
$$;

-- Takes the captcha away, and says whether this was the answer to it.
create function gate.take_captcha(pair bytea, captcha bytea, answer bytea, now timestamptz)
  returns boolean language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with taken as (delete from app.captcha where pair_hash = pair returning captcha_hash, answer_hash, expires_at)
  select exists (select from taken where captcha_hash = captcha and answer_hash = answer and expires_at > now)
$$;

create function gate.publish_notice(heading text, html text, pops_up int, until timestamptz, now timestamptz)
  returns bigint language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into app.notice (title, content, popup, shown_until, created_at) values (heading, html, pops_up, until, now)
  returning notice_id
$$;

-- Shows a notice no longer; false when it is not shown now.
create function gate.withdraw_notice(which bigint, now timestamptz)
  returns boolean language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with withdrawn as (
    update app.notice set shown_until = now where notice_id = which and shown_until > now returning 1)
  select exists (select from withdrawn)
$$;

grant execute on function gate.employees_named(text), gate.companies_of(bigint),
  gate.switch_session(bytea, bytea, bigint, timestamptz), gate.set_default_enterprise(bigint, bigint), gate.profile_of(bytea),
  gate.captcha_wait(bytea, timestamptz, int, interval),
  gate.put_captcha(bytea, bytea, bytea, timestamptz, timestamptz), gate.take_captcha(bytea, bytea, bytea, timestamptz),
  gate.publish_notice(text, text, int, timestamptz, timestamptz), gate.withdraw_notice(bigint, timestamptz) to app_rw;
set local role app_owner;
