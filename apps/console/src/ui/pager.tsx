import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { pagesInSight } from './pages-in-sight.ts';
import { uiWords } from './words/words.ts';
import './pager.css';

/** The pages of a list: the first, the last, those around the present one, and the ways to the next and the one before. */
export function Pager({
  current,
  perPage,
  total,
  onPage,
}: {
  current: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}) {
  const text = useText(uiWords);
  const { formatNumber } = useFormat();
  const last = Math.max(1, Math.ceil(total / perPage));
  return (
    <nav className="pager" aria-label={text('pages')}>
      <button
        type="button"
        aria-label={text('pageBefore')}
        disabled={current <= 1}
        onClick={() => onPage(current - 1)}
      >
        ‹
      </button>
      {pagesInSight(current, last).map((page, place) =>
        page === 'gap' ? (
          <span key={`gap-${place}`} className="pager-gap" aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={page}
            type="button"
            aria-label={text('pageNumber', { page })}
            aria-current={page === current ? 'page' : undefined}
            onClick={() => onPage(page)}
          >
            {formatNumber(page)}
          </button>
        ),
      )}
      <button
        type="button"
        aria-label={text('pageAfter')}
        disabled={current >= last}
        onClick={() => onPage(current + 1)}
      >
        ›
      </button>
    </nav>
  );
}
