import { type Todo, todoCodes } from '@app/contract/customers';
import type { PermissionKey } from '@app/contract/permissions';
import { addDays, type Day } from '@app/domain/calendar/day';
import { readAgeing, readTwice } from '../gaps/gaps.ts';
import { listWaiting } from '../imports/imports.ts';
import type { EnterpriseTx } from '../platform/database.ts';
import type { Enterprise } from '../platform/session.ts';
import { coverLost, neverCovered, overdueChanges, renewalsToDo } from '../policy-changes/policy-changes.ts';
import { countApprovals, countDrafts, countEndingPolicies, countStarting } from './todo.queries.ts';

type Moment = { readonly cash_fen: number; readonly now: Date; readonly today: Day };

/** What waits for somebody, as far as this member may act on it; the most pressing first. */
export async function listTodo(tx: EnterpriseTx, enterprise: Enterprise, moment: Moment): Promise<Todo[]> {
  const may = (key: PermissionKey) => enterprise.access.includes(key);
  const found = await Promise.all([
    may('policy_change/lists') ? refusals(tx) : [],
    may('policy_change/lists') ? refusedBefore(tx, moment, may('policy_change/detail')) : [],
    may('policy_change/lists') ? unanswered(tx, moment) : [],
    may('policy_change/lists') || may('policy_change/approve') ? approvals(tx) : [],
    may('policy_change/lists') ? drafts(tx, moment) : [],
    may('policy_change/import') ? rosters(tx) : [],
    may('policy_change/import') || may('policy_change/confirm')
      ? renewals(tx, moment)
      : may('/policy/index')
        ? endingPolicies(tx, moment)
        : [],
    may('/person/index') ? startsTomorrow(tx, moment) : [],
    may('/person/index') ? coveredTwice(tx, moment) : [],
    may('/person/index') ? ageing(tx, moment) : [],
  ]);
  return [agreement(enterprise), ...found]
    .flat()
    .toSorted((one, other) => todoCodes.indexOf(one.code) - todoCodes.indexOf(other.code));
}

const nothing = {
  amount_fen: null,
  day: null,
  agreement_status: null,
  policy_id: null,
  policy_change_id: null,
  import_job_id: null,
  names: [],
};

const agreement = ({ agreementStatus }: Enterprise): Todo[] =>
  agreementStatus === 0
    ? []
    : [
        {
          ...nothing,
          code: 'AGREEMENT_UNSIGNED',
          level: 'danger',
          count: 1,
          agreement_status: agreementStatus,
        },
      ];

async function refusals(tx: EnterpriseTx): Promise<Todo[]> {
  const { count, only_id } = await coverLost(tx);
  return count === 0
    ? []
    : [{ ...nothing, code: 'REFUSED_AFTER_COVER', level: 'danger', count, policy_change_id: only_id }];
}

async function refusedBefore(tx: EnterpriseTx, { now }: Moment, mayName: boolean): Promise<Todo[]> {
  const { count, first_day, names, only_id } = await neverCovered(tx, now);
  if (count === 0) return [];
  const about = { day: first_day, policy_change_id: only_id, names: mayName ? names : [] };
  return [{ ...nothing, code: 'REFUSED_BEFORE_COVER', level: 'danger', count, ...about }];
}

async function unanswered(tx: EnterpriseTx, { now }: Moment): Promise<Todo[]> {
  const changes = await overdueChanges(tx, now);
  const count = changes.length;
  return count === 0 ? [] : [{ ...nothing, code: 'NO_ANSWER', level: 'warning', count, ...onlyOne(changes) }];
}

const onlyOne = (changes: readonly { readonly policy_change_id: number }[]) => ({
  policy_change_id: changes.length === 1 ? changes[0]!.policy_change_id : null,
});

async function rosters(tx: EnterpriseTx): Promise<Todo[]> {
  const lists = await listWaiting(tx);
  const count = lists.length;
  const only = count === 1 ? lists[0]! : {};
  return count === 0 ? [] : [{ ...nothing, code: 'ROSTERS_UNFINISHED', level: 'info', count, ...only }];
}

async function approvals(tx: EnterpriseTx): Promise<Todo[]> {
  const { count, amount_fen, only_id: policy_change_id } = await countApprovals(tx);
  return count === 0
    ? []
    : [{ ...nothing, code: 'APPROVALS_WAITING', level: 'warning', count, amount_fen, policy_change_id }];
}

async function drafts(tx: EnterpriseTx, { cash_fen }: Moment): Promise<Todo[]> {
  const { count, amount_fen, only_id } = await countDrafts(tx);
  if (count === 0) return [];
  const waiting: Todo = {
    ...nothing,
    code: 'DRAFTS_WAITING',
    level: 'info',
    count,
    amount_fen,
    policy_change_id: only_id,
  };
  // What is priced and not paid for yet is known to the fen; nothing further ahead is.
  if (amount_fen <= cash_fen) return [waiting];
  return [
    { ...nothing, code: 'BALANCE_SHORT', level: 'warning', count, amount_fen: amount_fen - cash_fen },
    waiting,
  ];
}

async function endingPolicies(tx: EnterpriseTx, { now, today }: Moment): Promise<Todo[]> {
  const { count, first_day, only_id } = await countEndingPolicies(
    tx,
    { from: today, to: addDays(today, 6) },
    now,
  );
  return count === 0
    ? []
    : [{ ...nothing, code: 'POLICIES_ENDING', level: 'warning', count, day: first_day, policy_id: only_id }];
}

/** Of policies that end whoever may renew them is told by what there is to do; others hear only that they end. */
async function renewals(tx: EnterpriseTx, moment: Moment): Promise<Todo[]> {
  const { stuck, due } = await renewalsToDo(tx, moment.now);
  const toldOf = (told: typeof due, code: Todo['code'], level: Todo['level']): Todo[] =>
    told ? [{ ...nothing, code, level, count: told.count, day: told.first_day }] : [];
  return [...toldOf(stuck, 'RENEWALS_STUCK', 'danger'), ...toldOf(due, 'RENEWALS_DUE', 'warning')];
}

async function startsTomorrow(tx: EnterpriseTx, { today }: Moment): Promise<Todo[]> {
  const tomorrow = addDays(today, 1);
  const count = await countStarting(tx, tomorrow);
  return count === 0 ? [] : [{ ...nothing, code: 'STARTS_TOMORROW', level: 'info', count, day: tomorrow }];
}

async function coveredTwice(tx: EnterpriseTx, { today }: Moment): Promise<Todo[]> {
  const { total: count, wasted_fen: amount_fen } = await readTwice(tx, today);
  return count === 0 ? [] : [{ ...nothing, code: 'COVERED_TWICE', level: 'warning', count, amount_fen }];
}

async function ageing(tx: EnterpriseTx, moment: Moment): Promise<Todo[]> {
  const { total: count } = await readAgeing(tx, moment);
  return count === 0 ? [] : [{ ...nothing, code: 'AGEING', level: 'info', count }];
}
