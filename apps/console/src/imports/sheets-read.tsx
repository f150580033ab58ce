import { useText } from '../platform/text.ts';
import { choiceWith, type Reading } from './reading.ts';
import type { Arrival } from './shown-arrival.ts';
import { importWords } from './words/words.ts';
import '../ui/button.css';

/** The sheets of a file with their persons: which were taken, and which not and why. One press takes or leaves a sheet. */
export function SheetsRead({ reading, onAgain }: { reading: Reading; onAgain: Arrival['again'] }) {
  const text = useText(importWords);
  const shown = reading.sheets.flatMap((one, sheet) => ((one.people ?? 0) > 0 ? [{ ...one, sheet }] : []));
  if (shown.length < 2) return null;
  return (
    <ul className="arrival-sheets" aria-label={text('sheetsRead')}>
      {shown.map(({ sheet, name, people = 0, why = null, taken = 1 }) => (
        <li key={sheet}>
          {text(taken ? 'sheetTaken' : 'sheetNotTaken', { name, count: people })}
          {why !== null && ` ${text(sheetWhy[why])}`}{' '}
          <button
            type="button"
            className="arrival-fold"
            onClick={() => onAgain(choiceWith(reading, { sheet, taken: taken ? 0 : 1 }))}
          >
            {text(taken ? 'leaveSheet' : 'takeSheet')}
          </button>
        </li>
      ))}
    </ul>
  );
}

const sheetWhy = {
  hidden: 'sheetHidden',
  leavers: 'sheetLeavers',
  other_month: 'sheetOtherMonth',
  example: 'sheetExample',
  contacts: 'sheetContacts',
  named_elsewhere: 'sheetNamedElsewhere',
  chosen: 'sheetChosen',
} as const;
