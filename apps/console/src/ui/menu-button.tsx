import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import './menu-button.css';

export type MenuChoice = {
  readonly key: string;
  readonly label: ReactNode;
  readonly checked?: boolean;
  readonly lang?: string;
  readonly act: () => void;
};

/** A button that opens a short list of things to do or choose from; arrows move, Escape closes and gives the focus back. */
export function MenuButton({
  label,
  head,
  choices,
  children,
}: {
  label: string;
  head?: ReactNode;
  choices: readonly MenuChoice[];
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const around = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return undefined;
    around.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
    const closeOutside = (event: Event) => {
      if (!around.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <span className="menu-button" ref={around}>
      <button
        ref={opener}
        type="button"
        className="tool"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <div id={id} className="menu-list">
          {head}
          <ul role="menu" aria-label={label} onKeyDown={(event) => moveOrClose(event, close)}>
            {choices.map(({ key, label: choice, checked, lang, act }) => (
              <li key={key} role="none">
                <button
                  type="button"
                  role={checked === undefined ? 'menuitem' : 'menuitemradio'}
                  aria-checked={checked}
                  lang={lang}
                  tabIndex={-1}
                  onClick={() => {
                    close();
                    act();
                  }}
                >
                  {choice}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </span>
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
