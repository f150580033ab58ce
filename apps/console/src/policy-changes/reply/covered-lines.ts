import type { Text } from '../../platform/text.ts';
import type { CoveredGroup } from './covered-groups.ts';
import type { LaterStart } from './later-starts.ts';
import { type Days, linesOf } from './reply-lines.ts';
import type { english } from './words/en.ts';

/** What a reply says of the covered: from when until when, who and where, and for whom that is later than asked for. */
export function coveredLines(text: Text<typeof english>, format: Days) {
  const { formatDay, formatTime, formatEnd } = format;
  const { nameOf } = linesOf(text, format);

  const coveredAt =
    (isLong: boolean, isSplit: boolean) =>
    ({ work_company, person_count: heads, names }: CoveredGroup['companies'][number]) => {
      const said = names
        .map((one) => (isLong ? one.name || text('nameless') : nameOf(one)))
        .join(text('separator'));
      const count = heads - names.length;
      const line = count > 0 && said !== '' ? text('andMore', { names: said, count }) : said;
      if (!isSplit && line !== '') return line;
      const head = text('atCompany', { company: work_company || text('noCompany'), heads });
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

  const beginsLater = ({ person, asked, from }: LaterStart) =>
    text('why', {
      person: nameOf(person),
      why: text('laterThanAsked', { asked: formatDay(asked), from: formatTime(from) }),
    });

  return { covered, beginsLater };
}
