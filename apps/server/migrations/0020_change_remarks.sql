-- What whoever drafts a change notes of it, for the colleague who confirms it.

alter table app.policy_change
  add column remark text,
  add constraint remarks_are_short check (length(remark) <= 200);
grant update (remark) on app.policy_change to app_rw;
