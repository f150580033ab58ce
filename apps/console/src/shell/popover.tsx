import { createContext, type ReactNode, use } from 'react';
import { useOpened } from '../ui/use-opened.ts';

const CloseContext = createContext<() => void>(() => undefined);

/** Closes the panel that one stands in, and gives the focus back to its button. */
export const useClosePopover = (): (() => void) => use(CloseContext);

/** A button of the top bar that opens a panel below it. Escape closes it. */
export function Popover(props: { label: string; className?: string; face: ReactNode; panel: ReactNode }) {
  const { label, className = '', face, panel } = props;
  const { open, toggle, close, around, opener, id } = useOpened<HTMLSpanElement>();

  return (
    <span ref={around} className={`menu-button ${className}`}>
      <button
        ref={opener}
        type="button"
        className="tool"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        {face}
      </button>
      {open && (
        <dialog open id={id} aria-label={label} className="menu-list popover">
          <CloseContext value={close}>{panel}</CloseContext>
        </dialog>
      )}
    </span>
  );
}
