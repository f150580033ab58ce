import type { Verdict } from '@app/domain/roster/verdict';
import { Suspense } from 'react';
import { useFormat } from '../../platform/format.ts';
import { lazyPage } from '../../platform/lazy-page.ts';
import { type StateKind, StateMark } from '../../ui/state-mark.tsx';
import { gravest } from './fixes.ts';
import { useRosterText } from '../sheet.ts';
import type { RowView } from '../store/row-view.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { ReadyMark } from './ready-mark.tsx';
import { fixText } from './row-words.ts';
import { HiddenMark, SourceRow } from './source-row.tsx';
import './verdict-cell.css';

/** Few lists leave anything to choose between. */
const DoubtPress = lazyPage(async () => (await import('./doubt-ways.tsx')).DoubtPress);

/** What is to be said of a row: the gravest finding in a few words, how many more there are, and what one press can do about it. */
export function VerdictCell({ view, roster }: { view: RowView | undefined; roster: RosterStore }) {
  const text = useRosterText(roster);
  const { formatDay } = useFormat();
  if (!view?.judgement) return null;

  const first = gravest(view.shown);
  if (!first)
    return (
      <>
        {view.verdicts.length === 0 && <ReadyMark roster={roster} isChecking={view.isChecking} />}
        <HiddenMark view={view} />
        <Said words={view.said} roster={roster} />
      </>
    );
  const { fixOf } = roster.judging();
  const fix = fixOf(first, view);
  return (
    <>
      <StateMark kind={kindOf[first.level]}>{text(first.code)}</StateMark>
      {view.shown.length > 1 && (
        <span className="roster-more">
          <span aria-hidden>+{view.shown.length - 1}</span>
          <span className="unseen">{text('more', { count: view.shown.length - 1 })}</span>
        </span>
      )}
      <SourceRow view={view} />
      {first.code === 'DOUBT' && fix?.kind === 'isRight' ? (
        <Suspense>
          <DoubtPress {...{ roster }} entry={view.entry} field={fix.field} words={first.detail.words} />
        </Suspense>
      ) : (
        fix && (
          <button
            type="button"
            className="roster-fix"
            tabIndex={-1}
            data-press=""
            aria-label={fixText(fix, text, formatDay)}
          >
            {fix.kind === 'choose' && fix.field !== 'birthday'
              ? text('choose')
              : fixText(fix, text, formatDay)}
          </button>
        )
      )}
      {view.shown
        .filter((one) => one !== first && fixOf(one, view)?.kind === 'forget')
        .map((one) => (
          <Remembered key={one.code} verdict={one} roster={roster} />
        ))}
      <Said words={view.said} roster={roster} />
    </>
  );
}

/** Words that were matched before: whatever else the row has, they can be forgotten beside what says so. */
function Remembered({ verdict, roster }: { verdict: Verdict; roster: RosterStore }) {
  const text = useRosterText(roster);
  return (
    <span className="roster-remembered">
      {text(verdict.code)}{' '}
      <button
        type="button"
        className="roster-fix"
        tabIndex={-1}
        data-press={verdict.code}
        aria-label={`${text('forget')}: ${text(verdict.code)}`}
      >
        {text('forget')}
      </button>
    </span>
  );
}

/** The insurer's own words on a row that it refused before. */
function Said({ words, roster }: { words: string | null; roster: RosterStore }) {
  const text = useRosterText(roster);
  return words && <span className="roster-insurer">{text('insurerSaid', { words })}</span>;
}

export const kindOf: Readonly<Record<Verdict['level'], StateKind>> = {
  error: 'refused',
  warn: 'needs',
  info: 'soon',
};
