import { useText } from '../../platform/text.ts';
import type { RowView } from '../store/judging.ts';
import { rosterWords } from '../words/words.ts';
import './source-row.css';

/** Which row of the list that came in this was: whoever sent it knows the person by that row. */
export function SourceRow({ view: { source_row, source_sheet } }: { view: RowView }) {
  const text = useText(rosterWords);
  return (
    source_row !== null && (
      <small className="row-source">
        {source_sheet === null
          ? text('sourceRow', { row: source_row })
          : text('sourceSheetRow', { sheet: source_sheet, row: source_row })}
      </small>
    )
  );
}
