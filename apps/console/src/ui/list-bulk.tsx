import { type ReactNode, useRef, useState } from 'react';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import type { Selection } from './list-selection.ts';
import { toast } from './toast.tsx';
import { uiWords } from './words/words.ts';
import { Button } from './button.tsx';
import './list-bulk.css';

/** More than this many rows are not chosen at once: what is done with them happens in this browser. */
const rows_max = 10_000;

/** One thing to do with the chosen rows. */
export type BulkAction<Row> = { readonly label: string; readonly act: (rows: readonly Row[]) => void };

/** What can be done with the chosen rows; it stands at the foot of the screen while there are any. */
export function BulkBar<Row>({
  selection,
  total,
  readAll,
  actions,
}: {
  selection: Selection<Row>;
  /** How many rows the list holds under its filters. */
  total: number;
  /** Reads all of them, page by page; left out where all are not to be chosen by one press. */
  readAll?: (signal: AbortSignal, onRows: (rows: readonly Row[]) => void) => Promise<void>;
  actions: readonly BulkAction<Row>[];
}) {
  const text = useText(uiWords);
  const { formatNumber } = useFormat();
  const count = selection.rows.length;
  if (count === 0) return null;
  return (
    <section className="bulk" aria-label={text('chosen', { count, shown: formatNumber(count) })}>
      <output>
        <strong>{text('chosen', { count, shown: formatNumber(count) })}</strong>
      </output>
      {readAll && count < total && total <= rows_max && (
        <ChooseEverything total={total} readAll={readAll} onRows={(rows) => selection.choose(rows, true)} />
      )}
      <span className="bulk-actions">
        {actions.map(({ label, act }) => (
          <Button key={label} onClick={() => act(selection.rows)}>
            {label}
          </Button>
        ))}
        <Button kind="quiet" onClick={selection.clear}>
          {text('letGo')}
        </Button>
      </span>
    </section>
  );
}

function ChooseEverything<Row>({
  total,
  readAll,
  onRows,
}: {
  total: number;
  readAll: (signal: AbortSignal, onRows: (rows: readonly Row[]) => void) => Promise<void>;
  onRows: (rows: readonly Row[]) => void;
}): ReactNode {
  const text = useText(uiWords);
  const { formatNumber } = useFormat();
  const [read, setRead] = useState<number>();
  const reading = useRef<AbortController>(undefined);

  const start = async () => {
    const control = new AbortController();
    reading.current = control;
    setRead(0);
    try {
      await readAll(control.signal, (rows) => {
        setRead((before) => (before ?? 0) + rows.length);
        onRows(rows);
      });
    } catch (error) {
      if (!control.signal.aborted)
        toast({ kind: 'failed', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setRead(undefined);
    }
  };

  const shown = formatNumber(total);
  return read === undefined ? (
    <Button kind="link" onClick={() => void start()}>
      {text('chooseEverything', { count: total, shown })}
    </Button>
  ) : (
    <span className="bulk-progress">
      {text('choosing', { done: formatNumber(read), all: shown })}
      <Button kind="link" onClick={() => reading.current?.abort()}>
        {text('stop')}
      </Button>
    </span>
  );
}
