-- A balance changes by posting and in no other way. Whoever inserts a posting says which account and how much; the database
-- locks the account, moves its balance and numbers the posting. A journal moves money only as its kind says, so that nobody
-- but the operator can make money come in.
--
-- Servers of the release before cannot work beside this: all of them are stopped before the update, as its changelog says.

revoke update (balance_fen, seq) on app.account from app_rw;
revoke insert on app.posting from app_rw;
grant insert (journal_id, line, account_id, amount_fen) on app.posting to app_rw;

-- Runs as the owner, whom row security holds to the enterprise of the transaction. Accounts are locked in the order in
-- which the lines are inserted.
create function app.post_to_account() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  moved app.account;
  moves text;
begin
  select * into moved from app.account where enterprise_id = new.enterprise_id and account_id = new.account_id;
  -- Who can be refused already does not queue for the lock.
  if moved.may_be_negative or moved.balance_fen + new.amount_fen >= 0 then
    select * into moved from app.account
    where enterprise_id = new.enterprise_id and account_id = new.account_id for no key update;
  end if;
  -- No such account, or no such journal: the foreign keys refuse it in their own words.
  new.account_seq := coalesce(moved.seq, 0) + 1;
  new.balance_after_fen := coalesce(moved.balance_fen, 0) + new.amount_fen;
  select kind into moves from app.journal where enterprise_id = new.enterprise_id and journal_id = new.journal_id;
  if moved.account_id is null or moves is null then return new; end if;

  if (moves, moved.code, sign(new.amount_fen)) not in (
    ('payment', 'cash', 1), ('payment', 'recharge_in', -1),
    ('hold', 'cash', -1), ('hold', 'held', 1),
    ('hold_release', 'cash', 1), ('hold_release', 'held', -1),
    ('change', 'held', -1), ('change', 'premium_out', 1))
  then
    raise exception 'a journal of kind % does not move % fen on account %', moves, new.amount_fen, moved.code
      using errcode = '23514', constraint = 'a_journal_moves_as_its_kind_says';
  end if;
  if not moved.may_be_negative and new.balance_after_fen < 0 then
    -- The detail is how much is missing: the ledger says it to the customer.
    raise exception 'account % has too little', moved.code
      using errcode = '23514', constraint = 'money_is_never_overdrawn', detail = (-new.balance_after_fen)::text;
  end if;
  update app.account set balance_fen = new.balance_after_fen, seq = new.account_seq
  where enterprise_id = new.enterprise_id and account_id = new.account_id;
  return new;
end $$;
create trigger a_posting_moves_its_account before insert on app.posting
  for each row execute function app.post_to_account();
