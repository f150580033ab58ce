-- What only the operator does is no longer in the server's reach: opening enterprises and their books, adding users, taking a
-- bank's number, crediting money, opening policies, telling every customer something. The roles are in roles.sql.
--
-- Servers of the release before cannot work beside this: all of them are stopped before the update, as its changelog says.

revoke insert on app.account, app.audit_head, app.payment, app.policy from app_rw;
grant insert on app.audit_head, app.payment, app.policy to app_operator;
-- An account begins with nothing.
grant insert (code, may_be_negative) on app.account to app_operator;

-- Money comes in by the operator's hand. The operator is a member of app_rw too, so the policy asks for the other group.
create policy only_the_operator_credits on app.journal as restrictive for insert to app_rw
  with check (kind <> 'payment' or pg_has_role('app_operator', 'member'));

set local role app_gate;
revoke execute on function
  gate.open_enterprise(text, text, int, int, date, int, timestamptz), gate.find_enterprise(text), gate.is_empty(),
  gate.add_user(text, text, text, text, timestamptz), gate.add_member(bigint, bigint, int, text, text[], timestamptz),
  gate.claim_trade_no(text, text, bigint), gate.trade_no_owner(text, text),
  gate.publish_notice(text, text, int, timestamptz, timestamptz), gate.withdraw_notice(bigint, timestamptz) from app_rw;
grant execute on function
  gate.open_enterprise(text, text, int, int, date, int, timestamptz), gate.find_enterprise(text), gate.is_empty(),
  gate.add_user(text, text, text, text, timestamptz), gate.add_member(bigint, bigint, int, text, text[], timestamptz),
  gate.claim_trade_no(text, text, bigint), gate.trade_no_owner(text, text),
  gate.publish_notice(text, text, int, timestamptz, timestamptz), gate.withdraw_notice(bigint, timestamptz) to app_operator;
set local role app_owner;
