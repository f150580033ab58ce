import type { ReactNode } from 'react';
import { NoAnswerError, RefusedError } from '../platform/api.ts';
import { useText } from '../platform/text.ts';
import { uiWords } from './words/words.ts';
import { Button } from './button.tsx';
import './faces.css';

// The five faces of whatever is read from the server, beside its content.

/** The first load: a skeleton in the shape of what comes. */
export function FirstLoad({ rows = 6, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <div className="first-load" aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="first-load-row">
          {Array.from({ length: columns }, (_cell, column) => (
            <span key={column} className="first-load-cell" />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Asking again while the old rows stay: a thin bar above them. Keeps its height, so that nothing jumps. */
export const RefreshBar = ({ refreshing }: { refreshing: boolean }) => (
  <div className={refreshing ? 'refresh-bar refresh-bar-on' : 'refresh-bar'} aria-hidden="true" />
);

/** Nothing exists yet: why, in one line, and the first thing to do. */
export const Empty = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="empty">
    <svg viewBox="0 0 64 48" width="96" height="72" aria-hidden="true">
      <rect
        x="8"
        y="10"
        width="48"
        height="34"
        rx="4"
        fill="var(--brand-tint)"
        stroke="var(--brand-mark)"
        strokeWidth="1.5"
      />
      <path
        d="M16 20h14M16 27h22M16 34h18"
        stroke="var(--brand-mark)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path d="M52 4v12M46 10h12" stroke="var(--brand-mark)" strokeWidth="2" strokeLinecap="round" />
    </svg>
    <p>{children}</p>
    {action}
  </div>
);

/** Something exists, but not under these filters. */
export function FilteredEmpty({ onClear }: { onClear: () => void }) {
  const text = useText(uiWords);
  return (
    <Empty action={<Button onClick={onClear}>{text('clearFilters')}</Button>}>{text('nothingFound')}</Empty>
  );
}

/** It failed: what happened, a retry, and the code to quote. */
export function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText(uiWords);
  const refused = error instanceof RefusedError ? error.refused : undefined;
  return (
    <div className="failure" role="alert">
      <p>{refused?.msg ?? (error instanceof NoAnswerError ? error.message : text('failed'))}</p>
      <Button onClick={onRetry}>{text('retry')}</Button>
      {refused && <p className="failure-code">{text('quote', { code: refused.request_id })}</p>}
    </div>
  );
}
