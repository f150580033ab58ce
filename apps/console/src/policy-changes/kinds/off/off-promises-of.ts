import type { Forecast } from '../../confirm/forecasts.ts';

type Ended = NonNullable<Forecast['cut_short']>;
type Word = 'promise' | 'neverBegin' | 'neverBeginOf';
type OffPromise = Ended & { readonly word: Word | `${Word}Each` };

/** What is promised of the covers that a removal ends: until when they run, and that those which have not begun by then never do. */
export const offPromisesOf = ({
  cut_short,
  never_begun,
}: Pick<Forecast, 'cut_short' | 'never_begun'>): readonly OffPromise[] => [
  ...(cut_short ? [promiseOf('promise', cut_short)] : []),
  ...(never_begun ? [promiseOf(cut_short ? 'neverBeginOf' : 'neverBegin', never_begun)] : []),
];

const promiseOf = (word: Word, ended: Ended): OffPromise => ({
  ...ended,
  word: ended.first_start_date === ended.last_start_date ? word : `${word}Each`,
});
