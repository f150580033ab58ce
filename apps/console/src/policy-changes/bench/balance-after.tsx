import { panel } from '@app/contract/customers';
import { useQuery } from '@tanstack/react-query';
import { importWords } from '../../imports/imports.tsx';
import { callQuery } from '../../platform/api.ts';
import { formatYuan } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';

/** What is left of the balance when those who are ready are done. */
export function BalanceAfter({ change_fen }: { change_fen: number }) {
  const text = useText(importWords);
  const { data } = useQuery(callQuery(panel, {}, { quiet: true }));
  if (!data) return null;
  const after = data.balance_fen + change_fen;
  return (
    <span className={after < 0 ? 'add-balance add-balance-short' : 'add-balance'}>
      {text('balanceAfterwards', { sum: formatYuan(after) })}
    </span>
  );
}
