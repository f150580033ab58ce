import { source_lines_max } from '@app/contract/imports/source';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ownStore } from '../../platform/owner.ts';
import { useText } from '../../platform/text.ts';
import type { OpenList } from '../open-list.ts';
import type { Source } from '../source-of.ts';
import { useKeptSources } from './kept-source.ts';
import { linesOf } from './lines-of.ts';
import { Unused, Used } from './source-line.tsx';
import { toldWords } from './words/words.ts';
import './source-pane.css';

/** The line of a text that somebody wants to see, anew each time. */
export type AskedLine = { readonly source: Source; readonly row: number };

/** The texts as they were pasted, above the list that was made of them: a line leads to its row, and the row at the cursor to its line. */
export function SourcePane({
  list,
  source: pasted,
  asked: wanted,
}: {
  list: OpenList;
  source: Source | null;
  asked: AskedLine | null;
}) {
  const text = useText(toldWords);
  const { sources, gone } = useKeptSources(list, pasted);
  const [isFolded, setIsFolded] = useState(() => isPhone() || ownStore.getItem(folded_key) === '1');
  const [asked, setAsked] = useState(wanted);
  const [seen, setSeen] = useState(wanted);
  if (wanted !== seen) {
    setSeen(wanted);
    setAsked(wanted);
    setIsFolded(false);
  }
  if (sources.length === 0) return null;
  const fold = () => {
    ownStore.setItem(folded_key, isFolded ? '0' : '1');
    setIsFolded(!isFolded);
    setAsked(null);
  };
  return (
    <section className="card source-pane" aria-label={text('source')}>
      <button type="button" className="source-fold" aria-expanded={!isFolded} onClick={fold}>
        {text(isFolded ? 'showSource' : 'foldSource')}
      </button>
      {!isFolded && (
        <div className="source-texts">
          {gone > 0 && <p>{text('sourcesGone', { count: gone })}</p>}
          {sources.map((source, at) => (
            <Lines
              key={at}
              list={list}
              source={source}
              // The text that was pasted last stands last.
              asked={asked?.source === pasted && at === sources.length - 1 ? asked : null}
            />
          ))}
        </div>
      )}
    </section>
  );
}

const folded_key = 'source-folded';

/** There it would fill the screen: the list comes first. */
const isPhone = () => matchMedia('(max-width: 767px)').matches;

function Lines({ list, source, asked }: { list: OpenList; source: Source; asked: AskedLine | null }) {
  const text = useText(toldWords);
  const { roster } = list;
  const lines = useMemo(() => linesOf(source, roster), [source, roster]);
  const shown = lines.slice(0, source_lines_max);
  const further = source.line_count - shown.length;
  const askedLine = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!asked) return;
    askedLine.current?.focus({ preventScroll: true });
    // Not behind the foot of the page.
    askedLine.current?.scrollIntoView({ block: 'center' });
  }, [asked]);
  return (
    <ol>
      {shown.map((line) => (
        <li
          key={line.number}
          value={line.number}
          {...(line.number === asked?.row && { ref: askedLine, tabIndex: -1, 'aria-current': 'location' })}
        >
          {line.keys.length === 0 ? <Unused line={line} /> : <Used line={line} list={list} />}
        </li>
      ))}
      {further > 0 && <li>{text('moreLines', { count: further })}</li>}
    </ol>
  );
}
