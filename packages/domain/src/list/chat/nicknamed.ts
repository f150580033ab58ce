import type { Draft } from './draft.ts';
import { isNickname } from './callings.ts';

/** All persons of a message by their lines. */
export function everybody(drafts: readonly Draft[], others: readonly Draft[]): readonly Draft[] {
  const called = nicknamed(others);
  return [...drafts, ...others.filter((one) => !called.has(one))].toSorted(
    (a, b) => a.source_row - b.source_row,
  );
}

/**
 * 阿强唔做喇，黎永强琴日走咗: what somebody is called beside their name is nobody more. Gives those of a line who are called so and of
 * whom the same is said as of one on it whose name has the character.
 */
function nicknamed(others: readonly Draft[]): ReadonlySet<Draft> {
  const byLine = new Map<number, Draft[]>();
  for (const one of others) {
    const line = byLine.get(one.source_row) ?? [];
    line.push(one);
    byLine.set(one.source_row, line);
  }
  const isAlso = (called: Draft, other: Draft): boolean => {
    const { name = '' } = called.values;
    return (
      other !== called &&
      isNickname.test(name) &&
      !isNickname.test(other.values.name ?? '') &&
      called.intent?.kind === other.intent?.kind &&
      (other.values.name ?? '').includes(name.slice(1))
    );
  };
  return new Set(
    [...byLine.values()].flatMap((line) =>
      line.length > line_max ? [] : line.filter((called) => line.some((other) => isAlso(called, other))),
    ),
  );
}

/** On a line of more nobody is called otherwise. */
const line_max = 20;
