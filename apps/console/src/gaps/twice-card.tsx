import type { Twice } from '@app/contract/worth-a-look';
import { formatYuan, useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Money } from '../ui/money.tsx';
import { Card } from '../ui/page.tsx';
import { PersonLink } from '../ui/person-link.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { SpareLists } from './spare-lists.tsx';
import { gapWords } from './words/words.ts';

type Row = Twice['rows'][number];

/** Who is covered twice, by what, and what it costs; and the lists that end the spare covers. */
export function TwiceCard({ twice: { total, wasted_fen, rows } }: { readonly twice: Twice }) {
  const text = useText(gapWords);
  return (
    <Card title={text('twice')}>
      <StateMark kind="needs">{text('twiceCost', { count: total, sum: formatYuan(wasted_fen) })}</StateMark>
      <p className="worth-means">{text('twiceMeans')}</p>
      <SpareLists rows={rows} />
      <ul className="worth-rows">
        {rows.map((row) => (
          <li key={`${row.covers[0]?.policy_person_id} ${row.covers[1]?.policy_person_id}`}>
            <TwiceRow row={row} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TwiceRow({
  row: { covers, first_date, last_date, days, wasted_fen, ...who },
}: {
  readonly row: Row;
}) {
  const text = useText(gapWords);
  const { formatDay } = useFormat();
  return (
    <>
      <span className="worth-who">
        <PersonLink {...who} />
        <Money fen={wasted_fen} />
        <small>
          {text('days', { count: days, first: formatDay(first_date), last: formatDay(last_date) })}
        </small>
      </span>
      <ul className="worth-covers">
        {covers.map(({ policy_person_id, plan, policy_no, work_company, cost_fen, is_spare }) => (
          <li key={policy_person_id} className={is_spare ? 'worth-spare' : undefined}>
            <strong>{plan}</strong> · {policy_no} · {work_company} · {formatYuan(cost_fen)}
            {is_spare === 1 && <em> {text('spare')}</em>}
          </li>
        ))}
      </ul>
    </>
  );
}
