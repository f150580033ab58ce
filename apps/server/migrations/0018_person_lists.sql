-- The index under the lists of a policy's persons holds the person too, so that those found by name can be counted from the
-- index alone. The old one goes: the new one does its work.
create index policy_person_listed on app.policy_person (enterprise_id, policy_id, policy_person_id desc)
  include (employee_id, cover, bound_at);
drop index app.policy_person_policy;
