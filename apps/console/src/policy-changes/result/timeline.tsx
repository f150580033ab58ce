import { formatYuan, useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { Card } from '../../ui/page.tsx';
import type { Change } from './change.ts';
import { changeWords } from '../words/words.ts';
import './result.css';

/** What happened to a change, when and by whom, the latest last. */
export function Timeline({ events }: { events: Change['timeline'] }) {
  const text = useText(changeWords);
  const { formatTime, formatNumber } = useFormat();
  return (
    <Card title={text('timeline')}>
      <ol className="timeline">
        {events.map(({ at, event, actor, person_count, amount_fen, reason }, place) => (
          <li key={`${at} ${event} ${place}`}>
            <strong>{text(`event_${event}`)}</strong>
            <span>
              {[
                formatTime(at),
                actor in actors ? text(actors[actor as keyof typeof actors]) : actor,
                person_count === null
                  ? ''
                  : text('personsCount', { count: person_count, shown: formatNumber(person_count) }),
                amount_fen === null ? '' : formatYuan(amount_fen),
                reason,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Who acts when it is nobody of the enterprise. */
const actors = { '@system': 'bySystem', '@insurer': 'byInsurer', '@operator': 'byOperator' } as const;
