import type { Forecast } from '../../../confirm/forecasts.ts';
import type { BoardPair } from './pairs.ts';

type Alternative = {
  /** The pairs that nothing but the count of free replacements holds up. */
  readonly beyond: readonly BoardPair[];
  /** What removing and adding them gives back and costs, in fen. */
  readonly refund_fen: number;
  readonly premium_fen: number;
};

/** What can be done instead for the pairs beyond what is free: whoever leaves is removed, and whoever comes is added. */
export function alternativeOf(pairs: readonly BoardPair[], forecast: Forecast | undefined): Alternative {
  const found = pairs.flatMap((pair, place) => {
    const verdicts = forecast?.list.find(({ row_no }) => row_no === place + 1)?.verdicts ?? [];
    const errors = verdicts.filter(({ level }) => level === 'error');
    const [only, ...others] = errors;
    if (only?.code !== 'REPLACE_QUOTA' || others.length > 0) return [];
    const { refund_fen, premium_fen } = only.detail as { refund_fen: number; premium_fen?: number };
    return premium_fen === undefined ? [] : [{ pair, refund_fen, premium_fen }];
  });
  return {
    beyond: found.map(({ pair }) => pair),
    refund_fen: found.reduce((sum, one) => sum + one.refund_fen, 0),
    premium_fen: found.reduce((sum, one) => sum + one.premium_fen, 0),
  };
}
