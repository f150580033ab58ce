import { what_if_months_max, type WhatIf } from '@app/contract/what-if';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Money } from '../ui/money.tsx';
import { Select } from '../ui/select.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import type { Tried } from './tried.ts';
import { forecastWords } from './words/words.ts';

type MonthsAheadProps = {
  readonly data: WhatIf;
  readonly tried: Tried;
  readonly onTry: (tried: Tried) => void;
};

const spans = [1, 3, 6, what_if_months_max];

/** The months ahead, with what is tried and as things stand, and how long the balance lasts. */
export function MonthsAhead({ data, tried, onTry }: MonthsAheadProps) {
  const text = useText(forecastWords);
  const isTried = tried.moves.length + tried.plans.length > 0;
  return (
    <>
      <div className="forecast-plans">
        <Select
          label={text('months')}
          isLabelled
          value={tried.months}
          choices={spans.map((count) => ({ value: count, name: text('monthsOf', { count }) }))}
          onChoose={(months) => onTry({ ...tried, months })}
        />
      </div>
      <Lasts data={data} isTried={isTried} />
      <div className="forecast-scroll">
        <table className="forecast-table">
          <thead>
            <tr>
              <th scope="col">{text('month')}</th>
              <th scope="col">{text('heads')}</th>
              <th scope="col">{text('charged')}</th>
              {isTried && <th scope="col">{text('asStands')}</th>}
              {isTried && <th scope="col">{text('difference')}</th>}
            </tr>
          </thead>
          <tbody>
            {data.months.map((month) => (
              <MonthRow key={month.month} month={month} isTried={isTried} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="forecast-hint">{text('assumed')}</p>
    </>
  );
}

function MonthRow({
  month,
  isTried,
}: {
  readonly month: WhatIf['months'][number];
  readonly isTried: boolean;
}) {
  const { formatMonth, formatNumber } = useFormat();
  const { heads, charged_fen, base_charged_fen } = month;
  return (
    <tr>
      <th scope="row">{formatMonth(month.month)}</th>
      <td>{formatNumber(heads)}</td>
      <td>
        <Money fen={charged_fen} />
      </td>
      {isTried && (
        <td>
          <Money fen={base_charged_fen} />
        </td>
      )}
      {isTried && (
        <td>
          <Money fen={charged_fen - base_charged_fen} />
        </td>
      )}
    </tr>
  );
}

/** The day on which the balance does not pay for all any more, said large; and the one that it would be as things stand. */
function Lasts({ data, isTried }: { readonly data: WhatIf; readonly isTried: boolean }) {
  const text = useText(forecastWords);
  const { formatDay } = useFormat();
  const { balance_fen, balance_zero_date: zero, base_balance_zero_date: base } = data;
  const said = (day: string | null) =>
    day === null ? text('lasts') : text('runsOut', { day: formatDay(day) });
  return (
    <p className="forecast-lasts">
      <span>
        {text('balance')} <Money fen={balance_fen} />
      </span>
      <StateMark kind={zero === null ? 'covered' : 'needs'}>
        <strong>{said(zero)}</strong>
      </StateMark>
      {isTried && base !== zero && <small>{text('asThingsStand', { said: said(base) })}</small>}
    </p>
  );
}
