import type { listSystemOff } from '@app/contract/renewals/system-off';
import type { z } from 'zod/mini';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import type { ListColumn } from '../ui/list-table.tsx';
import { PersonLink } from '../ui/person-link.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { renewalWords } from './words/words.ts';

export type SystemOff = z.output<typeof listSystemOff.output>['data'][number];

/** Who, from which policy, since when and why, and whether they could be added again as they stand. */
export function useSystemOffColumns(): readonly ListColumn<SystemOff>[] {
  const text = useText(renewalWords);
  const { formatEnd } = useFormat();
  return [
    {
      key: 'name',
      title: text('offName'),
      heading: true,
      cell: ({ employee_id, name, idcard }) => (
        <PersonLink employee_id={employee_id} name={name} idcard={idcard} />
      ),
    },
    {
      key: 'policy',
      title: text('offPolicy'),
      cell: ({ plan, policy_no }) => (
        <>
          {plan}
          <span className="list-under">{policy_no}</span>
        </>
      ),
    },
    {
      key: 'company',
      title: text('offCompany'),
      cell: ({ work_company, occupation_name }) => (
        <>
          {work_company}
          <span className="list-under">{occupation_name}</span>
        </>
      ),
    },
    { key: 'until', title: text('offUntil'), cell: ({ off_time }) => formatEnd(off_time) },
    {
      key: 'reason',
      title: text('offReason'),
      cell: ({ off_reason_text, is_read }) => (
        <StateMark kind={is_read === 1 ? 'quiet' : 'refused'}>{off_reason_text}</StateMark>
      ),
    },
    {
      key: 'again',
      title: text('offAgain'),
      cell: ({ can_readd, readd_policy_id }) => (
        <StateMark kind={can_readd === 1 ? 'covered' : 'needs'}>
          {text(can_readd === 1 ? 'canReadd' : readd_policy_id === null ? 'noPolicyTakes' : 'mendFirst')}
        </StateMark>
      ),
    },
  ];
}
