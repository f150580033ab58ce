import {
  above,
  addressed,
  answered,
  asks,
  exceptBefore,
  excepted,
  goesOn,
  isFramed,
  isNot,
  isOutside,
  kinBehind,
  leads,
  ofAnother,
  others,
  recalls,
  replaces,
  reports,
  sends,
  signs,
  takenOut,
  takenOutBefore,
  thanks,
  withoutBefore,
  writer,
} from './words/around-leavers.ts';
import { signatures } from './signatures.ts';
import { signedBelow } from './signed-below.ts';
import { leavingIn } from './words/leaving-words.ts';
import { type Group, groupsIn, knownNames, type Line } from './leaver-groups.ts';
import type { ListRow } from './table.ts';

/** What a message says of one whom it names: words against their leaving, or of kin of theirs, or that a label says that they leave. */
type Said = { readonly against?: string; readonly isLabelled?: true; readonly isOfKin?: true };

/**
 * Leavers of a message with what its words say against it: who stays, comes or is only asked about, under heads of such, and who
 * writes, reports or signs.
 *
 * @param heading_row the line that heads a table, 0 where none does: it and those above it are read with the table
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function withWordsAgainst(
  rows: readonly ListRow[],
  text: string,
  heading_row: number,
): readonly ListRow[] {
  const names = knownNames(rows);
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, line_max))
    .map((line) => ({ line, groups: groupsIn(line, names) }));
  const over = headsOver(lines, heading_row);
  const said = lines.map((one) => saidIn(one));
  const anywhere = new Map(
    said.flatMap((one) =>
      [...one].flatMap(([name, { against, isOfKin }]) => (against && !isOfKin ? [[name, against]] : [])),
    ),
  );
  for (const [name, words] of takenOutOf(lines)) anywhere.set(name, anywhere.get(name) ?? words);
  const leaving = lines.map(leaversOf);
  const below = signedBelow(lines);
  const signed = new Set([...signatures(lines, leaving), ...below]);
  return rows.map((row): ListRow => {
    const { name = '' } = row.values;
    const at = row.source_row - 1;
    const own = said[at]?.get(name);
    // The label speaks of its own line alone.
    const isSettled = own?.isLabelled && own.against === undefined && !anywhere.has(name);
    if (isSettled && row.intent?.kind === 'unclear' && lines[at]!.line.includes(row.intent.words))
      return { ...row, intent: null };
    const head = own?.isLabelled || leaving[at]?.has(name) ? undefined : over[at];
    const against =
      own?.against ?? anywhere.get(name) ?? head ?? (signed.has(at) ? lines[at]!.line : undefined);
    if ((row.intent && !below.has(at)) || against === undefined) return row;
    return { ...row, intent: { kind: 'unclear', of: '', words: against.trim().slice(0, words_max) } };
  });
}

const words_max = 200;
/** So much of a line is looked through. */
const line_max = 2_000;

function saidIn({ line, groups }: Line): ReadonlyMap<string, Said> {
  const said = new Map<string, Said>();
  let before: Said | undefined;
  for (const [at, group] of groups.entries()) {
    const next = groups.slice(at + 1).find((one) => !isBare(one));
    const own = saidOf(group, quoteOf(group, line, groups), at + 1 < groups.length);
    // 张三，李四都不减
    const shared =
      isBare(group) && next && allOf.test(next.behind) ? saidOf({ ...next, before: '' }, line, false) : own;
    // 李四，麻烦把张三减掉
    if (isBare(group) && group.names.length === 1 && at === 0 && next && asks.test(next.before)) {
      said.set(group.names[0]!, { against: line });
      continue;
    }
    const found = before?.against !== undefined && soToo.test(group.behind) ? before : shared;
    for (const name of group.names) if (said.get(name)?.against === undefined) said.set(name, found);
    before = found;
  }
  return said;
}

/** Of whom a message names again some words that take them out of those whom it named before, and not all of these. */
function takenOutOf(lines: readonly Line[]): ReadonlyMap<string, string> {
  const seen = new Set<string>();
  const out = new Map<string, string>();
  for (const { line, groups } of lines)
    for (const { names, before, between, behind } of groups) {
      const isOut = takenOutBefore.test(before || between) || takenOut.test(behind);
      if (isOut && names.length < seen.size)
        for (const name of names) if (seen.has(name)) out.set(name, line);
      for (const name of names) seen.add(name);
    }
  return out;
}

/** What a line says of some of those whom it names, without what it says of the others. */
function quoteOf(group: Group, line: string, groups: readonly Group[]): string {
  const { label, before, names, behind, later } = group;
  if (groups.length < 2 || isBare(group) || withOthers.test(`${before}\n${behind}`)) return line;
  return `${label === '' ? '' : `${label}：`}${before.trimStart()}${names.join('、')}${behind}${later}`;
}

