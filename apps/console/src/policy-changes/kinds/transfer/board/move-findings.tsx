import { formatYuan, useFormat } from '../../../../platform/format.ts';
import { useText } from '../../../../platform/text.ts';
import type { Forecast } from '../../../confirm/forecasts.ts';
import { BoardFindings } from '../../board/board-findings.tsx';
import { moveBoardWords } from './words/words.ts';

/** What is said of somebody who moves: from where to where and what it costs, or what keeps them. */
export function MoveFindings(of: { row: number; forecast: Forecast | undefined }) {
  const text = useText(moveBoardWords);
  const { formatDay } = useFormat();
  return (
    <BoardFindings
      {...of}
      said={(line) =>
        text(line.premium_fen > 0 ? 'moveCosts' : line.refund_fen > 0 ? 'moveBack' : 'moveFree', {
          from: placeOf(line.leaver),
          to: placeOf(line),
          day: formatDay(line.start_date),
          sum: formatYuan(line.premium_fen + line.refund_fen),
        })
      }
    />
  );
}

const placeOf = (
  place: { readonly work_company: string; readonly occupation_name: string } | null,
): string => (place ? `${place.work_company} · ${place.occupation_name}` : '');
