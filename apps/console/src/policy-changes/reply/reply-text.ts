import { useFormat } from '../../platform/format.ts';
import { type Text, useText } from '../../platform/text.ts';
import type { CoveredGroup, Reply, ReplyPerson } from './reply.ts';
import { reasonText } from './reason-text.ts';
import type { english } from './words/en.ts';
import { replyWords } from './words/words.ts';

/** Whoever is to leave is told that nobody was taken off; of all others nobody asked for that. */
const isLeaving = ({ reasons }: ReplyPerson): boolean => reasons.some(({ code }) => code === 'INTENT_LEAVE');

/** To whom a reply goes: to one work company, which it names at its head, or to whoever sent a list for several. */
type Told = { readonly company?: string; readonly isSplit?: boolean };

type WriteReply = (reply: Reply, told: Told) => string;

/** Whether a reply begins with saying that nobody is covered by what it is about. */
const isNobodys = (standing: Reply['standing']): standing is 'withdrawn' | 'void' | 'none' =>
  standing !== 'covers' && standing !== 'open';

/** How a reply is written in the page's language: a line for each thing that is to be said. */
export function useReplyText(): WriteReply {
  const text = useText(replyWords);
  return replyWriter(text, useFormat());
}

/** Writes replies with the words and days of a language. */
export function replyWriter(
  text: Text<typeof english>,
  { formatTime, formatEnd }: Pick<ReturnType<typeof useFormat>, 'formatTime' | 'formatEnd'>,
): WriteReply {
  const nameOf = ({ name: written, last4 }: ReplyPerson) => {
    const name = written || text('nameless');
    return last4 === '' ? text('unreadable', { name }) : text('person', { name, last4 });
  };
  const companyOf = (company: string) => company || text('noCompany');
  const coveredAt =
    (isLong: boolean, isSplit: boolean) =>
    ({ work_company, person_count: heads, names }: CoveredGroup['companies'][number]) => {
      const said = names
        .map((one) => (isLong ? one.name || text('nameless') : nameOf(one)))
        .join(text('separator'));
      const count = heads - names.length;
      const line = count > 0 && said !== '' ? text('andMore', { names: said, count }) : said;
      if (!isSplit && line !== '') return line;
      const head = text('atCompany', { company: companyOf(work_company), heads });
      return line === '' ? head : text('why', { person: head, why: line });
    };
  const covered = (group: CoveredGroup, isOpen: boolean, isSplit: boolean) => {
    const { count, from, until, endsVary, isLong, companies } = group;
    const word = endsVary
      ? (['coveredUpTo', 'whenIssuedUpTo'] as const)
      : (['covered', 'whenIssued'] as const);
    const days = { count, from: formatTime(from), until: formatEnd(until) };
    return [text(word[isOpen ? 1 : 0], days), ...companies.map(coveredAt(isLong, isSplit))];
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

  /** A line for each person, under the company where there are several. */
  const listed = (
    persons: readonly ReplyPerson[],
    lineOf: (person: ReplyPerson) => string,
    isSplit: boolean,
  ) =>
    isSplit
      ? [...Map.groupBy(persons, ({ workCompany }) => workCompany)].flatMap(([company, there]) => [
          text('ofCompany', { company: companyOf(company) }),
          ...there.map(lineOf),
        ])
      : persons.map(lineOf);

  return (reply, { company, isSplit = false }) =>
    [
      company === undefined ? '' : text('ofCompany', { company: companyOf(company) }),
      isNobodys(reply.standing) ? text(reply.standing) : '',
      ...reply.covered.flatMap((group) => covered(group, reply.standing === 'open', isSplit)),
      reply.notCount > 0 ? text('notCovered', { count: reply.notCount }) : '',
      ...listed(reply.not, notCovered, isSplit),
      reply.notCount > reply.not.length ? text('more', { count: reply.notCount - reply.not.length }) : '',
      reply.twice > 0 ? text('twice', { count: reply.twice }) : '',
      ...listed(reply.twiceNames, anyway, isSplit),
      reply.twice > reply.twiceNames.length
        ? text('moreCovered', { count: reply.twice - reply.twiceNames.length })
        : '',
    ]
      .filter((line) => line !== '')
      .join('\n');
}
