import type { Line } from './leaver-groups.ts';
import { leavingIn } from './words/leaving-words.ts';

/**
 * The line of who signs a letter, in the last lines of a message, which an empty one parts from it: a company, 现场主管 冯强, a day.
 * Nobody else stands there, and nothing is said.
 */
export function signedBelow(lines: readonly Line[]): ReadonlySet<number> {
  const last = lines.findLastIndex(({ line }) => line.trim() !== '');
  const first = lines.findLastIndex(({ line }, at) => at < last && line.trim() === '') + 1;
  const block = lines.slice(first, last + 1);
  const isAbove = lines.slice(0, Math.max(0, first)).some(({ groups }) => groups.length > 0);
  const who = block.findIndex(({ groups }) => groups.length > 0);
  const signer = block[who];
  if (first === 0 || !isAbove || block.length > block_max || signer === undefined) return new Set();
  const [only, ...more] = signer.groups;
  const isAlone =
    more.length === 0 && only?.names.length === 1 && `${only.behind}${only.later}`.trim() === '';
  const rest = block.filter((one) => one !== signer);
  const isSigned = title.test(only?.before ?? '') || rest.some(({ line }) => ofSender.test(line.trim()));
  const isQuiet = rest.every(({ line, groups }) => groups.length === 0 && isPlate(line.trim()));
  return new Set(isAlone && isSigned && isQuiet ? [first + who] : []);
}

const block_max = 5;

const isPlate = (line: string): boolean =>
  ofSender.test(line) || (/^[\d年月日号./\s:：-]{4,20}$/u.test(line) && !leavingIn(line).leaves);

/** A company or a part of it, and no more. */
const ofSender = /^[\p{Script=Han}A-Za-z()（）]{2,30}(?:公司|厂|[部处科室]|中心|集团|项目部?)$/u;

/** What somebody is, before their name. */
const title =
  /^\s*\p{Script=Han}{0,8}(?:主管|经理|主任|领班|[班组线拉厂店课科队]长|负责人|专员|文员|助理|人事|HR)[:：]?\s*$/iu;
