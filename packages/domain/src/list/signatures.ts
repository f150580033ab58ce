import type { Line } from './leaver-groups.ts';
import { closing, signing } from './words/around-leavers.ts';
import { leavingIn } from './words/leaving-words.ts';

/** 李四 11月26日, under all others, none of whom has a day. */
const dateAlone = /^\s*(?:\d{4}[年./-])?\d{1,2}[月./-]\d{1,2}[日号]?\s*$/u;
const anyDate = /\d{1,2}[月./-]\d{1,2}|\d[日号]|[今明后]天/u;

/** So many empty lines may stand over a signature. */
const blanks_max = 20;

/** Lines of a name alone: under a message that says of others that they leave, or behind thanks and regards. */
export function signatures(
  lines: readonly Line[],
  leaving: readonly ReadonlySet<string>[],
): ReadonlySet<number> {
  const last = lines.findLastIndex(({ line }) => line.trim() !== '');
  return new Set(
    lines.flatMap(({ groups: [only, ...more], line }, at) => {
      const above = lines.slice(Math.max(0, at - blanks_max), at).findLast((one) => one.line.trim() !== '');
      if (only === undefined || more.length > 0 || only.names.length > 1 || above === undefined) return [];
      const isLastDated =
        at === last &&
        dateAlone.test(only.behind) &&
        !lines.some((one) => one !== lines[at] && anyDate.test(one.line));
      const behind = isLastDated ? '' : only.behind;
      const isAlone = `${behind}${only.later}${only.label}`.trim() === '' && signing.test(only.before);
      if (!isAlone) return [];
      const isHead = above === lines.find((one) => one.line.trim() !== '') && above.groups.length === 0;
      const isClosed = closing.test(above.line) && !(isHead && leavingIn(above.line, true).leaves);
      if (isClosed || /^\s*[—–]/u.test(line)) return [at];
      if (isLastDated) return [at];
      const isParted = at === last && only.before.trim() === '' && lines[at - 1]?.line.trim() === '';
      return isParted && leaving[lines.indexOf(above)]!.size > 0 ? [at] : [];
    }),
  );
}
