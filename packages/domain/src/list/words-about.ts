import type { Group, Line } from './leaver-groups.ts';
import { nameSign } from './words/hidden-doubts.ts';
import { looksLikeName } from './words/surnames.ts';

/** Where a message names somebody, and what it says of them there. */
export type Mention = { readonly name: string; readonly source_row: number; readonly words: string };

/**
 * Where a text names whom, line by line.
 *
 * @param asked whom somebody is asked about already
 */
export const mentionsIn = (lines: readonly Line[], asked: ReadonlySet<string>): readonly Mention[] =>
  lines.flatMap((line, place) =>
    line.groups.flatMap(({ names }, at) => {
      const words = wordsOf(line, at, asked);
      return names.map((name) => ({ name, source_row: place + 1, words }));
    }),
  );

/** What is said of a group without the names; words between two are of the other where that one is asked about. */
function wordsOf({ line, groups }: Line, at: number, asked: ReadonlySet<string>): string {
  const isAsked = (group: Group | undefined) => group?.names.some((one) => asked.has(one)) ?? false;
  const { label, lead, before, between, behind, later, isLast } = groups[at]!;
  // 李四那组的张三离职
  if (/的\s*$/u.test(behind) && groups[at + 1]) return ofAnother;
  const around = [
    isAsked(groups[at - 1]) ? '' : before || between,
    !isLast && isAsked(groups[at + 1]) ? '' : behind,
  ];
  return [
    label.replace(supersedes, ''),
    at === 0 && line.trimStart().startsWith(lead.trim()) && !namesSomebody(lead) ? lead : '',
    around.join(nameSign),
    later,
  ].join('\0');
}

/** 更新：离职：张三、李四 takes the place of the lists above. */
export const supersedes = /(?:以(?:这个?|此|下面|下列)的?)?(?:更新|为准|最新|重[新发])/u;

/** Words that are said of another. */
const ofAnother = '由';

/** 李四上周已减过了，这次减张三: of somebody who is in no row. */
const namesSomebody = (lead: string): boolean =>
  [2, 3].some((length) => lead.trim().length > length && looksLikeName(lead.trim().slice(0, length)));
