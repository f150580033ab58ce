import { useText } from '../../platform/text.ts';
import type { RowView } from '../store/row-view.ts';
import type { RowSource } from '../store/row-notes.ts';
import type { RosterText } from '../sheet.ts';
import { rosterWords } from '../words/words.ts';
import './source-row.css';

/** Which row of the list that came in this was: whoever sent it knows the person by that row. */
export function SourceRow({ view: { source } }: { view: RowView }) {
  const text = useText(rosterWords);
  return source && <small className="row-source">{sourceText(source, text)}</small>;
}

/** Where in the list that came in a row stood, and whether whoever opened it saw it there. */
export function sourceText(
  { source_row: row, source_sheet: sheet, source_hidden }: RowSource,
  text: RosterText,
): string {
  const place = sheet === undefined ? text('sourceRow', { row }) : text('sourceSheetRow', { sheet, row });
  return source_hidden ? text('sourceHidden', { place }) : place;
}

/** The mark of a row that was hidden in the list that came in: nobody who looked through that list saw it. */
export function HiddenMark({ view: { source } }: { view: RowView }) {
  const text = useText(rosterWords);
  return source?.source_hidden && <small className="row-hidden">{text('hiddenRow')}</small>;
}
