import type { ComponentProps, ReactNode } from 'react';
import './button.css';

type ButtonProps = ComponentProps<'button'> & {
  /** `primary` for the one thing to do now, `quiet` for what stands beside others, `link` within a sentence; the usual one else. */
  readonly kind?: 'primary' | 'quiet' | 'link';
  readonly size?: 'small' | 'large';
  /** What it began is under way: it says so, keeps the focus, and a second press does nothing. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
};

/** A button that does something; what leads elsewhere is a link with the class `button`. */
export const Button = ({ kind, size, isBusy = false, className, onClick, ...props }: ButtonProps) => (
  <button
    type="button"
    {...props}
    className={[
      'button',
      kind && `button-${kind}`,
      size && `button-${size}`,
      isBusy && 'button-busy',
      className,
    ]
      .filter(Boolean)
      .join(' ')}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? undefined : onClick}
  />
);
