import type { RowVerdicts } from '@app/contract/verdicts';
import { useText } from '../../platform/text.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import { changeWords } from '../words/words.ts';

/** Rows that the server refused, each with its reasons, where the list itself is not at hand. */
export function RefusedRows({ rows }: { rows: readonly RowVerdicts[] }) {
  const text = useText(changeWords);
  return (
    <ul className="refused-rows">
      {rows.map(({ row_no, name, msg }) => (
        <li key={row_no}>
          <StateMark kind="refused">
            {text('refusedRow', { name })} {msg}
          </StateMark>
        </li>
      ))}
    </ul>
  );
}
