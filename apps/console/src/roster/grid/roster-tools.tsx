import type { ReactNode } from 'react';
import { useFormat } from '../../platform/format.ts';
import { PanelButton } from '../../ui/panel-button.tsx';
import { removeRows } from '../store/edits.ts';
import { FillAll } from './fill-all.tsx';
import { perform, travel } from './grid-session.ts';
import type { RosterStore } from '../store/roster-store.ts';
import type { GridSession } from './session.ts';
import { useRosterText } from '../sheet.ts';
import {
  useCanRedo,
  useCanUndo,
  useColumns,
  useKeys,
  useLooking,
  useOffer,
  useSummary,
} from '../store/use-roster.ts';
import './roster-tools.css';

/** What can be done to the whole list, and what has just been done to it. */
export function RosterTools({
  session,
  said,
  children,
}: {
  session: GridSession;
  said: string;
  children: ReactNode;
}) {
  const { roster, cursor, input } = session;
  const text = useRosterText(roster);
  const canUndo = useCanUndo(roster);
  const canRedo = useCanRedo(roster);
  const keys = useKeys(roster);
  const addRow = () => {
    perform(session, { act: 'addRow' });
    input.current?.focus();
  };
  const removeAll = () => {
    removeRows(roster, keys);
    cursor.go({ at: 0 });
  };
  return (
    <div className="roster-tools">
      {children}
      <Tool label={text('undo')} isOff={!canUndo} onPress={() => travel(session, 'undo')} />
      <Tool label={text('redo')} isOff={!canRedo} onPress={() => travel(session, 'redo')} />
      <Tool label={text('addRow')} isOff={false} onPress={addRow} />
      <Tool label={text('removeAll')} isOff={keys.length === 0} onPress={removeAll} />
      <FillAll session={session} />
      <OnlyProblems roster={roster} onLook={(at) => cursor.go({ at })} />
      <Columns roster={roster} />
      <OfferAlike roster={roster} />
      <p className="roster-said" role="status" title={said}>
        {said}
      </p>
      {said === '' && <p className="roster-said roster-keys">{text('gridHint')}</p>}
    </div>
  );
}

const Tool = ({ label, isOff, onPress }: { label: string; isOff: boolean; onPress: () => void }) => (
  <button type="button" className="roster-tool" disabled={isOff} onClick={onPress}>
    {label}
  </button>
);

/** Puts the rows that are in order out of sight, and back. */
export function OnlyProblems({ roster, onLook }: { roster: RosterStore; onLook: (at: number) => void }) {
  const text = useRosterText(roster);
  const { formatNumber } = useFormat();
  const { faulty } = useSummary(roster);
  const looking = useLooking(roster);
  const press = () => {
    roster.lens.look(looking ? null : { code: 'any' });
    onLook(roster.lens.places()?.[0] ?? 0);
  };
  return (
    <button
      type="button"
      className="roster-tool"
      aria-pressed={looking !== null}
      disabled={looking === null && faulty === 0}
      onClick={press}
    >
      {looking && looking.code !== 'any'
        ? text('onlyFinding', { finding: text(looking.code) })
        : text('onlyProblems', { shown: formatNumber(faulty) })}
    </button>
  );
}

/** Which of the columns that need not be there are. */
function Columns({ roster }: { roster: RosterStore }) {
  const text = useRosterText(roster);
  useColumns(roster);
  return (
    <PanelButton label={text('columns')} name={text('columns')}>
      <ul className="roster-columns">
        {roster.columns.choosable.map((field) => (
          <li key={field}>
            <label>
              <input
                type="checkbox"
                checked={roster.columns.isShown(field)}
                onChange={(event) => roster.columns.choose(field, event.currentTarget.checked)}
              />
              {text(field)}
            </label>
          </li>
        ))}
      </ul>
    </PanelButton>
  );
}

/** The last fix for the other rows that have the same. */
export function OfferAlike({ roster }: { roster: RosterStore }) {
  const text = useRosterText(roster);
  const { formatNumber } = useFormat();
  const offer = useOffer(roster);
  return (
    offer && (
      <button type="button" className="roster-tool roster-offer" onClick={offer.act}>
        {offer.companies > 1
          ? text('applyAlikeAcross', { count: offer.rows, companies: formatNumber(offer.companies) })
          : text('applyAlike', { count: offer.rows })}
      </button>
    )
  );
}
