import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { shellWords } from '../words/words.ts';
import type { Act } from './acts.ts';
import { WayOption } from './way-option.tsx';
import { useWays, type Way } from './ways.ts';
import './palette.css';

/** One field that leads everywhere: to the pages of the menu, to a person by name or number, to a change by its number; and says of each person whether they are covered. */
export function Palette({ onClose, onAct }: { onClose: () => void; onAct: (act: Act) => void }) {
  const text = useText(shellWords);
  const { history } = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  /** Enter was pressed before what was typed was looked for: it goes on once that is known. */
  const [goesOn, setGoesOn] = useState(false);
  const found = useWays(words);
  const { ways, isLooking } = found;
  const id = useId();
  const chosen = Math.min(at, ways.length - 1);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);

  const go = ({ to }: Way) => {
    dialog.current?.close();
    if ('href' in to) history.push(to.href);
    else onAct(to.act);
  };
  const goToChosen = useEffectEvent(() => {
    const way = ways[chosen];
    if (way) go(way);
  });
  useEffect(() => {
    if (goesOn && !isLooking) goToChosen();
  }, [goesOn, isLooking]);

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // Enter ends a word that is being composed, too.
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    const way = ways[chosen];
    if (step !== undefined) setAt((chosen + step + ways.length) % Math.max(1, ways.length));
    // Persons and changes are still those of other words.
    else if (isLooking && (!way || isSearched(way))) setGoesOn(true);
    else if (way) go(way);
  };

  return (
    <dialog ref={dialog} className="palette" aria-label={text('keyPalette')} closedby="any" onClose={onClose}>
      <input
        type="search"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-ways`}
        aria-activedescendant={ways.length > 0 ? `${id}-${chosen}` : undefined}
        aria-label={text('paletteFind')}
        placeholder={text('paletteFind')}
        autoComplete="off"
        maxLength={60}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setAt(0);
          setGoesOn(false);
        }}
        onKeyDown={press}
      />
      <div id={`${id}-ways`} role="listbox" aria-label={text('keyPalette')} className="palette-ways">
        {ways.map((way, place) => (
          <WayOption
            key={way.key}
            id={`${id}-${place}`}
            way={way}
            isChosen={place === chosen}
            onGo={() => go(way)}
            onPoint={() => setAt(place)}
          />
        ))}
      </div>
      <Said found={found} />
    </dialog>
  );
}

const isSearched = ({ key }: Way): boolean => /^(?:person|change) /.test(key);

/** What became of the search, where the list does not say it. */
function Said({ found: { ways, isLooking, others, isMore, error } }: { found: ReturnType<typeof useWays> }) {
  const text = useText(shellWords);
  const { formatNumber } = useFormat();
  return (
    <output>
      {error?.message}
      {!error && ways.length === 0 && text(isLooking ? 'paletteLooking' : 'paletteNothing')}
      {others > 0 &&
        text(isMore ? 'paletteMany' : 'paletteOthers', { count: others, shown: formatNumber(others) })}
    </output>
  );
}
