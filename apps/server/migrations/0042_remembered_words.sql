-- What an enterprise's clerks have matched the words of lists to: 华讯 is 昆山华讯电子, 质检 is a work type. The next list that says
-- them is read so, says that it is, and any clerk can have them forgotten.

create table app.alias (
  enterprise_id   bigint      not null default app.tenant(),
  kind            text        not null,
  -- The words as they are compared: width, case and spaces make no difference.
  alias_norm      text        not null,
  alias           text        not null,
  company_id      bigint,
  -- A work type by its code, as it is in every series.
  occupation_code text,
  user_name       text        not null,
  created_at      timestamptz not null,
  -- The same words mean one thing of a kind.
  primary key (enterprise_id, kind, alias_norm),
  foreign key (enterprise_id, company_id) references app.work_company,
  constraint kind_is_known check (kind in ('work_company', 'occupation')),
  constraint words_mean_one_thing check (
    case kind when 'work_company' then company_id is not null and occupation_code is null
    else company_id is null and occupation_code is not null end),
  constraint words_are_short check (alias_norm <> '' and length(alias) <= 60 and length(alias_norm) <= 120),
  -- An ID number or a mobile is never kept.
  constraint no_personal_number_is_kept check (alias !~ '[0-9]{11}')
);
create index alias_company on app.alias (enterprise_id, company_id);
create index alias_occupation on app.alias (enterprise_id, occupation_code);
select app.isolate('app.alias');
grant select, insert, delete, update (alias, company_id, occupation_code, user_name, created_at) on app.alias to app_rw;

-- Far more than an enterprise has names for its companies, and too little to slow each list down. The number of
-- packages/contract/src/aliases.ts.
create function app.aliases_are_few() returns trigger
  language plpgsql as $$
begin
  perform app.lock_quotas(new.enterprise_id);
  if (select count(*) from app.alias where enterprise_id = new.enterprise_id) > 2000 then
    raise exception 'too many words are remembered' using errcode = '23514', constraint = 'aliases_are_few';
  end if;
  return null;
end $$;

create constraint trigger aliases_are_few after insert on app.alias deferrable initially deferred
  for each row execute function app.aliases_are_few();