/** 李四说张三走了, 把张三减掉: what is said of one has the other in it. */
const withOthers = /[把将]\s*$|^\s*[把将]|(?:不是|说|让|叫|由)\s*$/u;

const isBare = ({ before, behind, label, later }: Group): boolean =>
  `${before}${behind}${later}`.trim() === '' && label === '';
const allOf = /^\s*(?:都|均|全|也|[两三几]个)/u;
const soToo = /^\s*(?:也|同样|一样|同上|too|as well|también|も)/u;

function saidOf(
  { names, before, between, behind, later, label, lead, isLast }: Group,
  line: string,
  hasMore: boolean,
): Said {
  const against = { against: line };
  if (kinBehind.test(behind) || ofAnother.test(behind)) return { ...against, isOfKin: true };
  const own = leavingIn(`${before}\0${behind}`);
  const passage = leavingIn(`${before}\0${behind}${later}`, true);
  if (own.stays || leavingIn(later, true).stays) return against;
  if (own.comes && !passage.leaves) return against;
  if (isNot.test(between) || /^\s*[+＋]\s*$/u.test(before) || answered.test(behind) || addressed.test(behind))
    return against;
  if (excepted.test(behind) || exceptBefore.test(between) || isOutside.test(behind)) return against;
  if ((before === '' && leads.test(between)) || (!isLast && goesOn.test(behind)) || ofAnother.test(behind))
    return against;
  if (withoutBefore.test(between) || recalls.test(behind) || isFramed({ before, behind })) return against;
  if (
    hasMore &&
    (reports.test(behind) ||
      sends.test(behind) ||
      kinBehind.test(behind) ||
      replaces.test(behind) ||
      (/[帮替给]\s*$/u.test(before) && /^\s*[把将]/u.test(behind)))
  )
    return against;
  const isLeft = leavingIn(`${behind}${later}`, true).leaves;
  const isBare = before.trim() === '';
  const isWriter =
    [between, isBare ? lead : ''].some((words) => writer.test(words) || thanks.test(words)) ||
    (isLast &&
      /[—–]\s*$/u.test(between) &&
      !/^[\s—–]*$/u.test(line.slice(0, line.lastIndexOf(names.at(-1)!)))) ||
    (isBare && above.test(lead));
  if (!isLeft && (signs.test(behind) || isWriter)) return against;
  if (label === '') return {};
  if (writer.test(label)) return against;
  const kind = kindOf(label);
  if (kind === 'against') return isLast && passage.endsLeaving ? {} : against;
  return kind === 'leave' ? { isLabelled: true } : {};
}

type Kind = 'leave' | 'against';

/** What a head, or words with a colon, say of those who stand under them. */
export function kindOf(words: string): Kind | undefined {
  const bare = words.replace(/^[\s\d一二三四五六七八九十、.()（）【[]+|[\s:：\d人名个】\]]+$/gu, '');
  if (/^(?:留|保|加|增|入|进|来|新|上|\+)(?:人|员|的)?$/u.test(bare)) return 'against';
  if (/^(?:减|出|走|离|退|停|下|撤|删|-)(?:人|员|的|保)?$/u.test(bare)) return 'leave';
  const said = bare
    .split(/[,，。;；!！]/u)
    .filter((clause) => !others.test(clause) || /不变|照/u.test(bare))
    .map((clause) => leavingIn(clause, !ofThose.test(clause)))
    .findLast(({ stays, leaves, comes }) => stays || leaves || comes);
  if (said === undefined) return undefined;
  return said.endsLeaving || (said.leaves && !said.stays && !said.comes) ? 'leave' : 'against';
}

/** 没有离职的: of people, where 还没停 is of their cover. */
const ofThose = /(?:的|人员|员工|名单)$/u;

/** Of each line, the head above it, or the line behind it that says 以上人员, where those of it stay or come. */
function headsOver(lines: readonly Line[], heading_row: number): readonly (string | undefined)[] {
  const over: (string | undefined)[] = [];
  let [head, from]: [string | undefined, number] = [undefined, 0];
  for (const [at, { line, groups }] of lines.entries()) {
    over.push(head);
    const isHead = at >= heading_row && groups.length === 0 && line.length <= head_max;
    const kind = isHead ? kindOf(line) : undefined;
    if (kind === undefined) continue;
    if (kind === 'against' && isBehind.test(line)) over.fill(line, from, at);
    else head = kind === 'against' ? line : undefined;
    from = at + 1;
  }
  return over;
}

const head_max = 40;
const isBehind = /^\s*(?:以上|上面|上述|前面|他们|她们|都|均|全部)/u;

/** Of whom a line says in their own words that they leave. */
const leaversOf = ({ groups }: Line): ReadonlySet<string> =>
  new Set(
    groups.flatMap(({ names, before, behind, later }) =>
      leavingIn(`${before}\0${behind}${later}`, true).leaves ? names : [],
    ),
  );
