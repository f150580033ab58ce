import { useFormat } from '../../platform/format.ts';
import { type Text, useText } from '../../platform/text.ts';
import type { CoveredGroup, Reply, ReplyPerson } from './reply.ts';
import { reasonText } from './reason-text.ts';
import type { english } from './words/en.ts';
import { replyWords } from './words/words.ts';

/** Whoever is to leave is told that nobody was taken off; of all others nobody asked for that. */
const isLeaving = ({ reasons }: ReplyPerson): boolean => reasons.some(({ code }) => code === 'INTENT_LEAVE');

/** How a reply is written in the page's language: a line for each thing that is to be said. */
export function useReplyText(): (reply: Reply) => string {
  const text = useText(replyWords);
  return replyWriter(text, useFormat());
}

/** Writes replies with the words and days of a language. */
export function replyWriter(
  text: Text<typeof english>,
  { formatTime, formatEnd }: Pick<ReturnType<typeof useFormat>, 'formatTime' | 'formatEnd'>,
): (reply: Reply) => string {
  const nameOf = ({ name: written, last4 }: ReplyPerson) => {
    const name = written || text('nameless');
    return last4 === '' ? text('unreadable', { name }) : text('person', { name, last4 });
  };
  const namesOf = (persons: readonly ReplyPerson[]) => persons.map(nameOf).join(text('separator'));
  const covered = ({ count, from, until, endsVary, names, companies }: CoveredGroup, isOpen: boolean) => {
    const word = endsVary
      ? (['coveredUpTo', 'whenIssuedUpTo'] as const)
      : (['covered', 'whenIssued'] as const);
    const days = { count, from: formatTime(from), until: formatEnd(until) };
    const heads = companies.map(({ work_company: company, person_count }) =>
      text('atCompany', { company, heads: person_count }),
    );
    return [text(word[isOpen ? 1 : 0], days), namesOf(names), heads.join(text('separator'))];
  };
  const notCovered = (person: ReplyPerson) => {
    const { ended, reasons, cover, workCompany } = person;
    const isTold = reasons.some(({ code }) => code.startsWith('INTENT_'));
    const reason = [
      person.why,
      ...new Set(reasons.map((one) => reasonText(one, workCompany, text))),
      isTold && cover ? text('hasCover', daysOf(cover)) : '',
    ]
      .filter((one) => one !== '')
      .join(text('alsoWhy'));
    const why = ended === null ? reason : text('ended', { why: reason, time: formatEnd(ended) });
    return why === '' ? nameOf(person) : text('why', { person: nameOf(person), why });
  };
  const daysOf = ({ from, to }: NonNullable<ReplyPerson['cover']>) => ({
    from: formatTime(`${from} 00:00:00`),
    until: formatEnd(to),
  });
  const anyway = (person: ReplyPerson) => {
    const { cover, reasons } = person;
    const quoted = reasons.flatMap(({ detail }) =>
      typeof detail?.['words'] === 'string' ? text('quoted', { words: detail['words'] }) : [],
    );
    const days = cover ? [text(isLeaving(person) ? 'stillCovered' : 'hasCover', daysOf(cover))] : [];
    const why = [...new Set([...quoted, ...days])].join(text('alsoWhy'));
    return why === '' ? nameOf(person) : text('why', { person: nameOf(person), why });
  };

  return (reply) =>
    [
      reply.standing === 'withdrawn' || reply.standing === 'void' ? text(reply.standing) : '',
      ...reply.covered.flatMap((group) => covered(group, reply.standing === 'open')),
      reply.notCount > 0 ? text('notCovered', { count: reply.notCount }) : '',
      ...reply.not.map(notCovered),
      reply.notCount > reply.not.length ? text('more', { count: reply.notCount - reply.not.length }) : '',
      reply.twice > 0 ? text('twice', { count: reply.twice }) : '',
      ...reply.twiceNames.map(anyway),
      reply.twice > reply.twiceNames.length
        ? text('moreCovered', { count: reply.twice - reply.twiceNames.length })
        : '',
    ]
      .filter((line) => line !== '')
      .join('\n');
}
