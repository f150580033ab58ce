import { useFormat } from '../../../../platform/format.ts';
import { useText } from '../../../../platform/text.ts';
import type { RowView } from '../../../../roster/roster.tsx';
import { offWords } from '../words/words.ts';

/** Whose cover a row ends: the number as all lists show it, and where the person works. */
export function FoundCell({ view: { ends } }: { view: RowView }) {
  return (
    ends && (
      <span title={`${ends.name} ${ends.idcard_mask} ${ends.work_company}`}>
        {ends.name} <small>{ends.idcard_mask}</small> <small>{ends.work_company}</small>
      </span>
    )
  );
}

/** Until when that person is covered then. */
export function UntilCell({ view: { ends, isReady } }: { view: RowView }) {
  const text = useText(offWords);
  const { formatEnd } = useFormat();
  if (!ends || !isReady) return null;
  const until = ends.last_covered_date === null ? text('cancelled') : formatEnd(ends.last_covered_date);
  const covers = ends.covers.length;
  return covers === 1 ? until : `${until} · ${text('covers', { covers })}`;
}
