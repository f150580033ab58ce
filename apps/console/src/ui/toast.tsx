import { useSyncExternalStore } from 'react';
import { createListeners } from '../platform/listeners.ts';
import { useText } from '../platform/text.ts';
import { Icon } from './icon.tsx';
import { uiWords } from './words/words.ts';
import './toast.css';

export type Toast = {
  readonly kind: 'done' | 'failed';
  readonly text: string;
  /** One thing to do about it, such as taking back what was just done. */
  readonly action?: { readonly label: string; readonly act: () => void };
  /** How long it stays; five seconds unless said. */
  readonly shown_ms?: number;
};

const shown_ms = 5_000;

/** Says the result of what the reader just did. It stays while the pointer or the focus is on it. */
export function toast(said: Toast): void {
  // The same sentence twice is said once: several calls may fail for one reason.
  if (toasts.some(({ text, kind }) => text === said.text && kind === said.kind)) return;
  const entry = { ...said, id: (serial += 1) };
  change([...toasts, entry].slice(-toasts_max));
  leaveLater(entry.id, said.shown_ms ?? shown_ms);
}

type Entry = Toast & { readonly id: number };

const toasts_max = 4;
let serial = 0;
let toasts: readonly Entry[] = [];
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const { subscribe, tell } = createListeners();

function change(next: readonly Entry[]): void {
  toasts = next;
  tell();
}

const dismiss = (id: number) => change(toasts.filter((entry) => entry.id !== id));

function leaveLater(id: number, after_ms: number): void {
  stay(id);
  timers.set(
    id,
    setTimeout(() => dismiss(id), after_ms),
  );
}

const stay = (id: number) => clearTimeout(timers.get(id));

/** Where the messages appear; once, in the frame. */
export function Toasts() {
  const text = useText(uiWords);
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <div className="toasts">
      {shown.map(({ id, kind, text: sentence, action, shown_ms: after_ms = shown_ms }) => (
        <div
          key={id}
          className={`toast toast-${kind}`}
          role={kind === 'failed' ? 'alert' : 'status'}
          onPointerEnter={() => stay(id)}
          onPointerLeave={() => leaveLater(id, after_ms)}
          onFocus={() => stay(id)}
          onBlur={() => leaveLater(id, after_ms)}
        >
          <span>{sentence}</span>
          {action && (
            <button
              type="button"
              className="toast-action"
              onClick={() => {
                dismiss(id);
                action.act();
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className="toast-close"
            aria-label={text('close')}
            onClick={() => dismiss(id)}
          >
            <Icon name="close" size={14} />
          </button>
        </div>
      ))}
    </div>
  );
}
