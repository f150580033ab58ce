import { createContext, type ReactNode, use } from 'react';
import { Button } from './button.tsx';
import { useOpened } from './use-opened.ts';
import './panel-button.css';

const Close = createContext<() => void>(() => undefined);

/** Closes the panel around, once what it was opened for is done. */
export const usePanelClose = (): (() => void) => use(Close);

/** A button that opens a small panel of choices below it; Escape or anything elsewhere closes it. */
export function PanelButton({
  label,
  name,
  end = false,
  children,
}: {
  label: ReactNode;
  /** What the panel is called for those who only hear it. */
  name: string;
  /** The panel stands flush with the end of the button instead of its start. */
  end?: boolean;
  children: ReactNode;
}) {
  const { open, toggle, close, around, opener, id } = useOpened<HTMLDivElement>();
  return (
    <div className={end ? 'panel-button panel-button-end' : 'panel-button'} ref={around}>
      <Button
        ref={opener}
        className="panel-opener"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        {label}
      </Button>
      {open && (
        <Close value={close}>
          <section id={id} className="panel" aria-label={name}>
            {children}
          </section>
        </Close>
      )}
    </div>
  );
}
