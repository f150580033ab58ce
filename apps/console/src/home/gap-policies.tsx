import { type GapPolicy, type Gaps, listGaps, repairGap } from '@app/contract/gaps';
import { listImports } from '@app/contract/imports/list-imports';
import { listPersons } from '@app/contract/persons';
import { addDays } from '@app/domain/calendar/day';
import { repairKind } from '@app/domain/changes/kinds';
import { type GapKind, missed_days } from '@app/domain/policies/uncovered';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callQuery, useCall } from '../platform/api.ts';
import { useFormat } from '../platform/format.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { homeWords } from './words/words.ts';
import '../ui/button.css';
import './everybody-covered.css';

type GapPoliciesProps = {
  readonly kind: GapKind;
  readonly gaps: Gaps;
  readonly isDue: boolean;
  readonly onList: (list: number) => void;
};

/** Whom each policy leaves uncovered, and how they are covered again. */
export function GapPolicies({ kind, gaps, isDue, onList }: GapPoliciesProps) {
  const text = useText(homeWords);
  return (
    <ul className="gap-policies">
      {gaps.policies.map((policy) => (
        <li key={policy.policy_id}>
          <span className="gap-policy">
            <span>
              <strong>{policy.plan}</strong> · {policy.policy_no}
              {gaps.policies.length > 1 && ` · ${text('heads', { count: policy.count })}`}
            </span>
            {isDue && <Means policy={policy} day={gaps.day} />}
          </span>
          <span className="gap-ways">
            {isDue && (kind === 'month_end' || !policy.into) && <Renew />}
            {isDue && <Repair kind={kind} policy={policy} onList={onList} />}
            <SeeWho policy={policy} day={gaps.day} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where they can go on, and until when that is early enough; or what to do where they cannot. */
function Means({ policy: { into }, day }: { policy: GapPolicy; day: Gaps['day'] }) {
  const text = useText(homeWords);
  const { formatDay, formatTime } = useFormat();
  if (!into) return <span className="gap-means">{text('gapNoPolicy', { day: formatDay(day) })}</span>;
  return (
    <span className="gap-means">
      {into.start_date > day
        ? text('gapTooLate', { policy: into.policy_no, day: formatDay(into.start_date) })
        : text('gapInto', { policy: into.policy_no, time: formatTime(into.submit_until) })}
    </span>
  );
}

/** Where the policy that ends is renewed, with all who can go over at once. */
function Renew() {
  const text = useText(homeWords);
  // The page opens with this key too; asking by its own call would bring one more file to the first page.
  const may = useMay(repairGap);
  if (!may) return null;
  return (
    <Link to="/renew/index" className="button button-primary">
      {text('gapRenew')}
    </Link>
  );
}

type RepairProps = {
  readonly kind: GapKind;
  readonly policy: GapPolicy;
  readonly onList: (list: number) => void;
};

/** A list of them all for the policy that takes them; where one of that policy is under way, that one first. */
function Repair({ kind, policy: { policy_id, count, into }, onList }: RepairProps) {
  const text = useText(homeWords);
  const mayRepair = useMay(repairGap);
  const { data: lists = [] } = useQuery({
    ...callQuery(listImports, {}, { quiet: true }),
    staleTime: 0,
    enabled: mayRepair && into !== null,
  });
  const call = useCall(repairGap, { stales: [listImports, listGaps] });
  if (!mayRepair || !into) return null;
  const begun = lists.find(
    (list) => list.policy_id === into.policy_id && list.kind === repairKind && list.row_count > 0,
  );
  const repair = () =>
    call.mutate({ kind, policy_id }, { onSuccess: ({ import_job_id }) => onList(import_job_id) });
  return (
    <>
      {begun && (
        <Button kind="primary" onClick={() => onList(begun.import_job_id)}>
          {text('gapGoOn', { count: begun.row_count })}
        </Button>
      )}
      <Button
        {...(begun || kind === 'month_end' ? {} : { kind: 'primary' as const })}
        isBusy={call.isPending}
        onClick={repair}
      >
        {text('gapRepair', { count })}
      </Button>
    </>
  );
}

/** Those whose cover in the policy ends then, also where some of them go on elsewhere. */
function SeeWho({ policy: { policy_id }, day }: { policy: GapPolicy; day: Gaps['day'] }) {
  const text = useText(homeWords);
  const may = useMay(listPersons);
  if (!may) return null;
  const last = addDays(day, -1);
  return (
    <Link
      to="/person/index"
      search={{ policy_id, end_from: addDays(last, -missed_days), end_to: last, sort: '-end_date' }}
      className="button"
    >
      {text('seePersons')}
    </Link>
  );
}
