-- The ledger: double entry, append-only, in whole fen. A journal moves money between accounts and sums to zero; a mistake
-- is mended by another journal. Money is held for a change, and the hold then ends once: charged, released, or both in parts.

create table app.account (
  enterprise_id   bigint  not null default app.tenant() references app.enterprise,
  account_id      bigint  generated always as identity,
  code            text    not null,
  balance_fen     bigint  not null default 0,
  -- Numbers the postings of the account: 1, 2, 3 …
  seq             bigint  not null default 0,
  may_be_negative boolean not null,
  primary key (enterprise_id, account_id),
  constraint an_enterprise_has_each_account_once unique (enterprise_id, code),
  constraint code_is_known check (code in ('cash', 'held', 'premium_out', 'recharge_in')),
  -- The customer's money is never below zero. The last guard against spending it twice; the ledger refuses before it bites.
  constraint money_is_never_overdrawn check (may_be_negative or balance_fen >= 0),
  constraint only_counter_accounts_go_negative check (may_be_negative = (code in ('premium_out', 'recharge_in')))
);
select app.isolate('app.account');
grant select, insert, update (balance_fen, seq) on app.account to app_rw;

create table app.journal (
  enterprise_id bigint      not null default app.tenant() references app.enterprise,
  journal_id    bigint      generated always as identity,
  kind          text        not null,
  source_id     text        not null,
  created_at    timestamptz not null,
  primary key (enterprise_id, journal_id),
  constraint a_source_moves_money_once unique (enterprise_id, kind, source_id),
  constraint kind_is_known check (kind in ('payment', 'hold', 'change', 'hold_release'))
);
select app.isolate('app.journal');
select app.append_only('app.journal');
grant select, insert on app.journal to app_rw;

create table app.posting (
  enterprise_id     bigint not null default app.tenant(),
  journal_id        bigint not null,
  line              int    not null,
  account_id        bigint not null,
  account_seq       bigint not null,
  amount_fen        bigint not null,
  balance_after_fen bigint not null,
  primary key (enterprise_id, journal_id, line),
  foreign key (enterprise_id, journal_id) references app.journal,
  foreign key (enterprise_id, account_id) references app.account,
  constraint an_account_counts_its_postings unique (enterprise_id, account_id, account_seq),
  constraint a_posting_moves_something check (amount_fen <> 0)
);
select app.isolate('app.posting');
select app.append_only('app.posting');
grant select, insert on app.posting to app_rw;

-- Checked when the transaction commits: every journal has two lines or more, and they sum to zero.
create function app.journal_sums_to_zero() returns trigger
  language plpgsql as $$
declare
  lines int;
  total bigint;
begin
  select count(*), coalesce(sum(amount_fen), 0) into lines, total
  from app.posting where enterprise_id = new.enterprise_id and journal_id = new.journal_id;
  if lines < 2 or total <> 0 then
    raise exception 'journal % has % lines and sums to % fen', new.journal_id, lines, total
      using errcode = '23514', constraint = 'journal_sums_to_zero';
  end if;
  return null;
end $$;
create constraint trigger journal_sums_to_zero after insert on app.journal
  deferrable initially deferred for each row execute function app.journal_sums_to_zero();
create constraint trigger posting_sums_to_zero after insert on app.posting
  deferrable initially deferred for each row execute function app.journal_sums_to_zero();

-- Money set aside for a change until the insurer answers. What is settled and what is released make up what was held.
create table app.hold (
  enterprise_id    bigint      not null default app.tenant(),
  hold_id          bigint      generated always as identity,
  policy_change_id bigint      not null,
  amount_fen       bigint      not null,
  settled_fen      bigint      not null default 0,
  released_fen     bigint      not null default 0,
  state            text        not null default 'open',
  held_at          timestamptz not null,
  ended_at         timestamptz,
  primary key (enterprise_id, hold_id),
  foreign key (enterprise_id, policy_change_id) references app.policy_change,
  constraint a_change_holds_once unique (enterprise_id, policy_change_id),
  constraint a_hold_holds_something check (amount_fen > 0 and settled_fen >= 0 and released_fen >= 0),
  constraint a_hold_ends_in_full check (
    (state = 'open' and settled_fen = 0 and released_fen = 0 and ended_at is null) or
    (state = 'ended' and settled_fen + released_fen = amount_fen and ended_at is not null))
);
select app.isolate('app.hold');
grant select, insert, update (settled_fen, released_fen, state, ended_at) on app.hold to app_rw;

create function app.hold_ends_once() returns trigger
  language plpgsql as $$
begin
  if old.state <> 'open' then
    raise exception 'the hold of change % has ended', old.policy_change_id using errcode = '23514', constraint = 'hold_ends_once';
  end if;
  return new;
end $$;
create trigger hold_ends_once before update on app.hold for each row execute function app.hold_ends_once();

-- Top-ups by bank transfer, as the operator confirms them. A bank's number is credited once in the whole system.
create table app.payment (
  enterprise_id    bigint      not null default app.tenant() references app.enterprise,
  payment_id       bigint      generated always as identity,
  channel          text        not null,
  channel_trade_no text        not null,
  amount_fen       bigint      not null,
  status           text        not null,
  paid_at          timestamptz not null,
  primary key (enterprise_id, payment_id),
  constraint a_trade_is_known_once_here unique (enterprise_id, channel, channel_trade_no),
  constraint channel_is_known check (channel in ('offline')),
  constraint status_is_known check (status in ('paid')),
  constraint a_payment_is_positive check (amount_fen > 0)
);
select app.isolate('app.payment');
select app.append_only('app.payment');
grant select, insert on app.payment to app_rw;
-- A unique key over all enterprises would tell one of them that a number exists at another; the gate keeps this list instead.
create table app.trade_no (
  channel          text   not null,
  channel_trade_no text   not null,
  enterprise_id    bigint not null references app.enterprise,
  primary key (channel, channel_trade_no)
);
comment on table app.trade_no is '@global';
create index trade_no_enterprise on app.trade_no (enterprise_id);
