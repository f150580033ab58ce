import type { Invariant } from './invariant.ts';

/** What the ledger keeps to by itself, whatever the money was moved for. */
export const ledgerInvariants: readonly Invariant[] = [
  {
    id: 'I01',
    says: 'a journal has two lines or more and sums to zero',
    sql: `
      select enterprise_id || '/' || journal_id as item,
        case
          when bool_and(j.source_type is null) then 'has lines and no head'
          when count(p.line) < 2 then 'has ' || count(p.line) || ' lines'
          when sum(p.amount_fen) <> 0 then 'sums to ' || sum(p.amount_fen) || ' fen'
        end as fault
      from chk.journal j full join chk.posting p using (enterprise_id, journal_id)
      group by enterprise_id, journal_id`,
  },
  {
    id: 'I02',
    says: 'the accounts of an enterprise sum to zero',
    sql: `
      select enterprise_id as item,
        case when sum(balance_fen) <> 0 then 'sums to ' || sum(balance_fen) || ' fen' end as fault
      from chk.account group by enterprise_id`,
  },
  {
    id: 'I03',
    says: 'a balance is the sum of its postings',
    sql: `
      select enterprise_id || '/' || a.account_id as item,
        case
          when a.balance_fen <> coalesce(p.total_fen, 0)
            then 'shows ' || a.balance_fen || ' fen, its postings make ' || coalesce(p.total_fen, 0)
        end as fault
      from chk.account a
      left join (
        select enterprise_id, account_id, sum(amount_fen) as total_fen from chk.posting group by enterprise_id, account_id
      ) p using (enterprise_id, account_id)`,
  },
  {
    id: 'I04',
    says: 'postings of an account count 1, 2, 3 …, each balance following from the last',
    sql: `
      select enterprise_id || '/' || account_id || ' posting ' || account_seq as item,
        case
          when account_seq <> place then 'stands at place ' || place
          when balance_after_fen <> before_fen + amount_fen
            then 'leaves ' || balance_after_fen || ' fen of ' || before_fen || ' and ' || amount_fen
        end as fault
      from (
        select *, row_number() over chain as place, lag(balance_after_fen, 1, 0::bigint) over chain as before_fen
        from chk.posting
        window chain as (partition by enterprise_id, account_id order by account_seq)
      ) chained`,
  },
  {
    id: 'I05',
    says: 'a customer’s money was never below zero, at any point of its history',
    sql: `
      select enterprise_id || '/' || account_id as item,
        case
          when may_be_negative then 'is allowed below zero'
          when least(balance_fen, lowest_fen) < 0 then 'stood at ' || least(balance_fen, lowest_fen) || ' fen'
        end as fault
      from chk.account
      left join (
        select enterprise_id, account_id, min(balance_after_fen) as lowest_fen
        from chk.posting group by enterprise_id, account_id
      ) p using (enterprise_id, account_id)
      where kind in ('prepaid', 'held')`,
  },
  {
    id: 'I07',
    says: 'money moves once for a source, and never without one',
    sql: `
      select enterprise_id || '/' || journal_id as item,
        case
          when count(*) over (partition by enterprise_id, source_type, source_id) > 1
            then 'is one of several for ' || source_type || ' ' || source_id
          when s.source_id is null then 'has no source: ' || source_type || ' ' || source_id
        end as fault
      from chk.journal j
      left join (
        select enterprise_id, 'payment' as source_type, payment_id as source_id from chk.payment
        union all select enterprise_id, 'change', change_id from chk.change
        union all select h.enterprise_id, kind, h.change_id from chk.hold h, unnest(array['hold', 'hold_release']) kind
      ) s using (enterprise_id, source_type, source_id)`,
  },
  {
    id: 'I08',
    says: 'a paid top-up is credited once, an unpaid one never; a bank’s number counts once',
    sql: `
      select enterprise_id || '/' || payment_id as item,
        case
          when count(*) over (partition by channel, channel_trade_no) > 1 then 'shares its number with another'
          when status = 'paid' and times is distinct from 1 then 'is credited ' || coalesce(times, 0) || ' times'
          when status = 'paid' and credited_fen <> amount_fen
            then 'credits ' || credited_fen || ' fen of ' || amount_fen
          when status <> 'paid' and times > 0 then 'is credited without being paid'
        end as fault
      from chk.payment
      left join (
        select enterprise_id, j.source_id as payment_id, count(distinct journal_id) as times,
          sum(p.amount_fen) filter (where a.kind = 'prepaid') as credited_fen
        from chk.journal j
        join chk.posting p using (enterprise_id, journal_id)
        join chk.account a using (enterprise_id, account_id)
        where j.source_type = 'payment'
        group by enterprise_id, j.source_id
      ) credits using (enterprise_id, payment_id)`,
  },
];
