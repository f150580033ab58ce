-- Persons by any document of the seven, with a mobile, a number of the employer's own and a remark; what a plan's version
-- says of insurers who insure a person only once, and of limits at high ages; and changes that somebody must look at.

-- 1 resident identity card, 2 Chinese passport, 3 foreign passport, 4 and 5 travel permits of Hong Kong, Macau and Taiwan,
-- 6 residence permit of the three, 7 permanent residence card of foreigners. The hash of a number that is no resident's
-- is of its type and itself, so that equal numbers of two documents are two persons.
alter table app.employee drop constraint document_type_is_known,
  add constraint document_type_is_known check (idtype between 1 and 7);
alter table app.policy_change_person drop constraint document_type_is_known,
  add constraint document_type_is_known check (idtype between 1 and 7);

-- A mobile is sealed as the number is: ciphertext, keyed hash, and what lists show.
alter table app.employee
  add column mobile_enc bytea,
  add column mobile_hash bytea,
  add column mobile_mask text,
  add column employee_no text,
  -- Why the enterprise will not have this person insured; null for everybody else.
  add column blacklist_reason text,
  add constraint a_mobile_is_sealed_whole check (num_nonnulls(mobile_enc, mobile_hash, mobile_mask) in (0, 3)),
  add constraint a_ban_says_why check (blacklist_reason <> '');
create index employee_mobile on app.employee (enterprise_id, mobile_hash) where mobile_hash is not null;
create index employee_blocked on app.employee (enterprise_id) where blacklist_reason is not null;
grant update (mobile_enc, mobile_hash, mobile_mask, employee_no, blacklist_reason) on app.employee to app_rw;

alter table app.policy_change_person
  add column mobile_enc bytea,
  add column mobile_hash bytea,
  add column mobile_mask text,
  add column employee_no text,
  add column remark text,
  add constraint a_mobile_is_sealed_whole check (num_nonnulls(mobile_enc, mobile_hash, mobile_mask) in (0, 3));

-- 1 where the insurer insures a person once among its policies of the same kind.
alter table app.plan_version
  add column unique_per_insurer int not null default 0,
  add constraint unique_per_insurer_is_0_or_1 check (unique_per_insurer in (0, 1));

-- The limits at these ages, in percent of the plan's.
alter table app.plan_age_band
  add column limit_percent int not null default 100,
  add constraint limits_are_a_part check (limit_percent between 1 and 100);

alter table app.policy_person
  add column remark text,
  -- The insurer and the kind of insurance, where that insurer insures a person only once; null elsewhere.
  add column exclusive_to text,
  add constraint one_cover_with_an_exclusive_insurer exclude using gist (
    enterprise_id with =, exclusive_to with =, employee_id with =, cover with &&) where (exclusive_to is not null);

alter table app.policy_change
  -- Whom the insurer refused after their cover had begun.
  add column refused_covered_count int not null default 0,
  -- When somebody took care of that.
  add column acknowledged_at timestamptz,
  add constraint refused_are_among_the_failed check (refused_covered_count between 0 and fail_count);
create index policy_change_open_refusal on app.policy_change (enterprise_id, policy_change_id desc)
  where refused_covered_count > 0 and acknowledged_at is null;
grant update (refused_covered_count, acknowledged_at) on app.policy_change to app_rw;

-- Versions that exist say what their plans have always said; a version never changes otherwise.
alter table app.plan_version disable trigger user;
update app.plan_version v set unique_per_insurer = 1
from app.plan p where p.plan_id = v.plan_id and p.plan_code in ('EL-E', 'EL-H', 'GA-A');
alter table app.plan_version enable trigger user;
alter table app.plan_age_band disable trigger user;
update app.plan_age_band set limit_percent = 50 where over_age = 1 and loading_percent > 100;
alter table app.plan_age_band enable trigger user;
