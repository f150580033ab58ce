-- The cover of a person in a policy. Cover never overlaps, is never back-dated and stays inside its policy.
-- A row comes into being when its change is confirmed.

create table app.policy_person (
  enterprise_id     bigint      not null default app.tenant(),
  policy_person_id  bigint      generated always as identity,
  policy_id         bigint      not null,
  employee_id       bigint      not null,
  add_change_id     bigint      not null,
  row_no            int         not null,
  work_company_id   bigint      not null,
  occupation_id     bigint      not null references app.occupation,
  -- The class at the moment of submission; later tables never change running cover.
  category          text        not null,
  unit_price_fen    bigint      not null,
  premium_fen       bigint      not null,
  -- Half-open, by the minute; 'empty' for a cover that never came to be.
  cover             tstzrange   not null,
  -- Since when the cover binds the insurer; null while a plan that binds on issue waits for it.
  bound_at          timestamptz,
  ended             text,
  created_at        timestamptz not null,
  primary key (enterprise_id, policy_person_id),
  foreign key (enterprise_id, policy_id) references app.policy,
  foreign key (enterprise_id, employee_id) references app.employee,
  foreign key (enterprise_id, add_change_id) references app.policy_change,
  foreign key (enterprise_id, work_company_id) references app.work_company,
  constraint one_cover_a_row unique (enterprise_id, add_change_id, row_no),
  constraint cover_never_overlaps exclude using gist (
    enterprise_id with =, policy_id with =, employee_id with =, cover with &&),
  constraint cover_has_bounds check (isempty(cover) or (lower_inc(cover) and not upper_inc(cover) and not lower_inf(cover) and not upper_inf(cover))),
  constraint cover_is_never_back_dated check (isempty(cover) or (lower(cover) >= created_at and (bound_at is null or lower(cover) >= bound_at))),
  constraint end_is_known check (ended in ('off', 'replaced', 'system', 'withdrawn', 'refused')),
  constraint empty_cover_has_ended check (not isempty(cover) or ended is not null),
  constraint premium_is_not_negative check (premium_fen >= 0 and unit_price_fen > 0)
);
create index policy_person_policy on app.policy_person (enterprise_id, policy_id, policy_person_id desc) include (cover, bound_at);
create index policy_person_employee on app.policy_person (enterprise_id, employee_id);
create index policy_person_work_company on app.policy_person (enterprise_id, work_company_id);
create index policy_person_occupation on app.policy_person (occupation_id);
select app.isolate('app.policy_person');
grant select, insert, update (cover, bound_at, ended, premium_fen) on app.policy_person to app_rw;

-- Cover stays inside the days of its policy, Asia/Shanghai.
create function app.cover_stays_inside_its_policy() returns trigger
  language plpgsql as $$
begin
  if not isempty(new.cover) and not exists (
    select from app.policy
    where enterprise_id = new.enterprise_id and policy_id = new.policy_id
      and new.cover <@ tstzrange(start_date::timestamp at time zone 'Asia/Shanghai', (end_date + 1)::timestamp at time zone 'Asia/Shanghai'))
  then
    raise exception 'cover reaches outside its policy' using errcode = '23514', constraint = 'cover_stays_inside_its_policy';
  end if;
  return new;
end $$;
create trigger cover_stays_inside_its_policy before insert or update of cover on app.policy_person
  for each row execute function app.cover_stays_inside_its_policy();

-- What was covered yesterday stays covered yesterday: a cover may be cut from tomorrow on, or given up before it began.
create function app.cover_keeps_its_past() returns trigger
  language plpgsql as $$
begin
  if not isempty(old.cover) and not isempty(new.cover)
     and lower(new.cover) < lower(old.cover) then
    raise exception 'cover is never back-dated' using errcode = '23514', constraint = 'cover_keeps_its_past';
  end if;
  return new;
end $$;
create trigger cover_keeps_its_past before update of cover on app.policy_person
  for each row execute function app.cover_keeps_its_past();
