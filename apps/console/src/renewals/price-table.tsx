import type { Renewable } from '@app/contract/renewals/one-key';
import { formatYuan } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { renewalWords } from './words/words.ts';

/** The prices of the policy that ends and of the one that follows, side by side. */
export function PriceTable({ prices }: { readonly prices: Renewable['class_prices'] }) {
  const text = useText(renewalWords);
  const shown = (fen: number | null) => (fen === null ? text('noPrice') : formatYuan(fen));
  return (
    <table className="renewal-prices">
      <caption>{text('pricesChange')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('class')}</th>
          <th scope="col">{text('oldPrice')}</th>
          <th scope="col">{text('newPrice')}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ category, old_fen, new_fen }) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            <td>{shown(old_fen)}</td>
            <td className={old_fen === new_fen ? undefined : 'renewal-price-changed'}>{shown(new_fen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
