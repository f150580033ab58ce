import type { Todo } from '@app/contract/customers';
import { coverStatus } from '@app/domain/policies/cover';

type Way = {
  readonly to: string;
  readonly search?: Readonly<Record<string, string | number>>;
  readonly label:
    | 'seeRefused'
    | 'mendRefused'
    | 'seeChange'
    | 'sign'
    | 'topUp'
    | 'seePolicies'
    | 'goOnDraft'
    | 'goOnList'
    | 'seePersons';
};

/** Where one acts on what waits: at the one record that is meant, else at the list of them. */
export function wayTo({ code, day, policy_id, policy_change_id, import_job_id }: Todo): Way {
  switch (code) {
    case 'REFUSED_AFTER_COVER':
      return { ...changeOr(policy_change_id), label: 'seeRefused' };
    case 'REFUSED_BEFORE_COVER':
      return { ...changeOr(policy_change_id), label: 'mendRefused' };
    case 'NO_ANSWER':
      return {
        ...changeOr(policy_change_id),
        label: 'seeChange',
      };
    case 'AGREEMENT_UNSIGNED':
      return { to: '/agreement/index', label: 'sign' };
    case 'BALANCE_SHORT':
      return { to: '/recharge/index', label: 'topUp' };
    case 'POLICIES_ENDING':
      return policy_id === null
        ? { to: '/policy/index', search: { ending_days: 7 }, label: 'seePolicies' }
        : { to: '/policy/detail', search: { policy_id }, label: 'seePolicies' };
    case 'DRAFTS_WAITING':
      return policy_change_id === null
        ? {
            to: '/policy/record',
            search: { stage: 'drafts' },
            label: 'goOnDraft',
          }
        : { to: '/policy/confirm', search: { policy_change_id }, label: 'goOnDraft' };
    case 'ROSTERS_UNFINISHED':
      return import_job_id === null
        ? { to: '/policy/add', label: 'goOnList' }
        : {
            to: '/policy/add',
            search: { ...(policy_id === null ? {} : { policy_id }), roster: import_job_id },
            label: 'goOnList',
          };
    case 'STARTS_TOMORROW':
      return {
        to: '/person/index',
        search: {
          status: coverStatus.startsSoon,
          ...(day === null ? {} : { start_from: day, start_to: day }),
        },
        label: 'seePersons',
      };
  }
}

const changeOr = (policy_change_id: number | null) =>
  policy_change_id === null
    ? { to: '/policy/record', search: { stage: 'needs_you' } }
    : { to: '/policy/record-detail', search: { policy_change_id } };
