import { readDay } from '@app/domain/calendar/day';
import type { Doubt } from '@app/domain/roster/intent';
import { useFormat } from '../../platform/format.ts';
import { useLanguage } from '../../platform/language.ts';
import { useRosterText } from '../sheet.ts';
import { edited, type RosterEntry } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { useCount } from '../store/use-roster.ts';
import { readAlike, sharedFields } from './alike.ts';
import { confirmReading, otherReadings } from './doubts.ts';
import { applyFix, type FixScreen } from './fixes.ts';
import { cellText } from './row-words.ts';

type Reading = {
  readonly roster: RosterStore;
  readonly entry: RosterEntry;
  readonly field: Doubt['field'];
  readonly words: string;
};

/** What can be done where a cell was read in one of several ways: say that it is right, or take another reading. */
export function DoubtWays({ screen, ...reading }: Reading & { readonly screen: FixScreen }) {
  const { roster, entry } = reading;
  const text = useRosterText(roster);
  const sayCell = useSayCell(reading);
  const { named } = useRightWords(reading);
  return (
    <>
      <button
        type="button"
        className="roster-fix"
        onClick={() => confirmReading(roster, entry.key, reading.field)}
      >
        {named}
      </button>
      {otherReadings(entry, reading, roster.judging()).map((edit) => (
        <button
          key={edit.text}
          type="button"
          className="roster-fix"
          onClick={() =>
            applyFix(
              roster,
              { key: entry.key, code: 'DOUBT', fix: { kind: 'take', edit, label: edit.text } },
              screen,
            )
          }
        >
          {text('take', { label: sayCell(edited(entry, edit)) })}
        </button>
      ))}
    </>
  );
}

/** The one press of them that a cell of the grid has room for. */
export function DoubtPress(reading: Reading) {
  const { short, named } = useRightWords(reading);
  return (
    <button type="button" className="roster-fix" tabIndex={-1} data-press="" aria-label={named}>
      {short}
    </button>
  );
}

/** Says that a cell is right: shortly, and with the words and what they were taken for where other rows have these too. */
function useRightWords({ roster, entry, field, words }: Reading) {
  const text = useRosterText(roster);
  const sayCell = useSayCell({ roster, field });
  const rows = useCount(roster, () => readAlike(roster, entry.key, field).length);
  const short = rows > 1 ? text('isRightInAll', { count: rows }) : text('isRight');
  if (!sharedFields.has(field)) return { short, named: short };

  const named = text('readingIsRight', { right: short, words: clipped(words), value: sayCell(entry) });
  return { short, named };
}

/** What a row's cell holds, in the page's language. */
function useSayCell({ roster, field }: Pick<Reading, 'roster' | 'field'>) {
  const text = useRosterText(roster);
  const language = useLanguage();
  const { formatDay } = useFormat();
  return (entry: RosterEntry): string => {
    const written = cellText(entry, field, roster.judging().directory, { language, text }).trim();
    if (written === '') return text('emptyCell');
    return readDay(written) === undefined ? written : formatDay(written);
  };
}

/** The whole words stand in the finding's sentence. */
const clipped = (words: string): string => {
  const letters = Array.from(words);
  return letters.length <= words_shown ? words : `${letters.slice(0, words_shown).join('')}…`;
};

const words_shown = 24;
