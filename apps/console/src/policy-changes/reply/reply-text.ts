import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import type { CoveredGroup, Reply, ReplyPerson } from './reply.ts';
import { replyWords } from './words/words.ts';

/** How a reply is written in the page's language: a line for each thing that is to be said. */
export function useReplyText(): (reply: Reply) => string {
  const text = useText(replyWords);
  const { formatDay, formatTime } = useFormat();

  const nameOf = ({ name, last4 }: ReplyPerson) => text('person', { name, last4 });
  const namesOf = (persons: readonly ReplyPerson[]) => persons.map(nameOf).join(text('separator'));
  const covered = ({ count, from, until, endsVary, names }: CoveredGroup, isOpen: boolean) => {
    const word = endsVary
      ? (['coveredUpTo', 'whenIssuedUpTo'] as const)
      : (['covered', 'whenIssued'] as const);
    const days = { count, from: formatTime(from), until: formatDay(until) };
    return [text(word[isOpen ? 1 : 0], days), namesOf(names)];
  };
  const notCovered = (person: ReplyPerson) => {
    const { ended } = person;
    const why = ended === null ? person.why : text('ended', { why: person.why, time: formatTime(ended) });
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
    ]
      .filter((line) => line !== '')
      .join('\n');
}
