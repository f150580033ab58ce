-- The unfinished list that was made of the persons of a change who were not insured: asked for again, it is the same one.

alter table app.policy_change add column resubmit_job_id bigint;
-- A foreign key looks at the rows of all enterprises when it is made, which row security keeps even from the owner.
alter table app.policy_change no force row level security;
alter table app.import_job no force row level security;
alter table app.policy_change
  add constraint resubmitted_as foreign key (enterprise_id, resubmit_job_id) references app.import_job;
alter table app.policy_change force row level security;
alter table app.import_job force row level security;
create index policy_change_resubmit_job on app.policy_change (enterprise_id, resubmit_job_id);
grant update (resubmit_job_id) on app.policy_change to app_rw;
