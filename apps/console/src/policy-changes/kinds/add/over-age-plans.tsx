import { overAgeCheck } from '@app/contract/policy-changes/over-age-check';
import type { Day } from '@app/domain/calendar/day';
import { Link } from '@tanstack/react-router';
import { type OpenList, importWords } from '../../../imports/imports.tsx';
import { useCall } from '../../../platform/api.ts';
import { formatYuan } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { useCopy } from '../../../ui/copy.ts';
import { askedPersons, blockOf, type OverAgeOption, optionsOf, overAgeKeys } from './over-age.ts';
import { Button } from '../../../ui/button.tsx';
import './over-age.css';

type OverAgeProps = {
  readonly list: OpenList;
  readonly policyId: number;
  readonly start: Day;
  /** How many they are. */
  readonly rows: number;
};

/** For persons who are too old for this plan: which other plan takes them, once it is asked for. */
export function OverAgePlans({ list: { roster }, policyId, start, rows }: OverAgeProps) {
  const text = useText(importWords);
  const check = useCall(overAgeCheck, { stales: [] });
  if (!check.data)
    return (
      <Button
        disabled={check.isPending}
        onClick={() =>
          check.mutate({
            policy_id: policyId,
            start_date: start,
            persons: askedPersons(roster, overAgeKeys(roster)),
          })
        }
      >
        {text('overAgePlans', { count: rows })}
      </Button>
    );
  const options = optionsOf(check.data);
  return (
    <section className="over-age" aria-label={text('overAgeTitle')}>
      <h3>{text('overAgeTitle')}</h3>
      {options.length === 0 && <p>{text('noOverAgePlan')}</p>}
      <ul>
        {options.map((option) => (
          <li key={`${option.plan_id}/${option.policy_id}`}>
            <Plan option={option} onCopied={() => blockOf(roster, option.keys)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Plan({ option, onCopied }: { option: OverAgeOption; onCopied: () => string }) {
  const text = useText(importWords);
  const copy = useCopy();
  const { plan, policy_id, policy_no, insurance_company_name, unit_price_fen, price_unit, keys } = option;
  const count = keys.length;
  return (
    <>
      <strong>{plan}</strong> <span>{text('overAgeFor', { count })}</span>
      <small>
        {[policy_no, insurance_company_name].filter(Boolean).join(' · ')}
        {unit_price_fen !== null &&
          ` · ${text(priceWords[price_unit], { price: formatYuan(unit_price_fen) })}`}
      </small>
      {policy_id === null ? (
        <small>{text('overAgeNoPolicy')}</small>
      ) : (
        <span className="over-age-ways">
          <button
            type="button"
            className="roster-fix"
            onClick={() => void copy(onCopied(), text('overAgeCopied', { count }))}
          >
            {text('overAgeCopy')}
          </button>
          <Link to="/policy/add" search={{ policy_id }} target="_blank">
            {text('overAgeOpen')}
          </Link>
        </span>
      )}
    </>
  );
}

const priceWords = {
  MONTH_NATURAL: 'overAgeMonth',
  MONTH_ROLLING: 'overAgeMonth',
  MONTH_NATURAL_FULL: 'overAgeMonth',
  YEAR: 'overAgeYear',
  DAY: 'overAgeDay',
} as const;
