import { StateMark } from '../../../ui/state-mark.tsx';
import type { Forecast } from '../../confirm/forecasts.ts';

const levelMarks = { error: 'refused', warn: 'needs', info: 'soon' } as const;

type Line = Forecast['lines'][number];

/** What is said of a row of a board: what becomes of it and what it costs, or what keeps it from being done. */
export function BoardFindings({
  row,
  forecast,
  said,
}: {
  row: number;
  forecast: Forecast | undefined;
  /** What becomes of a row that can be done. */
  said: (line: Line) => string;
}) {
  if (!forecast) return null;
  const line = forecast.lines.find(({ row_no }) => row_no === row);
  const findings = forecast.list.find(({ row_no }) => row_no === row)?.verdicts ?? [];
  return (
    <div className="board-findings">
      {line && <StateMark kind="covered">{said(line)}</StateMark>}
      {findings.map(({ code, level, msg }) => (
        <StateMark key={code} kind={levelMarks[level]}>
          {msg}
        </StateMark>
      ))}
    </div>
  );
}
