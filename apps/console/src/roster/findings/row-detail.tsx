import type { Verdict } from '@app/domain/roster/verdict';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useFormat } from '../../platform/format.ts';
import { useLanguage } from '../../platform/language.ts';
import { lazyPage } from '../../platform/lazy-page.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import { useRosterText } from '../sheet.ts';
import type { Cursor } from '../store/cursor.ts';
import { applyFix, type FixScreen, takeAllAlike } from './fixes.ts';
import { screenOf } from '../grid/grid-session.ts';
import type { RowView } from '../store/row-view.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { LeaveOut } from './leave-out.tsx';
import { fixText } from './row-words.ts';
import { wordVerdict } from '../words/verdict-words.ts';
import type { RosterWays } from '../grid/session.ts';
import { useKeys, usePlace, useRowView } from '../store/use-roster.ts';
import { useAlike } from './use-alike.ts';
import { SourceRow } from './source-row.tsx';
import { kindOf } from './verdict-cell.tsx';
import './fix-button.css';
import './row-detail.css';

/** Few lists leave anything to choose between. */
const DoubtWays = lazyPage(async () => (await import('./doubt-ways.tsx')).DoubtWays);

/** All that is to be said of the row where the cursor stands: each finding as a sentence with its fix, and how its amount comes about. */
export function RowDetail({
  roster,
  cursor,
  ...ways
}: RosterWays & { readonly roster: RosterStore; readonly cursor: Cursor }) {
  const text = useRosterText(roster);
  const { at } = usePlace(cursor);
  const keys = useKeys(roster);
  const key = keys[at] ?? -1;
  const view = useRowView(roster, key);
  if (!view?.judgement) return null;

  const screen = screenOf(ways, (field) => {
    roster.columns.need([field]);
    cursor.open({ column: roster.columns.columnOf(field) });
  });
  return (
    <section className="row-detail" aria-label={text('rowTitle', { row: at + 1 })}>
      <h2>
        {text('rowTitle', { row: at + 1 })}
        <SourceRow view={view} />
      </h2>
      {view.said && <p className="row-said">{text('insurerSaid', { words: view.said })}</p>}
      <Findings view={view} verdicts={view.shown} roster={roster} screen={screen} />
      {roster.judging().workings(view) ?? <p>{text('noAmount')}</p>}
      <LeaveOut roster={roster} entry={view.entry} />
    </section>
  );
}

/** Findings as sentences, each with what one press can do about it. */
export function Findings({
  view,
  verdicts,
  roster,
  screen,
}: {
  view: RowView;
  verdicts: readonly Verdict[];
  roster: RosterStore;
  screen: FixScreen;
}) {
  const text = useRosterText(roster);
  const language = useLanguage();
  const { formatDay } = useFormat();
  const { fixOf } = roster.judging();
  if (verdicts.length === 0) return null;
  return (
    <ul className="row-findings">
      {verdicts.map((verdict) => {
        const fix = fixOf(verdict, view);
        return (
          <li key={`${verdict.code} ${verdict.field}`}>
            <StateMark kind={kindOf[verdict.level]}>{wordVerdict(language, verdict)}</StateMark>
            {verdict.code === 'DOUBT' && fix?.kind === 'isRight' ? (
              <Suspense>
                <DoubtWays
                  {...{ roster, screen }}
                  entry={view.entry}
                  field={fix.field}
                  words={verdict.detail.words}
                />
              </Suspense>
            ) : (
              fix && (
                <button
                  type="button"
                  className="roster-fix"
                  onClick={() => applyFix(roster, { key: view.entry.key, code: verdict.code, fix }, screen)}
                >
                  {fixText(fix, text, formatDay)}
                </button>
              )
            )}
            {fix?.kind === 'takeAllTheSame' && <TakeAllAlike roster={roster} rowKey={view.entry.key} />}
            {fix?.kind === 'forget' && <Link to="/company/index">{text('shortNames')}</Link>}
          </li>
        );
      })}
    </ul>
  );
}

/** The same press for all of whom the list says the same in the same words. */
function TakeAllAlike({ roster, rowKey }: { readonly roster: RosterStore; readonly rowKey: number }) {
  const text = useRosterText(roster);
  const count = useAlike(roster, rowKey, 'intent');
  if (count < 2) return null;
  return (
    <button type="button" className="roster-fix" onClick={() => takeAllAlike(roster, rowKey)}>
      {text('takeAllAlike', { count })}
    </button>
  );
}
