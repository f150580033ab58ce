import { formatYuan, useFormat } from '../../../../platform/format.ts';
import { useText } from '../../../../platform/text.ts';
import { StateMark } from '../../../../ui/state-mark.tsx';
import type { Forecast } from '../../../confirm/forecasts.ts';
import { moveBoardWords } from './words/words.ts';

const levelMarks = { error: 'refused', warn: 'needs', info: 'soon' } as const;

/** What is said of somebody who moves: from where to where and what it costs, or what keeps them. */
export function MoveFindings({ row, forecast }: { row: number; forecast: Forecast | undefined }) {
  const text = useText(moveBoardWords);
  const { formatDay } = useFormat();
  if (!forecast) return null;
  const line = forecast.lines.find(({ row_no }) => row_no === row);
  const findings = forecast.list.find(({ row_no }) => row_no === row)?.verdicts ?? [];
  return (
    <div className="board-findings">
      {line && (
        <StateMark kind="covered">
          {text(line.premium_fen > 0 ? 'moveCosts' : line.refund_fen > 0 ? 'moveBack' : 'moveFree', {
            from: placeOf(line.leaver),
            to: placeOf(line),
            day: formatDay(line.start_date),
            sum: formatYuan(line.premium_fen + line.refund_fen),
          })}
        </StateMark>
      )}
      {findings.map(({ code, level, msg }) => (
        <StateMark key={code} kind={levelMarks[level]}>
          {msg}
        </StateMark>
      ))}
    </div>
  );
}

const placeOf = (
  place: { readonly work_company: string; readonly occupation_name: string } | null,
): string => (place ? `${place.work_company} · ${place.occupation_name}` : '');
