import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { I18nProvider, Popover, type PopoverProps } from 'react-aria-components';
import { htmlLanguage, useLanguage } from '../../platform/language.ts';
import './layer.css';

/** Where something floats, and how it goes. */
export type LayerOf = {
  /** Where it stands; above it where there is more room. */
  readonly opener: HTMLElement;
  /** It is to go: by Escape, a press elsewhere, or because its tab was left. */
  readonly onClose: () => void;
  readonly placement?: PopoverProps['placement'];
};

/** A layer that floats above the page at its opener, and gives the focus back when it goes. */
export function Layer({
  opener,
  onClose,
  placement = 'bottom start',
  className,
  label,
  children,
}: LayerOf & { readonly className?: string; readonly label?: string; readonly children: ReactNode }) {
  const locale = htmlLanguage[useLanguage()];
  useGoneWithTab(onClose);
  useEscapeFromNowhere(onClose);
  return (
    <I18nProvider locale={locale}>
      <Popover
        isOpen
        {...(label === undefined ? {} : { 'aria-label': label })}
        className={className === undefined ? 'layer' : `layer ${className}`}
        triggerRef={{ current: opener }}
        placement={placement}
        offset={4}
        containerPadding={8}
        // A dialog of the browser lies above everything that is not in it.
        UNSTABLE_portalContainer={opener.closest('dialog') ?? document.body}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        {children}
      </Popover>
    </I18nProvider>
  );
}

/** Escape closes the layer too when what had the focus in it has gone, as a row that was deleted does. */
function useEscapeFromNowhere(onClose: () => void): void {
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    const listen = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target === document.body) leave();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** A tab that is left keeps its pages, but what floats above one of them must not float above another. */
function useGoneWithTab(onClose: () => void): void {
  const leave = useEffectEvent(onClose);
  useEffect(() => () => leave(), []);
}
