import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components';
import { Layer, type LayerOf } from './layer.tsx';

/** Anything that a button opens. */
export const PanelLayer = ({
  id,
  label,
  children,
  ...of
}: LayerOf & {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <Layer {...of}>
    <Dialog id={id} aria-label={label} className="panel">
      {children}
    </Dialog>
  </Layer>
);
