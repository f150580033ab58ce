import { useId } from 'react';
import { useRosterText } from '../sheet.ts';
import { writeRows } from '../store/edits.ts';
import type { RosterEntry } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';

/** Leaves somebody out without taking the row away, so that whoever sent the list is told, and asks why, for the reply. */
export function LeaveOut({ roster, entry }: { readonly roster: RosterStore; readonly entry: RosterEntry }) {
  const text = useRosterText(roster);
  const id = useId();
  const { key, intent } = entry;
  const leave = (words: string) =>
    writeRows(roster, [key], (before) => ({ ...before, intent: { kind: 'out', words, of: '' } }));

  if (intent === null)
    return (
      <button type="button" className="roster-fix" onClick={() => leave('')}>
        {text('leaveOut')}
      </button>
    );
  if (intent.kind !== 'out') return null;
  return (
    <p className="row-out">
      <label htmlFor={id}>{text('outWhy')}</label>
      <input
        // What was taken back is taken back here, too.
        key={intent.words}
        id={id}
        defaultValue={intent.words}
        maxLength={why_length_max}
        onBlur={({ currentTarget }) => {
          const words = currentTarget.value.trim();
          if (words !== intent.words) leave(words);
        }}
      />
    </p>
  );
}

const why_length_max = 100;
