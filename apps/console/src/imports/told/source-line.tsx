import { useMemo } from 'react';
import { useText } from '../../platform/text.ts';
import { useKeys, usePlace } from '../../roster/roster.tsx';
import type { OpenList } from '../open-list.ts';
import { whyWords } from '../skipped-rows.tsx';
import { importWords } from '../words/words.ts';
import type { SourceLine } from './lines-of.ts';
import { phrasesOf } from './phrases.ts';
import { type Tint, useTint } from './tint.ts';
import { toldWords } from './words/words.ts';

/** A line that made no row: with the reason where it was left out, and what else became of its words. */
export function Unused({ line: { text: words, why, heads, use } }: { line: SourceLine }) {
  const text = useText(importWords);
  const told = useText(toldWords);
  if (why !== null)
    return (
      <>
        <span className="source-left-out">{words}</span>
        {why !== 'blank' && <small>{heads ? text('headsDiffer', heads) : text(whyWords[why])}</small>}
      </>
    );
  return (
    <>
      <span className={use ? useTints[use] : undefined}>{words}</span>
      {use === 'none' && <small>{told('notUnderstood')}</small>}
    </>
  );
}

const useTints = { facts: 'source-read', words: 'source-asked', none: 'source-unknown' } as const;

/** A line with the rows that were made of it, tinted by how the worst of them stands. */
export function Used({ line: { text: words, keys }, list }: { line: SourceLine; list: OpenList }) {
  const text = useText(toldWords);
  const { roster, cursor } = list;
  const present = useKeys(roster);
  const { at } = usePlace(cursor);
  const tint = useTint(roster, keys);
  const places = keys.map((key) => present.indexOf(key)).filter((place) => place >= 0);
  return (
    <>
      <span className={tints[tint]}>
        {keys.length > 1 ? <Phrases words={words} keys={keys} list={list} /> : words}
      </span>
      {places.map((place) => (
        <button
          key={place}
          type="button"
          aria-current={place === at || undefined}
          onClick={() => openRow(list, place)}
        >
          {text('toRow', { row: place + 1 })}
        </button>
      ))}
      {places.length === 0 && <small>{text('rowGone')}</small>}
    </>
  );
}

const tints = {
  read: 'source-read',
  asked: 'source-asked',
  gone: 'source-left-out',
} as const satisfies Record<Tint, string>;

function openRow({ roster, cursor }: OpenList, place: number): void {
  roster.lens.look(null);
  cursor.ask({ at: place });
}

/** The words of a line of several persons: where it names one, with that one's tint and leading to that one's row. */
function Phrases({ words, keys, list }: { words: string; keys: readonly number[]; list: OpenList }) {
  const { roster } = list;
  const present = useKeys(roster);
  const phrases = useMemo(
    () =>
      phrasesOf(
        words,
        keys.flatMap((key) => (present.includes(key) ? (roster.entryOf(key) ?? []) : [])),
      ),
    [words, keys, roster, present],
  );
  return phrases.map(({ text, key }, at) =>
    key === null ? text : <PhraseOf key={at} words={text} of={key} list={list} />,
  );
}

function PhraseOf({ words, of, list }: { words: string; of: number; list: OpenList }) {
  const text = useText(toldWords);
  const keys = useMemo(() => [of], [of]);
  const tint = useTint(list.roster, keys);
  const place = useKeys(list.roster).indexOf(of);
  return (
    <button
      type="button"
      className={`source-phrase ${tints[tint]}`}
      title={text('toRow', { row: place + 1 })}
      onClick={() => openRow(list, place)}
    >
      {words}
    </button>
  );
}
