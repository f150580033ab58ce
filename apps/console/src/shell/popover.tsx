import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useOutside } from '../ui/outside.ts';

const CloseContext = createContext<() => void>(() => undefined);

/** Closes the panel that one stands in, and gives the focus back to its button. */
export const useClosePopover = (): (() => void) => use(CloseContext);

/** A button of the top bar that opens a panel below it. Escape closes it. */
export function Popover(props: { label: string; className?: string; face: ReactNode; panel: ReactNode }) {
  const { label, className = '', face, panel } = props;
  const [open, setOpen] = useState(false);
  const around = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  useOutside(open, around, () => setOpen(false));
  useEscape(open, close);

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
        onClick={() => setOpen(!open)}
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

function useEscape(open: boolean, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      leave();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
}
