-- A heading of a list that a clerk has matched to a field by hand is remembered as other words are: 用工点 is the work company, and of
-- 床号 nothing is taken (`none`).

alter table app.alias add column field text;
grant update (field) on app.alias to app_rw;

alter table app.alias
  drop constraint kind_is_known,
  drop constraint words_mean_one_thing,
  add constraint kind_is_known check (kind in ('work_company', 'occupation', 'heading')),
  add constraint words_mean_one_thing check (
    (kind = 'work_company') = (company_id is not null)
    and (kind = 'occupation') = (occupation_code is not null)
    and (kind = 'heading') = (field is not null)),
  -- So long a heading is still one, and six digits in a row may be a part of somebody's number. The limits of
  -- packages/domain/src/list/sheet/remembered-headings.ts.
  add constraint headings_are_short check (
    kind <> 'heading' or (length(alias_norm) <= 30 and alias_norm !~ '[0-9]{6}' and alias !~ '[0-9]{6}'));
