import { formatYuan, useFormat } from '../../../../platform/format.ts';
import { useText } from '../../../../platform/text.ts';
import type { Forecast } from '../../../confirm/forecasts.ts';
import { BoardFindings } from '../../board/board-findings.tsx';
import { boardWords } from './words/words.ts';

/** What is said of a pair: whose seat it is and what it costs, or what keeps it from changing hands. */
export function PairFindings(of: { row: number; forecast: Forecast | undefined }) {
  const text = useText(boardWords);
  const { formatDay } = useFormat();
  return (
    <BoardFindings
      {...of}
      said={({ premium_fen, leaver, work_company, occupation_name, start_date }) =>
        text(premium_fen === 0 ? 'seatFree' : 'seatCosts', {
          leaver: `${leaver?.name ?? ''} ${leaver?.idcard ?? ''}`,
          work: `${work_company} · ${occupation_name}`,
          day: formatDay(start_date),
          sum: formatYuan(premium_fen),
        })
      }
    />
  );
}
