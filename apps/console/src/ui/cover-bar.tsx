import { useFormat } from '../platform/format.ts';
import { instantOf } from '../platform/server-time.ts';
import { useText } from '../platform/text.ts';
import { uiWords } from './words/words.ts';
import './cover-bar.css';

/** From a moment to the first one after it, `YYYY-MM-DD HH:mm:ss` of Beijing. */
export type Span = { readonly from: string; readonly until: string };

type Cover = {
  /** What the whole bar stands for: a month, a year, the period of a policy. */
  readonly scale: Span;
  readonly covers: readonly Span[];
  /** Where there should be cover, and is none. */
  readonly gaps?: readonly Span[];
  /** The server's time: what is later is drawn lighter, and a line stands at it. */
  readonly now: string | undefined;
};

/** A worker's cover as a thin bar: gaps hatched red, what is to come lighter, today a line; the same in words for those who hear it. */
export function CoverBar({ scale, covers, gaps = [], now }: Cover) {
  const text = useText(uiWords);
  const { formatTime, formatEnd, formatDay } = useFormat();
  const said = (word: 'coverFromTo' | 'coverGap', { from, until }: Span) =>
    text(word, { from: formatTime(from), to: formatEnd(until) });
  const words = [
    ...(covers.length === 0 ? [text('coverNone')] : covers.map((span) => said('coverFromTo', span))),
    ...gaps.map((span) => said('coverGap', span)),
    ...(now !== undefined && isIn(scale, now)
      ? [text('coverToday', { day: formatDay(now.slice(0, 10)) })]
      : []),
  ];
  return (
    <svg
      className="cover-bar"
      viewBox="0 0 96 8"
      width="96"
      height="8"
      role="img"
      aria-label={words.join('; ')}
    >
      <rect className="cover-none" x="0" y="0" width="96" height="8" rx="4" />
      {covers
        .flatMap((span) => cutAt(span, now))
        .map(({ isFuture, ...span }) => (
          <rect
            key={span.from}
            className={isFuture ? 'cover-future' : 'cover-past'}
            {...placeOf(scale, span)}
          />
        ))}
      {gaps.map((span) => (
        <Hatched key={span.from} {...placeOf(scale, span)} />
      ))}
      {now !== undefined && isIn(scale, now) && (
        <rect className="cover-today" x={at(scale, now) - 0.75} y="0" width="1.5" height="8" />
      )}
    </svg>
  );
}

/** Strokes across, since a pattern would need an id of its own on every row. */
const Hatched = ({ x, width }: { x: number; width: number }) => (
  <g className="cover-gap">
    <rect x={x} y="0.5" width={width} height="7" />
    {Array.from({ length: Math.floor(width / 4) }, (_, stroke) => (
      <path key={stroke} d={`M${x + stroke * 4} 7.5l4-7`} />
    ))}
  </g>
);

/** The part of a span before a moment, and the part after it. */
export function cutAt(
  { from, until }: Span,
  now: string | undefined,
): readonly (Span & { readonly isFuture: boolean })[] {
  if (now === undefined || until <= now) return [{ from, until, isFuture: false }];
  if (from >= now) return [{ from, until, isFuture: true }];
  return [
    { from, until: now, isFuture: false },
    { from: now, until, isFuture: true },
  ];
}

const width = 96;

/** Where a span lies on the bar; never thinner than can be seen. */
export function placeOf(scale: Span, { from, until }: Span): { x: number; width: number; y: 0; height: 8 } {
  const [start, end] = [at(scale, from), at(scale, until)];
  const x = Math.min(start, width - 1.5);
  return { x, width: Math.max(end - x, 1.5), y: 0, height: 8 };
}

function at(scale: Span, time: string): number {
  const [from, until] = [instantOf(scale.from).getTime(), instantOf(scale.until).getTime()];
  const part = (instantOf(time).getTime() - from) / Math.max(until - from, 1);
  return Math.round(Math.min(Math.max(part, 0), 1) * width * 100) / 100;
}

const isIn = ({ from, until }: Span, now: string): boolean => from <= now && now < until;
