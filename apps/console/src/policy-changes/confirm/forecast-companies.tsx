import { formatYuan, useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { CompareTable } from './compare-table.tsx';
import type { Forecast } from './forecasts.ts';
import { changeWords } from '../words/words.ts';
import { confirmWords } from './words/words.ts';

/** So many work companies are told at once; more of them unfold. */
const open_max = 10;

/** How many persons go to which work company, and what they cost: there a wrong company catches the eye. */
export function ForecastCompanies({ companies }: { companies: Forecast['companies'] }) {
  const text = useText(confirmWords);
  const changeText = useText(changeWords);
  const { formatNumber } = useFormat();
  if (companies.length < 2) return null;
  return (
    <details className="confirm-companies" open={companies.length <= open_max}>
      <summary>
        {text('byCompany')} ({formatNumber(companies.length)})
      </summary>
      <CompareTable
        of={changeText('workCompany')}
        heads={[changeText('heads'), changeText('premium')]}
        rows={companies.map(({ work_company, person_count, premium_fen }) => ({
          name: work_company,
          figures: [formatNumber(person_count), formatYuan(premium_fen)],
        }))}
      />
    </details>
  );
}
