import { changeKinds } from '@app/domain/changes/kinds';
import { formatYuan, useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { CompareTable } from './compare-table.tsx';
import type { Forecast } from './forecasts.ts';
import { changeWords } from '../words/words.ts';
import { confirmWords } from './words/words.ts';

/** So many work companies are told at once; more of them unfold. */
const open_max = 10;

/** How many persons of which work company there are, and what they cost or give back: there a wrong company catches the eye. */
export function ForecastCompanies({
  forecast: { companies, change_type },
  amount,
}: {
  forecast: Pick<Forecast, 'companies' | 'change_type'>;
  /** What the amount is called. */
  amount: string;
}) {
  const text = useText(confirmWords);
  const changeText = useText(changeWords);
  const { formatNumber } = useFormat();
  const onlyEnds = !changeKinds[change_type].opens;
  if (companies.length < 2) return null;
  return (
    <details className="confirm-companies" open={companies.length <= open_max}>
      <summary>
        {text('byCompany')} ({formatNumber(companies.length)})
      </summary>
      <CompareTable
        of={changeText('workCompany')}
        heads={[changeText('heads'), amount]}
        rows={companies.map(({ work_company, person_count, premium_fen, refund_fen }) => ({
          name: work_company,
          figures: [formatNumber(person_count), formatYuan(onlyEnds ? refund_fen : premium_fen - refund_fen)],
        }))}
      />
    </details>
  );
}
