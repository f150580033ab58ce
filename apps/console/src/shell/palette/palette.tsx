import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../platform/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { shellWords } from '../words/words.ts';
import { type Way, useWays } from './ways.ts';
import './palette.css';

/** One field that leads everywhere: to the pages of the menu, to a person by name or number, to a change by its number. */
export function Palette({ onClose }: { onClose: () => void }) {
  const text = useText(shellWords);
  const { history } = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const { ways, isLooking } = useWays(words);
  const id = useId();
  const chosen = Math.min(at, ways.length - 1);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);

  const go = ({ href }: Way) => {
    dialog.current?.close();
    history.push(href);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const way = ways[chosen];
    // Enter ends a word that is being composed, too.
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step !== undefined) setAt((chosen + step + ways.length) % Math.max(1, ways.length));
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
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setAt(0);
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
      <output>{ways.length === 0 && text(isLooking ? 'paletteLooking' : 'paletteNothing')}</output>
    </dialog>
  );
}

function WayOption(props: {
  id: string;
  way: Way;
  isChosen: boolean;
  onGo: () => void;
  onPoint: () => void;
}) {
  const { id, way, isChosen, onGo, onPoint } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the field above goes there
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className="palette-way"
      onClick={onGo}
      onPointerMove={onPoint}
    >
      <Icon name={way.icon} />
      <span>{way.title}</span>
      {way.under && <small>{way.under}</small>}
    </div>
  );
}
