import { type Ageing, ageing_days } from '@app/contract/worth-a-look';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Card } from '../ui/page.tsx';
import { PersonLink } from '../ui/person-link.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { gapWords } from './words/words.ts';

/** Who is older than their plan insures, or soon will be. */
export function AgeingCard({ ageing: { total, rows } }: { readonly ageing: Ageing }) {
  const text = useText(gapWords);
  const { formatEnd } = useFormat();
  return (
    <Card title={text('ageing')}>
      <StateMark kind="soon">{text('ageingCount', { count: total, days: ageing_days })}</StateMark>
      <p className="worth-means">{text('ageingMeans')}</p>
      <ul className="worth-rows">
        {rows.map(
          ({ policy_person_id, plan, policy_no, work_company, oldest, is_over, end_date, ...who }) => (
            <li key={policy_person_id}>
              <span className="worth-who">
                <PersonLink {...who} />
                <StateMark kind={is_over ? 'needs' : 'soon'}>
                  {text(is_over ? 'over' : 'soon', { oldest, days: ageing_days })}
                </StateMark>
              </span>
              <small>
                {plan} · {policy_no} · {work_company} · {text('coveredTo', { end: formatEnd(end_date) })}
              </small>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}
