import type { ChatLine, SayingToken } from './line.ts';
import type { Draft } from './draft.ts';
import { namesIn } from './clauses.ts';
import { set } from './scene.ts';

/**
 * 吕倩 4501… 替换 苏强 4403…, both with a number: 用…替换 and 替换了 say that the first comes, 把…替换 that the first goes; without such a
 * word nobody knows, and both are asked about.
 *
 * @returns whether it was said so
 */
export function exchangesOpenly(
  line: ChatLine,
  saying: SayingToken,
  [first, second]: readonly [Draft | undefined, Draft | undefined],
): boolean {
  if (first?.values.idcard === undefined || second?.values.idcard === undefined) return false;
  const said = /^(?:就|要|都|给)?替换(掉|了)?$/u.exec(saying.words.trim());
  const between = { from: saying.end, to: second.span.at };
  if (said === null || line.signs.some(({ at }) => at >= between.from && at < between.to)) return false;
  if (namesIn(line, between).length > 0) return false;
  const ahead = line.text.slice(0, first.span.at);
  if (/[把将]\s*$/u.test(ahead)) return false;
  const comes =
    said[1] !== undefined ||
    /[来去]\s*$/u.test(line.text.slice(0, saying.at)) ||
    /[用由让派叫]\s*$/u.test(ahead) ||
    /^[掉了]/u.test(line.text.slice(saying.end));
  const words = line.text;
  set(first, { kind: comes ? 'replace' : 'unclear', words }, comes ? (second.values.name ?? '') : '');
  set(second, { kind: comes ? 'leave' : 'unclear', words });
  return true;
}
