import { type Day, day } from '@app/domain/calendar/day';
import { leavingIn } from '@app/domain/list/words/leaving-words';
import { asksToStay } from '@app/domain/changes/asks-to-stay';
import { withNumbersByTheirEnd } from '@app/domain/persons/personal-numbers';
import { useFormat } from '../../../../platform/format.ts';
import { type Text, useText } from '../../../../platform/text.ts';
import { names_max, numbers_max } from '../../../reply/covered-groups.ts';
import { hidden } from '../../../reply/other-names.ts';
import { doubtText } from '../../../reply/reason-text.ts';
import type { WriteReply } from '../../../reply/reply-text.ts';
import type { english as replyEnglish } from '../../../reply/words/en.ts';
import { replyWords } from '../../../reply/words/words.ts';
import type { NotTaken, Obstacle, OffReply, Told } from './off-reply.ts';
import type { english } from './words/en.ts';
import { offReplyWords } from './words/words.ts';

type Format = Pick<ReturnType<typeof useFormat>, 'formatDay' | 'formatEnd'>;
type Words = { readonly text: Text<typeof english>; readonly replyText: Text<typeof replyEnglish> };

/** How a reply about a removal is written in the page's language: a line for each thing that is to be said. */
export function useOffReplyText(): WriteReply<OffReply> {
  const text = useText(offReplyWords);
  const replyText = useText(replyWords);
  return offReplyWriter({ text, replyText }, useFormat());
}

/** Writes replies about removals with the words and days of a language. */
export function offReplyWriter({ text, replyText }: Words, format: Format): WriteReply<OffReply> {
  const { formatEnd } = format;
  const obstacle = obstacleText({ text, replyText }, format);
  const endsLater = laterText(text, format);
  const nameOf = ({ name: written, last4 }: Told) => {
    const name = written || replyText('nameless');
    return last4 === '' ? name : replyText('person', { name, last4 });
  };
  const because = (person: Told, why: readonly string[]) => {
    const said = why.filter((one) => one !== '').join(replyText('alsoWhy'));
    return said === '' ? nameOf(person) : replyText('why', { person: nameOf(person), why: said });
  };
  /** The first of some persons, by name: as many as a message takes, and with numbers where they are few. */
  const namesOf = (persons: readonly Told[]) => {
    const names = persons
      .slice(0, names_max)
      .map((person) => (persons.length > numbers_max ? person.name : nameOf(person)))
      .join(replyText('separator'));
    const count = persons.length - names_max;
    return count > 0 ? replyText('andMore', { names, count }) : names;
  };
  const byCompany = (persons: readonly Told[], isSplit: boolean) =>
    isSplit
      ? [...Map.groupBy(persons, ({ work_company }) => work_company)].map(([company, there]) =>
          replyText('why', {
            person: replyText('atCompany', { company, heads: there.length }),
            why: namesOf(there),
          }),
        )
      : [namesOf(persons)];
  /** A line each, or one for all of whom the same is to be said, as of everybody on a sheet of attendance. */
  const notTaken = (those: readonly NotTaken[]) => {
    const whyOf = (person: NotTaken) => [...new Set(person.obstacles.map((one) => obstacle(person, one)))];
    return [...Map.groupBy(those, (person) => whyOf(person).join('\n')).values()].flatMap((alike) =>
      alike.length > alike_max
        ? replyText('why', { person: namesOf(alike), why: whyOf(alike[0]!).join(replyText('alsoWhy')) })
        : alike.map((person) => because(person, whyOf(person))),
    );
  };

  const linesFor = (
    { standing, leaving, later, staying, notCount, not }: OffReply,
    { company, isSplit = false }: Parameters<WriteReply<OffReply>>[1],
  ) =>
    [
      company === undefined ? '' : replyText('ofCompany', { company: company || replyText('noCompany') }),
      standing === 'withdrawn' || standing === 'void' ? text(standing) : '',
      ...leaving.flatMap(({ until, persons }) => [
        until === null
          ? text('neverBegins', { count: persons.length })
          : text('leaves', { count: persons.length, until: formatEnd(until) }),
        ...byCompany(persons, isSplit),
      ]),
      ...endsLater(later).map(({ who, why }) => (who === undefined ? why : because(who, [why]))),
      standing === 'open' && leaving.length > 0 ? text('open') : '',
      staying.length > 0 ? text('stays', { count: staying.length }) : '',
      ...staying.map((person) =>
        because(person, [
          person.why,
          person.until === null ? '' : text('coveredUntil', { until: formatEnd(person.until) }),
        ]),
      ),
      notCount > 0 ? text('notTaken', { count: notCount }) : '',
      ...notTaken(not),
      notCount > not.length ? replyText('more', { count: notCount - not.length }) : '',
    ].filter((line) => line !== '');
  return (reply, told) => withNumbersByTheirEnd(linesFor(reply, told).join('\n'));
}

/** So many of whom the same is said have a line each. */
const alike_max = 3;

/** Whose cover ends later than the list says, under a line that says so of all. */
const laterText =
  (text: Words['text'], { formatDay, formatEnd }: Format) =>
  (later: OffReply['later']): readonly { readonly who?: Told; readonly why: string }[] =>
    later.length === 0
      ? []
      : [
          { why: text('later', { count: later.length }) },
          ...later.map((who) => ({
            who,
            why: text('laterThanSaid', { asked: formatDay(who.asked), until: formatEnd(who.until) }),
          })),
        ];

/** Why somebody was not taken off, to whoever sent the list: what is the matter, and what to send. */
function obstacleText({ text, replyText }: Words, { formatDay, formatEnd }: Format) {
  return ({ work_company }: NotTaken, { code, field, detail }: Obstacle): string => {
    const told = (name: string) => String(detail?.[name] ?? '');
    const dayOf = (name: string): Day => day(told(name));
    const words = told('words');
    switch (code) {
      case 'NOT_INSURED':
        if (told('namesakes') !== '') return text('otherNumber');
        // Where the list names no company, somebody nearly so called may be anybody's.
        return told('near') === '' || work_company === ''
          ? text('notFound')
          : text('notFoundNear', { near: told('near') });
      case 'OFF_OTHER_NAME':
        return told('name') === hidden || told('work_company') !== work_company
          ? text('numberOfSomebody')
          : text('numberOfOther', { name: told('name') });
      case 'OFF_OTHER_COMPANY':
        return text('elsewhere', { written: told('written') });
      case 'AMBIGUOUS':
        return text('ambiguous', { count: Number(detail?.['count'] ?? 0) });
      case 'ALREADY_PENDING_OFF':
        return text('pending');
      case 'OFF_DATE_EARLY':
        return text('early', { first: formatDay(dayOf('earliest_off_date')) });
      case 'OFF_DATE_LATE':
        return text('late', { until: formatEnd(dayOf('last_day')) });
      case 'INTENT_STAYS':
        if (words === '') return text('notSaid');
        // Words that speak of leaving do not say for certain who leaves, or when.
        return text(asksToStay(words) ? 'keptAsSaid' : leavingIn(words).leaves ? 'notClearIn' : 'notSaidIn', {
          words,
        });
      case 'INTENT_OUT':
        return words === '' ? text('leftOut') : text('leftOutFor', { words });
      case 'DOUBT':
        return doubtText({ field, words }, replyText);
      case 'DUP_ROW':
        return text('twice');
      default:
        return text('ask');
    }
  };
}
