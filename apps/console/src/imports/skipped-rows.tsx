import { isMerelyPolite } from '@app/domain/list/chat/polite';
import { useText } from '../platform/text.ts';
import { StateMark } from '../ui/state-mark.tsx';
import type { Reading } from './reading.ts';
import { importWords } from './words/words.ts';
import './arrival.css';

type Skipped = Reading['skipped'][number];
type OfReading = {
  readonly reading: Reading;
  readonly onLine: ((row: number) => void) | undefined;
};

/** What became nobody, with its words, so that nobody is lost unseen; first where another number of persons is said than was found. */
export function SkippedRows({ reading, onLine }: OfReading) {
  const miscounted = reading.skipped.filter(({ heads }) => heads !== undefined).slice(0, miscounted_max);
  return (
    <>
      {miscounted.map((row) => (
        <Miscounted
          key={`${row.source_sheet} ${row.source_row}`}
          row={row}
          isMessage={reading.isMessage}
          onLine={onLine}
        />
      ))}
      <ToRead reading={reading} rows={reading.skipped.filter((row) => !miscounted.includes(row))} />
    </>
  );
}

/** Both numbers, and the way to the line that says one of them. */
function Miscounted({
  row: { source_row: row, source_sheet, heads },
  isMessage,
  onLine,
}: { row: Skipped; isMessage: boolean } & Pick<OfReading, 'onLine'>) {
  const text = useText(importWords);
  const differ = text('headsDiffer', heads ?? { said: 0, found: 0 });
  const place = source_sheet === undefined ? '' : `${source_sheet}: `;
  const sentence = `${place}${text(isMessage ? 'headsAtLine' : 'headsAtRow', { row, differ })}`;
  const mark = <StateMark kind="needs">{sentence}</StateMark>;
  if (!onLine) return <p className="arrival-miscounted">{mark}</p>;
  return (
    <button type="button" className="arrival-miscounted" onClick={() => onLine(row)}>
      {mark}
    </button>
  );
}

/** The rows of a table that were left out; of a message only the lines that may be about somebody. */
function ToRead({ reading, rows }: { reading: Reading; rows: readonly Skipped[] }) {
  const text = useText(importWords);
  const toRead = rows.filter(
    ({ why, text: words }) =>
      why !== 'blank' && !(reading.isMessage && why === 'note' && isMerelyPolite(words)),
  );
  const shown = toRead.slice(0, shown_max);
  if (shown.length === 0) return null;
  return (
    <details className="arrival-skipped">
      <summary>
        {reading.isMessage
          ? text('linesToRead', { count: toRead.length })
          : text('skippedRows', { count: reading.skippedCount })}
      </summary>
      <ul>
        {shown.map(({ source_row, source_sheet, why, text: words, heads }) => (
          <li key={`${source_sheet} ${source_row}`}>
            {source_sheet === undefined ? '' : `${source_sheet}: `}
            {text(reading.isMessage ? 'messageLine' : 'skippedRow', {
              row: source_row,
              why: heads ? text('headsDiffer', heads) : text(whyWords[why]),
            })}{' '}
            <q>{words.slice(0, 200)}</q>
          </li>
        ))}
      </ul>
      {toRead.length > shown.length && (
        <p>{text('furtherSkipped', { count: toRead.length - shown.length })}</p>
      )}
    </details>
  );
}

const miscounted_max = 5;
const shown_max = 200;

export const whyWords = {
  blank: 'whyBlank',
  above_heading: 'whyAbove',
  heading_again: 'whyAgain',
  total: 'whyTotal',
  note: 'whyNote',
  heads: 'whyHeads',
  merged: 'whyMerged',
  done: 'whyDone',
  removed: 'whyRemoved',
} as const;
