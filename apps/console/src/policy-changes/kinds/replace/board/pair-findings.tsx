import { formatYuan, useFormat } from '../../../../platform/format.ts';
import { useText } from '../../../../platform/text.ts';
import { StateMark } from '../../../../ui/state-mark.tsx';
import type { Forecast } from '../../../confirm/forecasts.ts';
import { boardWords } from './words/words.ts';

const levelMarks = { error: 'refused', warn: 'needs', info: 'soon' } as const;

/** What is said of a pair: whose seat it is and what it costs, or what keeps it from changing hands. */
export function PairFindings({ row, forecast }: { row: number; forecast: Forecast | undefined }) {
  const text = useText(boardWords);
  const { formatDay } = useFormat();
  if (!forecast) return null;
  const line = forecast.lines.find(({ row_no }) => row_no === row);
  const findings = forecast.list.find(({ row_no }) => row_no === row)?.verdicts ?? [];
  return (
    <div className="board-findings">
      {line && (
        <StateMark kind="covered">
          {text(line.premium_fen === 0 ? 'seatFree' : 'seatCosts', {
            leaver: `${line.leaver?.name ?? ''} ${line.leaver?.idcard ?? ''}`,
            work: `${line.work_company} · ${line.occupation_name}`,
            day: formatDay(line.start_date),
            sum: formatYuan(line.premium_fen),
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
