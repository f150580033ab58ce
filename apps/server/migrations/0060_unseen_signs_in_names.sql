-- Signs that nobody sees, and hyphens that look alike, make no other name and no other number: they come with what is copied from messages.

create or replace function app.as_compared(text text) returns text
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select upper(regexp_replace(translate(normalize(text, NFKC), U&'\2010\2011', '--'),
    '[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]', '', 'g'))
$$;

-- A number that was claimed with such a sign is claimed as it reads now; of two that had become one, the earlier policy holds it.
alter table app.policy no force row level security;
insert into app.policy_number (number, enterprise_id)
select app.as_compared(policy_no), enterprise_id from app.policy order by policy_id on conflict do nothing;
alter table app.policy force row level security;
delete from app.policy_number where number <> app.as_compared(number);

-- Of two companies of one name that stood apart by such a sign, neither changes: their persons are told apart by it.
alter table app.work_company no force row level security;
update app.work_company one set name_norm = plain
from (select enterprise_id, company_id,
        regexp_replace(translate(name_norm, U&'\2010\2011', '--'), '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]', '', 'g') as plain
      from app.work_company) read
where read.company_id = one.company_id and read.enterprise_id = one.enterprise_id and plain <> one.name_norm
  and not exists (select from app.work_company other
    where other.enterprise_id = one.enterprise_id and other.company_id <> one.company_id
      and regexp_replace(translate(other.name_norm, U&'\2010\2011', '--'), '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]', '', 'g') = plain);
alter table app.work_company force row level security;
