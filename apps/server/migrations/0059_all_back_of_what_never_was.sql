-- Of cover that was bound too late to have a day before its end, all comes back, also where less was shown: the customer is never worse off
-- than was shown, and may be better. What comes back of a cover is held by that cover's own premium.

alter table app.policy_change
  drop constraint never_worse_than_shown,
  add constraint never_worse_than_shown check (charged_fen <= premium_fen);
