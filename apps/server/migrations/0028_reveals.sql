-- How many ID numbers each user has had shown on the latest day on which they had any. The day's limit is counted here, by
-- one statement; who was shown, and why, stands in the audit chain.

create table app.reveal_count (
  enterprise_id bigint not null default app.tenant(),
  user_id       bigint not null,
  revealed_on   date   not null,
  shown         int    not null,
  primary key (enterprise_id, user_id),
  foreign key (enterprise_id, user_id) references app.enterprise_user,
  constraint thirty_numbers_a_day_at_most check (shown between 1 and 30)
);
select app.isolate('app.reveal_count');
grant select, insert, update (revealed_on, shown) on app.reveal_count to app_rw;
