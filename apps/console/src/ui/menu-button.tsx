import { type ReactNode, Suspense } from 'react';
import { MenuLayer } from './floating/layers.ts';
import type { MenuProps } from './floating/menu-layer.tsx';
import { useOpened } from './use-opened.ts';

/** A button that opens a short list of things to do or to choose from. */
export function MenuButton({ children, ...menu }: MenuProps & { readonly children: ReactNode }) {
  const { open, toggle, close, opener, openerRef, id } = useOpened(MenuLayer);
  return (
    <>
      <button
        ref={openerRef}
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
      {open && opener && (
        <Suspense>
          <MenuLayer {...menu} {...{ opener, id }} placement="bottom end" onClose={close} />
        </Suspense>
      )}
    </>
  );
}
