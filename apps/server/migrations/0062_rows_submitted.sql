-- How many rows of a list a change was made of: fewer that still stand as they were sent tell that somebody has edited them since.
alter table app.import_submission add column row_count int,
  add constraint some_rows_are_sent check (row_count > 0);
comment on column app.import_submission.row_count is 'null for those of releases before';
grant update (row_count) on app.import_submission to app_rw;
