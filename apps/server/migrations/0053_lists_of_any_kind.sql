-- A list of unfinished work is for a kind of change: persons join by it, or leave.
alter table app.import_job drop constraint kind_is_known;
alter table app.import_job add constraint kind_is_known check (kind in ('add', 'off'));
