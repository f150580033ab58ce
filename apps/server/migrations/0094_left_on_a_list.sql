-- On which list a renewal put whoever could not go over: as long as one goes on with it, the next renewal makes no second one of them.

alter table app.left_behind no force row level security;
alter table app.import_job no force row level security;
alter table app.left_behind
  add column import_job_id bigint,
  add constraint left_behind_list foreign key (enterprise_id, import_job_id) references app.import_job;
alter table app.left_behind force row level security;
alter table app.import_job force row level security;
create index left_behind_list on app.left_behind (enterprise_id, import_job_id);
grant update (import_job_id) on app.left_behind to app_rw;
