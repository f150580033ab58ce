import type { Todo } from '@app/contract/customers';
import { coverStatus } from '@app/domain/policies/cover';
import { type LinkProps, linkOptions } from '@tanstack/react-router';

type Way = {
  readonly link: LinkProps;
  readonly label:
    | 'seeRefused'
    | 'mendRefused'
    | 'seeChange'
    | 'sign'
    | 'topUp'
    | 'seePolicies'
    | 'seeStuck'
    | 'toRenewal'
    | 'toApproval'
    | 'goOnDraft'
    | 'goOnList'
    | 'seePersons'
    | 'seeTwice';
};

/** Where one acts on what waits: at the one record that is meant, else at the list of them. */
export function wayTo(todo: Todo): Way {
  const { code, policy_change_id } = todo;
  switch (code) {
    case 'REFUSED_AFTER_COVER':
      return { link: toChange(policy_change_id), label: 'seeRefused' };
    case 'REFUSED_BEFORE_COVER':
      return { link: toChange(policy_change_id), label: 'mendRefused' };
    case 'NO_ANSWER':
      return { link: toChange(policy_change_id), label: 'seeChange' };
    case 'AGREEMENT_UNSIGNED':
      return { link: linkOptions({ to: '/agreement/index' }), label: 'sign' };
    case 'BALANCE_SHORT':
      return { link: linkOptions({ to: '/recharge/index' }), label: 'topUp' };
    case 'POLICIES_ENDING':
      return { link: toPolicies(todo), label: 'seePolicies' };
    case 'COVERED_TWICE':
      return { link: linkOptions({ to: '/gap/index' }), label: 'seeTwice' };
    case 'AGEING':
      return { link: linkOptions({ to: '/gap/index' }), label: 'seePersons' };
    case 'RENEWALS_STUCK':
      return { link: linkOptions({ to: '/renew/index' }), label: 'seeStuck' };
    case 'RENEWALS_DUE':
      return { link: linkOptions({ to: '/renew/index' }), label: 'toRenewal' };
    case 'APPROVALS_WAITING':
      return { link: toDrafts(policy_change_id), label: 'toApproval' };
    case 'DRAFTS_WAITING':
      return { link: toDrafts(policy_change_id), label: 'goOnDraft' };
    case 'ROSTERS_UNFINISHED':
      return { link: toLists(todo), label: 'goOnList' };
    case 'STARTS_TOMORROW':
      return { link: toStarters(todo), label: 'seePersons' };
  }
}

const toChange = (policy_change_id: number | null) =>
  policy_change_id === null
    ? linkOptions({ to: '/policy/record', search: { stage: 'needs_you' } })
    : linkOptions({ to: '/policy/record-detail', search: { policy_change_id } });

const toPolicies = ({ policy_id }: Todo) =>
  policy_id === null
    ? linkOptions({ to: '/policy/index', search: { ending_days: 7 } })
    : linkOptions({ to: '/policy/detail', search: { policy_id } });

const toDrafts = (policy_change_id: number | null) =>
  policy_change_id === null
    ? linkOptions({ to: '/policy/record', search: { stage: 'drafts' } })
    : linkOptions({ to: '/policy/confirm', search: { policy_change_id } });

/** The list knows its policy, and whether it is to be opened here or where persons are removed. */
const toLists = ({ import_job_id }: Todo) =>
  import_job_id === null
    ? linkOptions({ to: '/policy/add' })
    : linkOptions({ to: '/policy/add', search: { list: import_job_id } });

const toStarters = ({ day }: Todo) =>
  linkOptions({
    to: '/person/index',
    search: { status: coverStatus.startsSoon, ...(day === null ? {} : { start_from: day, start_to: day }) },
  });
