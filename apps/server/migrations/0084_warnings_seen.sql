-- What a forecast warned of, so that a confirmation goes past nothing that arose since.
alter table app.policy_change add column forecast_warnings text;
comment on column app.policy_change.forecast_warnings is 'a line for each warning of the last forecast: the row and the finding''s code; null before one';
grant update (forecast_warnings) on app.policy_change to app_rw;
