import { createContext, type ReactNode, Suspense, use } from 'react';
import { Button } from './button.tsx';
import { PanelLayer } from './floating/layers.ts';
import { useOpened } from './use-opened.ts';
import './panel-button.css';

const Close = createContext<() => void>(() => undefined);

/** Closes the panel around, once what it was opened for is done. */
export const usePanelClose = (): (() => void) => use(Close);

type PanelButtonProps = {
  readonly label: ReactNode;
  /** What the panel is called for those who only hear it. */
  readonly name: string;
  /** The panel stands flush with the end of the button instead of its start. */
  readonly end?: boolean;
  /** The button is one of the top bar's, and is called as its panel is. */
  readonly isTool?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A button that opens a small panel below it; Escape or a press elsewhere closes it. */
export function PanelButton({
  label,
  name,
  end = false,
  isTool = false,
  className,
  children,
}: PanelButtonProps) {
  const { open, toggle, close, opener, openerRef, id } = useOpened(PanelLayer);
  const opens = {
    ref: openerRef,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: toggle,
  } as const;
  return (
    <>
      {isTool ? (
        <button type="button" className={`tool ${className ?? ''}`} aria-label={name} {...opens}>
          {label}
        </button>
      ) : (
        <Button className={`panel-opener ${className ?? ''}`} {...opens}>
          {label}
        </Button>
      )}
      {open && opener && (
        <Suspense>
          <PanelLayer
            {...{ opener, id }}
            label={name}
            placement={end ? 'bottom end' : 'bottom start'}
            onClose={close}
          >
            <Close value={close}>{children}</Close>
          </PanelLayer>
        </Suspense>
      )}
    </>
  );
}
