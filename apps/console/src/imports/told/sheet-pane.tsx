import { readImport } from '@app/contract/imports/read-import';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callQuery } from '../../platform/api.ts';
import { useText } from '../../platform/text.ts';
import { useKeys } from '../../roster/roster.tsx';
import type { OpenList } from '../open-list.ts';
import { type Reading, readingOfFile } from '../reading.ts';
import { useKeeping } from '../saved-mark.tsx';
import { useKeptSources } from './kept-source.ts';
import { sheetLinesOf } from './sheet-lines.ts';
import { Unused, Used } from './source-line.tsx';
import { toldWords } from './words/words.ts';
import './source-pane.css';

/**
 * The rows of a file as they came in: what became nobody (notes under a table, totals, headings) with its words and why, and between them
 * the rows of the list, each leading there. Also of a list that is opened again; folded away until somebody looks.
 */
export function SheetPane({ list, arrived }: { list: OpenList; arrived: Reading | null }) {
  const text = useText(toldWords);
  const here = useKeeping(list).job?.import_job_id;
  const isArriving = arrived !== null && arrived.name !== null;
  const { data } = useQuery({
    ...callQuery(readImport, { import_job_id: here ?? 0 }, { quiet: true }),
    enabled: here !== undefined && !isArriving,
  });
  const stored = useMemo(() => (data && data.file_name !== null ? readingOfFile(data) : null), [data]);
  const reading = isArriving ? arrived : stored;
  const [isOpen, setIsOpen] = useState(false);
  if (!reading) return null;
  const count = reading.skipped.filter(({ why }) => why !== 'blank').length;
  return (
    <section className="card source-pane" aria-label={text('sheetRows')}>
      <button type="button" className="source-fold" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? text('foldSheet') : text('showSheet', { count })}
      </button>
      {isOpen && <Sheets list={list} reading={reading} />}
    </section>
  );
}

function Sheets({ list, reading }: { list: OpenList; reading: Reading }) {
  const text = useText(toldWords);
  const { roster } = list;
  const keys = useKeys(roster);
  const { sources } = useKeptSources(list, null);
  const sheets = useMemo(() => {
    const pasted = new Set(sources.flatMap((source) => source.keys));
    return sheetLinesOf(
      reading,
      keys.filter((key) => !pasted.has(key)),
      roster,
    );
  }, [reading, keys, sources, roster]);
  return (
    <div className="source-texts">
      {sheets.map(({ sheet, lines, further }) => (
        <section key={sheet} aria-label={sheet || (reading.name ?? '')}>
          {sheet !== '' && <strong>{sheet}</strong>}
          <ol>
            {lines.map((line) => (
              <li key={`${line.number} ${line.keys.length}`} value={line.number}>
                {line.keys.length === 0 ? <Unused line={line} /> : <Used line={line} list={list} />}
              </li>
            ))}
          </ol>
          {further > 0 && <p>{text('moreRows', { count: further })}</p>}
        </section>
      ))}
    </div>
  );
}
