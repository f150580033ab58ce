import type { Canvas } from './canvas.ts';
import type { SayingToken } from './line.ts';
import { sayings } from '../words/intent-words.ts';

/** What is said of persons, in its order. */
export function takeSayings(canvas: Canvas, text: string): readonly SayingToken[] {
  const found: SayingToken[] = [];
  for (const [kind, pattern] of sayings)
    canvas.take(pattern, ({ 0: words, index }) => {
      const end = index + words.length;
      const at = index + (/^[\0\s]*/.exec(words)?.[0].length ?? 0);
      if (kind === 'none') return true;
      const before = text.slice(Math.max(0, at - before_max), at);
      const [no] = kind === 'add' ? (denied.exec(before) ?? []) : [];
      const [led = ''] = kind === 'wait' || kind === 'leave' ? (leading.exec(before) ?? []) : [];
      if (no === undefined) found.push({ at, end, kind, words: canvas.original(at - led.length, end) });
      else found.push({ at, end, kind: 'unclear', words: canvas.original(at - no.length, end) });
      return true;
    });
  return found.toSorted((a, b) => a.at - b.at);
}

/** As long as the longest of these. */
const before_max = 3;

/** 没报到, 取消入职, 拒绝参保. */
const denied = /(?:没有?|[未不别勿拒]|拒绝|取消|放弃|停止|终止|无法|不[能让肯予])$/u;

/** 先等等, 调走: what belongs to the words is quoted with them. */
const leading = /(?:先|调|就|都|已经?)$/u;
