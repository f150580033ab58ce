import type { ReactNode } from 'react';
import { Menu, MenuItem } from 'react-aria-components';
import { Layer, type LayerOf } from './layer.tsx';

export type MenuChoice = {
  readonly key: string;
  readonly label: ReactNode;
  /** Left out, it is something to do and nothing to choose. */
  readonly checked?: boolean;
  readonly lang?: string;
  readonly act: () => void;
};

export type MenuProps = {
  readonly label: string;
  readonly head?: ReactNode;
  readonly choices: readonly MenuChoice[];
};

/** A short list of things to do or to choose from. */
export function MenuLayer({
  id,
  label,
  head,
  choices,
  ...of
}: MenuProps & LayerOf & { readonly id?: string }) {
  const chosen = choices.find(({ checked }) => checked)?.key;
  const isChoice = choices.some(({ checked }) => checked !== undefined);
  return (
    <Layer {...of} label={label}>
      {head}
      <Menu
        {...(id === undefined ? {} : { id })}
        className="menu"
        aria-label={label}
        autoFocus="first"
        onClose={of.onClose}
        {...(isChoice ? { selectionMode: 'single', selectedKeys: chosen === undefined ? [] : [chosen] } : {})}
      >
        {choices.map(({ key, label: words, lang, act }) => (
          <MenuItem key={key} id={key} textValue={key} lang={lang} className="menu-item" onAction={act}>
            {words}
          </MenuItem>
        ))}
      </Menu>
    </Layer>
  );
}
