import type { useFormat } from '../../platform/format.ts';
import type { Text } from '../../platform/text.ts';
import type { Reason, ReplyPerson } from './reply-person.ts';
import { reasonText } from './reason-text.ts';
import type { english } from './words/en.ts';

export type Days = Pick<ReturnType<typeof useFormat>, 'formatDay' | 'formatTime' | 'formatEnd'>;

/** Whoever is to leave is told that nobody was taken off; of all others nobody asked for that. */
const isLeaving = ({ reasons }: ReplyPerson): boolean => reasons.some(({ code }) => code === 'INTENT_LEAVE');

/** Covered, but not on all of the days. */
export const isPartly = ({ code }: Reason): boolean => code === 'DUP_POLICY' || code === 'DUP_INSURER';

/** Of a company where nobody can be insured it is no news that a work type is not registered there. */
const worthTelling = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.some(({ code }) => code.startsWith('WC_'))
    ? reasons.filter(({ code }) => code !== 'OCC_NOT_ALLOWED')
    : reasons;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What a reply says of one person, in a line. */
export function linesOf(text: Text<typeof english>, { formatDay, formatEnd }: Days) {
  const nameOf = ({ name: written, last4 }: ReplyPerson) => {
    const name = written || text('nameless');
    return last4 === '' ? text('unreadable', { name }) : text('person', { name, last4 });
  };
  const daysOf = ({ from, to }: NonNullable<ReplyPerson['cover']>) => ({
    // Of cover by the day nobody knows here at which hour it began.
    from: formatDay(from),
    until: formatEnd(to),
  });
  /** What is known of a name alone is told as such. */
  const found = ({ by_name }: NonNullable<ReplyPerson['cover']>, said: string) =>
    by_name === 1 ? text('foundByName', { said }) : said;
  const coverOf = (cover: NonNullable<ReplyPerson['cover']>) =>
    found(cover, text(cover.at_other_company === 1 ? 'hasCoverElsewhere' : 'hasCover', daysOf(cover)));
  const withDays = (reason: Reason): Reason => {
    const { detail } = reason;
    // Of cover that there is the last day is its end; of days that may be chosen it is a day.
    const dayOf = (name: string, value: string) =>
      name === 'to' && isPartly(reason) ? formatEnd(value) : formatDay(value);
    return {
      ...reason,
      detail:
        detail &&
        Object.fromEntries(
          Object.entries(detail).map(([name, value]) => [
            name,
            typeof value === 'string' && isDay(value) ? dayOf(name, value) : value,
          ]),
        ),
    };
  };
  const quotesOf = ({ reasons }: ReplyPerson) =>
    reasons.flatMap(({ detail }) =>
      typeof detail?.['words'] === 'string' ? text('quoted', { words: detail['words'] }) : [],
    );
  const named = (person: ReplyPerson) => {
    const name = person.name || text('nameless');
    const why = [...new Set(quotesOf(person))].join(text('alsoWhy'));
    return why === '' ? name : text('why', { person: name, why });
  };
  const anyway = (person: ReplyPerson) => {
    const { cover } = person;
    const quoted = quotesOf(person);
    const days = cover
      ? [isLeaving(person) ? found(cover, text('stillCovered', daysOf(cover))) : coverOf(cover)]
      : [];
    const why = [...new Set([...quoted, ...days])].join(text('alsoWhy'));
    return why === '' ? nameOf(person) : text('why', { person: nameOf(person), why });
  };

  const notCovered = (person: ReplyPerson) => {
    const { ended, reasons, cover } = person;
    const reason = [
      person.why,
      ...new Set(worthTelling(reasons).map((one) => reasonText(withDays(one), person, text))),
      cover && !reasons.some(isPartly) ? coverOf(cover) : '',
      person.isCoverOpen ? text('coverOpen') : '',
    ]
      .filter((one) => one !== '')
      .join(text('alsoWhy'));
    const why = ended === null ? reason : text('ended', { why: reason, time: formatEnd(ended) });
    return why === '' ? nameOf(person) : text('why', { person: nameOf(person), why });
  };
  return { nameOf, notCovered, anyway, named };
}
