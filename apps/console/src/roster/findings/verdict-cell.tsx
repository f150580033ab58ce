import type { Verdict } from '@app/domain/roster/verdict';
import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { type StateKind, StateMark } from '../../ui/state-mark.tsx';
import { fixOf } from './fix.ts';
import { gravest } from './fixes.ts';
import type { Judging, RowView } from '../store/judging.ts';
import { ReadyMark } from './ready-mark.tsx';
import { fixText } from './row-words.ts';
import { HiddenMark, SourceRow } from './source-row.tsx';
import { rosterWords } from '../words/words.ts';

/** What is to be said of a row: the gravest finding in a few words, how many more there are, and what one press can do about it. */
export function VerdictCell({ view, judging }: { view: RowView | undefined; judging: Judging }) {
  const text = useText(rosterWords);
  const { formatDay } = useFormat();
  if (!view?.judgement) return null;

  const first = gravest(view.shown);
  if (!first)
    return (
      <>
        {view.verdicts.length === 0 && <ReadyMark isChecking={view.isChecking} />}
        <HiddenMark view={view} />
        <Said words={view.said} />
      </>
    );
  const fix = fixOf(first, view, judging);
  return (
    <>
      <StateMark kind={kindOf[first.level]}>
        {text(first.code)}
        {view.shown.length > 1 && <> {text('more', { count: view.shown.length - 1 })}</>}
      </StateMark>
      <SourceRow view={view} />
      {fix && (
        <button
          type="button"
          className="roster-fix"
          tabIndex={-1}
          data-press=""
          aria-label={fixText(fix, text, formatDay)}
        >
          {fix.kind === 'choose' && fix.field !== 'birthday' ? text('choose') : fixText(fix, text, formatDay)}
        </button>
      )}
      {view.shown
        .filter((one) => one !== first && fixOf(one, view, judging)?.kind === 'forget')
        .map((one) => (
          <Remembered key={one.code} verdict={one} />
        ))}
      <Said words={view.said} />
    </>
  );
}

/** Words that were matched before: whatever else the row has, they can be forgotten beside what says so. */
function Remembered({ verdict }: { verdict: Verdict }) {
  const text = useText(rosterWords);
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
function Said({ words }: { words: string | null }) {
  const text = useText(rosterWords);
  return words && <span className="roster-insurer">{text('insurerSaid', { words })}</span>;
}

export const kindOf: Readonly<Record<Verdict['level'], StateKind>> = {
  error: 'refused',
  warn: 'needs',
  info: 'soon',
};
