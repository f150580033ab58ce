import { listFields, type ListField } from '@app/domain/list/fields';
import { Suspense, useState } from 'react';
import { HeadingMark, type Lesson, rememberHeading } from '../aliases/aliases.ts';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { rosterWords } from '../roster/roster.tsx';
import type { ReadingChoice } from './file-list.ts';
import { choiceWith, mappingWith, type Reading, sheetOfReading } from './reading.ts';
import type { OpenList } from './open-list.ts';
import { type Arrival, useShownArrival } from './shown-arrival.ts';
import { SheetsRead } from './sheets-read.tsx';
import { SkippedRows } from './skipped-rows.tsx';
import { Select } from '../ui/select.tsx';
import { importWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';
import './arrival.css';

type PanelProps = {
  readonly list: OpenList;
  readonly arrival: Arrival;
  readonly onClose: () => void;
  /** A column was chosen: what that teaches is on its way, and is taken back with the reading. */
  readonly onLesson: (lesson: Promise<Lesson | undefined>, isIn: (reading: Reading) => boolean) => void;
  /** Leads to a line of the text that was pasted; undefined where none stands beside the list. */
  readonly onLine: ((row: number) => void) | undefined;
};

/** What was made of a list that came in: how many rows, which column is what, what was left out. A wrong guess is put right here. */
export function ArrivalPanel({ list, arrival, onClose, onLesson, onLine }: PanelProps) {
  const text = useText(importWords);
  const fieldText = useText(rosterWords);
  const { formatNumber } = useFormat();
  const { reading, lastRead, again } = useShownArrival(arrival, list.roster);
  /** What somebody chose; undefined while the card goes by what it holds. */
  const [folded, setFolded] = useState<boolean>();
  const [sheet, setSheet] = useState(reading.sheet ?? 0);
  const shown = sheetOfReading(reading, sheet);
  const { name, accepted, hidden, skippedCount, isTable, isMessage } = reading;
  const rows = formatNumber(accepted + skippedCount);
  const counts = { rows, accepted: formatNumber(accepted), skipped: formatNumber(skippedCount) };
  const taken = reading.sheets.filter(({ taken: isTaken, people = 0 }) => isTaken === 1 && people > 0);
  // Folded to one line while nothing in it needs anybody: the list below needs the height.
  const isOpen = folded === undefined ? needsSomebody(lastRead) : !folded;
  return (
    <section className="card arrival" aria-label={text('arrived')}>
      <output>
        <strong>{name ?? text('pastedList')}</strong>{' '}
        {taken.length > 1
          ? text('arrivedSheets', {
              ...counts,
              count: taken.length,
              sum: taken.map(({ people }) => formatNumber(people ?? 0)).join(' + '),
            })
          : text(isMessage ? 'arrivedMessage' : 'arrivedCounts', counts)}{' '}
        {hidden > 0 && <Hidden reading={reading} />}
      </output>
      {isTable && (
        <button
          type="button"
          className="arrival-fold"
          aria-expanded={isOpen}
          onClick={() => setFolded(isOpen)}
        >
          {isOpen ? text('foldReading') : text('columnsRead', { columns: namesOf(reading, fieldText) })}
        </button>
      )}
      <SheetsRead reading={reading} onAgain={again} />
      {reading.skipped.length > 0 && <SkippedRows reading={reading} onLine={onLine} />}
      <Button onClick={onClose}>{text('close')}</Button>
      {isTable && isOpen && (
        <div className="arrival-columns-around">
          <SheetChoice reading={reading} shown={shown} onShow={setSheet} onAgain={again} />
          <Columns reading={reading} shown={shown} onAgain={again} onLesson={onLesson} />
        </div>
      )}
    </section>
  );
}

/** Whoever looked through the list has not seen them: who they are is said. */
function Hidden({ reading: { hidden: count, hiddenNames } }: { reading: Reading }) {
  const text = useText(importWords);
  const known = hiddenNames.map((name) => name.trim() || '—').join(text('nameSeparator'));
  if (known === '') return text('arrivedHidden', { count });
  const names = count > hiddenNames.length ? text('namesOf', { names: known, count }) : known;
  return text('arrivedHiddenNames', { count, names });
}

/** A column in which something stands and that nothing was made of: somebody should look, or is just about to put the columns right. */
const needsSomebody = ({ columns }: Reading): boolean =>
  columns.some(
    ({ by, field, samples }) => field === null && samples.length > 0 && (by === 'none' || by === 'chosen'),
  );

const namesOf = ({ columns }: Reading, fieldText: (field: ListField) => string): string =>
  columns.flatMap(({ field }) => (field === null ? [] : [fieldText(field)])).join(' · ');

type OfSheet = { reading: Reading; shown: ReturnType<typeof sheetOfReading>; onAgain: Arrival['again'] };

/** Has a sheet read in another way; what was chosen for the others stays. A list that is no file has no sheets. */
const againWith = (
  { reading, shown, onAgain }: OfSheet,
  how: Pick<ReadingChoice, 'heading_row' | 'mapping'>,
): Promise<void> => onAgain(shown.sheet === null ? how : choiceWith(reading, { sheet: shown.sheet, ...how }));

/** Which sheet of a file is looked through, and which of its rows is the heading. */
function SheetChoice({ onShow, ...of }: OfSheet & { onShow: (sheet: number) => void }) {
  const text = useText(importWords);
  const { sheets } = of.reading;
  const { sheet, heading_row } = of.shown;
  return (
    <div className="arrival-sheet">
      {sheets.length > 1 && (
        <Select
          label={text('sheet')}
          isLabelled
          value={sheet ?? 0}
          choices={sheets.map((one, at) => ({
            value: at,
            name: one.hidden ? text('hiddenSheet', { name: one.name }) : one.name,
          }))}
          onChoose={onShow}
        />
      )}
      <label>
        {text('headingRow')}
        <input
          key={`${sheet} ${heading_row}`}
          type="number"
          min={0}
          defaultValue={heading_row ?? 0}
          onBlur={({ currentTarget: { valueAsNumber: row } }) =>
            Number.isInteger(row) &&
            row !== (heading_row ?? 0) &&
            void againWith(of, { heading_row: row > 0 ? row : null })
          }
        />
      </label>
      <small>{text('headingRowHint')}</small>
    </div>
  );
}

/** What each column was taken for, with a few of its values. */
function Columns({ onLesson, ...of }: OfSheet & Pick<PanelProps, 'onLesson'>) {
  const text = useText(importWords);
  const { columns, heading_row, sheet } = of.shown;
  const choose = (index: number, field: ListField | null) => {
    // Before the list is read anew: what stands on it now is what undo brings back.
    onLesson(rememberHeading(columns, index, field), (reading) =>
      sheetOfReading(reading, sheet ?? 0).columns.some((one) => one.index === index && one.field === field),
    );
    void againWith(of, { heading_row, mapping: mappingWith(columns, index, field) });
  };
  return (
    <ul className="arrival-columns" aria-label={text('columns')}>
      {columns.map((column) => (
        <li key={column.index} className={column.field === null ? 'arrival-unused' : undefined}>
          <FieldChoice column={column} onChoose={(field) => choose(column.index, field)} />
          <Suspense>
            {column.by === 'remembered' && <HeadingMark title={column.title} field={column.field} />}
          </Suspense>
          <span className="arrival-samples">{column.samples.slice(0, 3).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}

function FieldChoice({
  column,
  onChoose,
}: {
  column: Reading['columns'][number];
  onChoose: (field: ListField | null) => void;
}) {
  const text = useText(importWords);
  const fieldText = useText(rosterWords);
  const title = column.title || text('columnNumber', { number: column.index + 1 });
  return (
    <div className="labelled">
      <span className="arrival-title">{title}</span>
      <Select
        label={text('columnIs', { title })}
        value={column.field}
        choices={[
          { value: null, name: text('unused') },
          ...listFields.map((field) => ({ value: field, name: fieldText(field) })),
        ]}
        onChoose={onChoose}
      />
    </div>
  );
}
