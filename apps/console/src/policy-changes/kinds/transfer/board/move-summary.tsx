import { formatYuan, useFormat } from '../../../../platform/format.ts';
import { useText } from '../../../../platform/text.ts';
import { Card } from '../../../../ui/page.tsx';
import type { Forecast } from '../../../confirm/forecasts.ts';
import { moveBoardWords } from './words/words.ts';

/** How many can move, what it costs and what comes back. */
export function MoveSummary({ forecast }: { forecast: Forecast | undefined }) {
  const text = useText(moveBoardWords);
  const { formatNumber } = useFormat();
  return (
    <Card title={text('summary')}>
      <dl className="add-figures">
        <div>
          <dt>{text('inOrder')}</dt>
          <dd aria-live="polite">{formatNumber(forecast?.ok_count ?? 0)}</dd>
        </div>
        <div>
          <dt>{text('costs')}</dt>
          <dd>{formatYuan(forecast?.premium_fen ?? 0)}</dd>
        </div>
        <div>
          <dt>{text('comesBack')}</dt>
          <dd>{formatYuan(forecast?.refund_fen ?? 0)}</dd>
        </div>
      </dl>
      <p>{text('rule')}</p>
    </Card>
  );
}
