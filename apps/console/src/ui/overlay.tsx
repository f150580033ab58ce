import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useText } from '../platform/text.ts';
import { Icon } from './icon.tsx';
import { uiWords } from './words/words.ts';
import './overlay.css';

type OverlayProps = {
  readonly open: boolean;
  readonly title: ReactNode;
  /** The reader wants it closed: by Escape, beside it, or by its button. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** What is to be done, at the end. */
  readonly foot?: ReactNode;
};

/**
 * A dialog above the page. It closes when its tab is left and opens afresh on return, as the page had it; so what is typed into
 * it is kept by the page.
 */
export const Modal = ({ open, ...props }: OverlayProps & { readonly wide?: boolean }) =>
  open && <Layer kind={props.wide ? 'modal modal-wide' : 'modal'} {...props} />;

/** A panel at the end of the window, above the page. It leaves and comes back with its tab like a dialog. */
export const Drawer = ({ open, ...props }: OverlayProps) => open && <Layer kind="side-sheet" {...props} />;

function Layer({ kind, title, onClose, children, foot }: Omit<OverlayProps, 'open'> & { kind: string }) {
  const text = useText(uiWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(dialog, onClose);

  return (
    <dialog ref={dialog} className={`overlay ${kind}`} aria-labelledby={id} closedby="any">
      <header className="overlay-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="tool" aria-label={text('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="overlay-body">{children}</div>
      {foot && <footer className="overlay-foot">{foot}</footer>}
    </dialog>
  );
}

/** Opens the dialog while it is in sight. When its tab hides, it closes without a word to the page, which still has it open. */
function useModal(dialog: { readonly current: HTMLDialogElement | null }, onClose: () => void): void {
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    const layer = dialog.current;
    if (!layer) return undefined;
    const left = () => leave();
    layer.showModal();
    layer.addEventListener('close', left);
    return () => {
      layer.removeEventListener('close', left);
      layer.close();
    };
  }, [dialog]);
}
