import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useOpened } from './use-opened.ts';
import './menu-button.css';

type MenuChoice = {
  readonly key: string;
  readonly label: ReactNode;
  readonly checked?: boolean;
  readonly lang?: string;
  readonly act: () => void;
};

type MenuProps = { label: string; head?: ReactNode; choices: readonly MenuChoice[] };

/** A button that opens a short list of things to do or choose from; arrows move, Escape closes and gives the focus back. */
export function MenuButton({ children, ...menu }: MenuProps & { children: ReactNode }) {
  const { open, toggle, close, around, opener, id } = useOpened<HTMLSpanElement>();

  return (
    <span className="menu-button" ref={around}>
      <button
        ref={opener}
        type="button"
        className="tool"
        aria-label={menu.label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        {children}
      </button>
      {open && <MenuList id={id} {...menu} onClose={close} />}
    </span>
  );
}

export function MenuList({
  id,
  label,
  head,
  choices,
  onClose,
}: MenuProps & { id: string; onClose: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus(), []);

  return (
    <div id={id} className="menu-list">
      {head}
      <ul ref={list} role="menu" aria-label={label} onKeyDown={(event) => moveOrClose(event, onClose)}>
        {choices.map(({ key, label: choice, checked, lang, act }) => (
          <li key={key} role="none">
            <button
              type="button"
              role={checked === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={checked}
              lang={lang}
              tabIndex={-1}
              onClick={() => {
                onClose();
                act();
              }}
            >
              {choice}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function moveOrClose(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  if (event.key === 'Escape' || event.key === 'Tab') {
    if (event.key === 'Escape') event.preventDefault();
    close();
    return;
  }
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items[(to + items.length) % items.length]?.focus();
}
