import { withNumbersByTheirEnd } from '@app/domain/persons/personal-numbers';
import { useFormat } from '../../platform/format.ts';
import { type Text, useText } from '../../platform/text.ts';
import { coveredLines } from './covered-lines.ts';
import type { Reply } from './reply.ts';
import type { ReplyPerson } from './reply-person.ts';
import { type Days, isPartly, linesOf } from './reply-lines.ts';
import type { english } from './words/en.ts';
import { replyWords } from './words/words.ts';

/** Whether somebody who was not added has cover all the same, of other days or by another policy. */
const hasCover = ({ cover, reasons }: ReplyPerson): boolean => cover !== null || reasons.some(isPartly);

/** Of whom nobody knows whether they are covered, or whose words do not say that they begin: they may be covered elsewhere. */
const isOpen = ({ reasons, isCoverOpen }: ReplyPerson): boolean =>
  isCoverOpen || reasons.some(({ code }) => code === 'INTENT_UNCLEAR' || code === 'INTENT_CORRECT');

const headOf = (not: readonly ReplyPerson[]) =>
  not.some(isOpen) ? 'notThisTime' : not.some(hasCover) ? 'notAdded' : 'notCovered';

/** Nobody was to be insured who is not: there is nothing to begin with. */
const isAllCovered = ({ standing, notCount, twice }: Reply): boolean =>
  standing === 'none' && notCount === 0 && twice > 0;

/** To whom a reply goes: to one work company, which it names at its head, or to whoever sent a list for several. */
type Told = { readonly company?: string; readonly isSplit?: boolean };

export type WriteReply<About = Reply> = (reply: About, told: Told) => string;

/** Whether a reply begins with saying that nobody is covered by what it is about. */
const isNobodys = (standing: Reply['standing']): standing is 'withdrawn' | 'void' | 'none' =>
  standing !== 'covers' && standing !== 'open';

/** How a reply is written in the page's language: a line for each thing that is to be said. */
export function useReplyText(): WriteReply {
  const text = useText(replyWords);
  return replyWriter(text, useFormat());
}

/** Writes replies with the words and days of a language. */
export function replyWriter(text: Text<typeof english>, format: Days): WriteReply {
  const { nameOf, notCovered, anyway, named } = linesOf(text, format);
  const { covered, beginsLater } = coveredLines(text, format);
  const companyOf = (company: string) => company || text('noCompany');
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

  const linesFor: (reply: Reply, told: Told) => readonly string[] = (reply, { company, isSplit = false }) =>
    [
      company === undefined ? '' : text('ofCompany', { company: companyOf(company) }),
      isNobodys(reply.standing) && !isAllCovered(reply) ? text(reply.standing) : '',
      ...reply.covered.flatMap((group) => covered(group, reply.standing === 'open', isSplit)),
      reply.laterCount > 0 ? text('later', { count: reply.laterCount }) : '',
      ...reply.later.map(beginsLater),
      reply.laterCount > reply.later.length
        ? text('more', { count: reply.laterCount - reply.later.length })
        : '',
      reply.repeats.length > 0
        ? text('repeats', { names: reply.repeats.map(nameOf).join(text('separator')) })
        : '',
      reply.notCount > 0 ? text(headOf(reply.not), { count: reply.notCount }) : '',
      ...listed(reply.not, notCovered, isSplit),
      reply.notCount > reply.not.length ? text('more', { count: reply.notCount - reply.not.length }) : '',
      reply.settledCount > 0 ? text('settled', { count: reply.settledCount }) : '',
      ...listed(reply.settled, notCovered, isSplit),
      reply.settledCount > reply.settled.length
        ? text('more', { count: reply.settledCount - reply.settled.length })
        : '',
      reply.twice > 0 ? text('twice', { count: reply.twice }) : '',
      ...listed(reply.twiceNames, anyway, isSplit),
      reply.twice > reply.twiceNames.length
        ? text('moreCovered', { count: reply.twice - reply.twiceNames.length })
        : '',
      reply.leaving.length > 0 ? text('leaving', { count: reply.leaving.length }) : '',
      ...listed(reply.leaving, named, isSplit),
    ].filter((line) => line !== '');
  return (reply, told) => withNumbersByTheirEnd(linesFor(reply, told).join('\n'));
}
