import type { ReactNode } from 'react';
import './state-mark.css';

/** In force or done; starting or in progress; waiting for the reader; not covered or refused; ended. */
export type StateKind = 'covered' | 'soon' | 'needs' | 'refused' | 'quiet';

/** A state as a word, a colour and a shape, so that no one needs to see the colour. */
export const StateMark = ({ kind, children }: { kind: StateKind; children: ReactNode }) => (
  <span className={`state-mark state-${kind}`}>
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      {shapes[kind]}
    </svg>
    <span>{children}</span>
  </span>
);

const ring = <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />;

const shapes: Readonly<Record<StateKind, ReactNode>> = {
  covered: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  soon: (
    <>
      {ring}
      <path d="M6 1a5 5 0 0 0 0 10z" fill="currentColor" />
    </>
  ),
  needs: (
    <path
      d="M6 .8 11.6 11H.4zM5.3 4.4v3.2h1.4V4.4zm0 4.2v1.3h1.4V8.6z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
  refused: <path d="m2 2 8 8m0-8-8 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />,
  quiet: ring,
};
