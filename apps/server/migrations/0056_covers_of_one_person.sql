-- Whoever is covered twice in a policy, today and again next week, leaves both covers by one change: a row for each. A document still stands
-- once among those who are added, and a cover once among those that end.

alter table app.policy_change_person drop constraint a_document_stands_once_in_a_change;
create unique index a_document_is_added_once_in_a_change
  on app.policy_change_person (enterprise_id, policy_change_id, idtype, idcard_hash) where operation <> 'off';
create unique index a_cover_ends_once_in_a_change
  on app.policy_change_person (enterprise_id, policy_change_id, ends_policy_person_id) where ends_policy_person_id is not null;
