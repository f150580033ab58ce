-- The first day that whoever sent a list asked for. Where cover can only begin later, they are told so: the reply compares the two.

alter table app.policy_change_person add column asked_date date;
